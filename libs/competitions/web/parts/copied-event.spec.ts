import { expect, it } from 'vitest';
import { copiedEvent, copiedText, suggestedBy } from './copied-event.ts';

const of = (title: string, beginDate: string, endDate: string, today: string) => {
  const details = { title, beginDate, endDate } as Parameters<typeof copiedEvent>[0]['details'];
  const copied = copiedEvent({ details }, new Date(`${today}T12:00:00Z`));
  return [copied.title, copied.beginDate, copied.endDate];
};

it('of last year’s event is this year’s: the same weekday, and the year in its title', () => {
  expect(of('Светлояр 2025', '2025-11-22', '2025-11-23', '2026-06-01')).toEqual([
    'Светлояр 2026',
    '2026-11-21',
    '2026-11-22',
  ]);
  expect(of('Сезон 2024–2025', '2025-02-01', '2025-02-01', '2026-01-20')).toEqual([
    'Сезон 2025–2026',
    '2026-01-31',
    '2026-01-31',
  ]);
});

it('of an old event is ahead all the same, and of one that is ahead is a year behind it', () => {
  expect(of('Светлояр', '2021-06-05', '2021-06-06', '2026-11-23')).toEqual(['Светлояр', '2027-05-29', '2027-05-30']);
  expect(of('XX фестиваль 2027', '2027-03-06', '2027-03-08', '2026-11-23')).toEqual([
    'XX фестиваль 2028',
    '2028-03-04',
    '2028-03-06',
  ]);
});

it('writes over nothing that was typed, and over what another event has suggested', () => {
  const [first, spruce, lake] = [
    { title: '', beginDate: '2026-12-19', endDate: '2026-12-19', city: 'Тверь', timeZone: 'Europe/Moscow' },
    {
      title: 'Ёлочка 2027',
      beginDate: '2027-12-19',
      endDate: '2027-12-20',
      city: 'Пермь',
      timeZone: 'Asia/Yekaterinburg',
    },
    { title: 'Светлояр 2027', beginDate: '2027-06-05', endDate: '2027-06-06', city: 'Томск', timeZone: 'Asia/Tomsk' },
  ];
  expect(suggestedBy(spruce, first, first)).toEqual(spruce);
  expect(suggestedBy(lake, spruce, spruce)).toEqual(lake);
  const { title, city, timeZone, ...days } = spruce;
  const place = { city, timeZone };
  expect(suggestedBy(spruce, { ...first, beginDate: '2027-12-18', endDate: '2027-12-19' }, first)).toEqual({
    title,
    ...place,
  });
  // One date alone would make a range of a typed end and a suggested beginning.
  expect(suggestedBy(spruce, { ...first, endDate: '2026-12-20' }, first)).toEqual({ title, ...place });
  expect(suggestedBy(spruce, { ...first, title: 'Хрусталь' }, first)).toEqual({ ...days, ...place });
  // A clock that was chosen stays with its city, and a city with its clock.
  expect(suggestedBy(spruce, { ...first, city: 'Чита', timeZone: 'Asia/Chita' }, first)).toEqual({ title, ...days });
  expect(suggestedBy(spruce, { ...first, timeZone: 'Asia/Chita' }, first)).toEqual({ title, ...days });
});

it('what is told of a copy is what it has', () => {
  const step = (key: 'program' | 'dates', state: 'waiting' | 'done', fact: string) => ({
    ...{ key, state, fact, title: '', to: '' },
  });
  const told = (documents: number, program: string, dates: 'waiting' | 'done') =>
    copiedText({
      steps: [step('program', 'waiting', program), step('dates', dates, '')],
      faults: [],
      counts: { documents },
    });
  expect(told(0, 'ещё не создана', 'waiting')).toBe('Проверьте карточку: место и описание взяты из прежнего.');
  expect(told(2, 'выступления ещё не добавлены', 'done').replaceAll('\u00a0', ' ')).toBe(
    '2 документа из прежнего: участники увидят их, когда вы покажете. Сдвинуты вместе с мероприятием: дни программы и сроки заявок. Проверьте их.',
  );
});
