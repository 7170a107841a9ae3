import { expect, it } from 'vitest';
import { journalWords } from './journal-words.ts';

it('says in words what was done', () => {
  const said = (kind: string, word = '', to: number | null = null, reason = '') =>
    journalWords({ kind, to, word, reason });
  expect(said('mark', '', 9000).what).toBe('Оценка судьи');
  expect(said('mark').what).toBe('Оценка снята судьёй');
  expect(said('late', 'declined', 9000).what).toBe('Оценка после закрытия: отклонена');
  expect(said('state', 'Locked').what).toBe('Протокол закрыт');
  expect(said('prize', 'За костюм', null, 'given').what).toBe('Спецприз «За костюм» отдан');
  expect(said('prize', 'Приз зрителей', null, 'taken').what).toBe('Приз зрителей забран');
  expect(said('seal', '2', null, 'ab')).toEqual({
    what: 'Протокол запечатан, печать № 2',
    reason: 'Отпечаток ab',
  });
});

it('says of a mark changed after its showing what the hall had seen', () => {
  const said = (kind: string, word: string, to: number | null = 9400, reason = '') =>
    journalWords({ kind, to, word, reason });
  expect(said('mark', '24000')).toEqual({ what: 'Оценка судьи после показа залу', reason: 'зал уже видел 24' });
  expect(said('mark', '9100', null).what).toBe('Оценка снята судьёй после показа залу');
  expect(said('mark', 'none').reason).toBe('зал уже видел итог без неё');
  expect(said('paperMark', '9100', 9400, 'Сверка')).toEqual({
    what: 'Оценка с бумаги после показа залу',
    reason: 'зал уже видел 9,1; Сверка',
  });
});
