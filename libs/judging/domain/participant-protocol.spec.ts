import { describe, expect, it } from 'vitest';
import {
  isGranted,
  participantProtocol,
  USUAL_PERMISSIONS,
  type ParticipantPermissions,
  type WholeProtocol,
  type WholeRow,
} from './participant-protocol.ts';

const row = (number: string, place: number | null, change: Partial<WholeRow> = {}): WholeRow => ({
  itemGuid: `item ${number}`,
  programGuid: 'own',
  number,
  performer: `Арина ${number}`,
  collective: '',
  city: 'Кострома',
  pieceTitle: 'Барыня',
  isWithdrawn: false,
  activity: 'Done',
  total: 9500,
  technical: 41_230,
  deductions: 500,
  place,
  placeTo: place,
  award: { title: 'Лауреат', color: '#F6D37A' },
  methodText: 'Итог — среднее двух судей',
  byJudge: [
    { total: 9000, isDropped: true, abstained: false, marks: [9100, 8900] },
    { total: 9500, isDropped: false, abstained: false, marks: [9500, 9500] },
  ],
  byCriterion: [{ score: 9300 }, { score: 9200 }],
  ...change,
});

const whole: WholeProtocol = {
  programGuid: 'own',
  decimals: 2,
  methodText: 'среднее баллов судей',
  judges: [
    { guid: 'j1', fullName: 'Берестов Андрей', isChair: true },
    { guid: 'j2', fullName: 'Громова Лидия', isChair: false },
  ],
  criteria: [
    { guid: 'c1', title: 'Техника', min: 0, step: 100 },
    { guid: 'c2', title: 'Артистизм', min: 0, step: 100 },
  ],
  comments: [
    { itemGuid: 'item 10', judgeGuid: 'j2', text: 'Ярко' },
    { itemGuid: 'item 10', judgeGuid: 'j1', text: 'Тянуть носок' },
    { itemGuid: 'item 9', judgeGuid: 'j1', text: ' ' },
  ],
  groups: [
    {
      title: 'Народный танец',
      subtitle: '10–12 лет',
      methodText: 'Среднее баллов судей',
      isProvisional: false,
      ties: [{ itemGuids: ['item 10', 'item 9', 'item 3'], decision: { reason: 'Чище строй' } }],
      rows: [
        row('10', 1),
        row('9', 2),
        row('3', 3, { programGuid: 'other' }),
        row('4', null, { isWithdrawn: true }),
        row('5', null, { activity: 'Skipped' }),
      ],
    },
    {
      title: 'Вокал',
      subtitle: '',
      methodText: 'Сумма мест',
      isProvisional: false,
      ties: [],
      rows: [row('7', 1, { programGuid: 'other' })],
    },
  ],
};
const seen = (allowed: Partial<ParticipantPermissions>) =>
  participantProtocol(whole, {
    permissions: { ...USUAL_PERMISSIONS, ...allowed },
    corrections: [
      { item: 'item 10', judge: 'j1', criterion: 'c1', before: 8700, value: 9100, reason: 'Ошибся строкой' },
      { item: 'item 10', judge: 'j2', criterion: 'c2', before: null, value: 9500, reason: 'Не было связи' },
    ],
    prizes: [
      { item: 'item 9', title: 'За костюм', giver: 'sponsor', giverName: 'ООО «Лира»' },
      { item: 'item 9', title: 'Приз члена жюри', giver: 'judge', giverName: 'Громова Лидия' },
      { item: 'item 9', title: 'Приз жюри', giver: 'jury', giverName: '' },
      { item: 'item 4', title: 'Приз зала', giver: 'organizer', giverName: '' },
    ],
    namesOf: (item, { performer, collective }) => {
      const named = (name: string) => (name === '' ? '' : `«${name}» of ${item}`);
      return { performer: named(performer), collective: named(collective) };
    },
  });
const first = (allowed: Partial<ParticipantPermissions>) =>
  seen(allowed).groups[0]!.rows.find(({ number }) => number === '10')!;

describe('what a participant may see', () => {
  it('with titles alone is who performed and the title, in an order that tells no place', () => {
    const protocol = seen({ showTitles: true });
    expect(protocol.groups.map(({ title, rows }) => [title, rows.map(({ number }) => number)])).toEqual([
      ['Народный танец', ['9', '10']],
    ]);
    expect(protocol).toMatchObject({ methodText: '', judges: [], criteria: [] });
    expect(first({ showTitles: true })).toEqual({
      guid: 'item 10',
      number: '10',
      performer: '«Арина 10» of item 10',
      collective: '',
      city: 'Кострома',
      pieceTitle: 'Барыня',
      award: { title: 'Лауреат', color: '#F6D37A' },
      place: null,
      placeTo: null,
      total: null,
      technical: null,
      deductions: null,
      scores: [],
      byJudge: [],
      comments: [],
      corrections: [{ judge: null, criterion: null, change: null, reason: null }],
      notes: [],
      prizes: [],
    });
  });

  it('a correction is always told, and of it only what is shown anyway', () => {
    expect(first({ showJudges: true }).corrections[0]).toEqual({
      judge: 'Берестов Андрей',
      criterion: null,
      change: null,
      reason: null,
    });
    expect(first({ showCriteria: true, showComments: true }).corrections).toEqual([
      { judge: null, criterion: 'Техника', change: null, reason: 'Ошибся строкой' },
      { judge: null, criterion: 'Артистизм', change: null, reason: 'Не было связи' },
    ]);
    expect(first({ showJudges: true, showCriteria: true }).corrections.map(({ change }) => change)).toEqual([
      '8,7 → 9,1',
      'без оценки → 9,5',
    ]);
    expect(first({}).corrections).toHaveLength(1);
    expect(seen({}).groups[0]!.rows.find(({ number }) => number === '9')!.corrections).toEqual([]);
  });

  it('no value that is not allowed is anywhere in it', () => {
    expect(JSON.stringify(seen({}))).not.toMatch(
      /9500|9300|9100|41230|Берестов|Техника|среднее|Ярко|other|8,7|Ошибся/i,
    );
    expect(JSON.stringify(seen({ showJudges: true }))).not.toMatch(/9100|9300|41230|Техника|Ярко|8,7|Ошибся/);
    expect(JSON.stringify(seen({ showCriteria: true }))).not.toMatch(/9500|9100|Берестов|8,7|Ошибся/);
  });

  it('places bring their order, and whose decision it is', () => {
    const [group] = seen({ showPlaces: true }).groups;
    expect(group!.rows.map(({ number, place }) => [number, place])).toEqual([
      ['10', 1],
      ['9', 2],
    ]);
    expect(group!.rows[0]!.notes).toEqual([
      'При равном итоге выше, чем №\u00A09 и №\u00A03 другой программы: решение председателя жюри',
    ]);
  });

  it('totals bring what was added and taken off, and the method', () => {
    expect(first({ showTotals: true })).toMatchObject({ total: 9500, technical: 41_230, deductions: 500 });
    expect(seen({ showTotals: true }).methodText).toBe('среднее баллов судей');
    expect([seen({}), seen({ showTotals: true })].map(({ groups }) => groups[0]!.methodText)).toEqual([
      '',
      'Среднее баллов судей',
    ]);
  });

  it('criteria show the panel’s scores, each judge’s marks only with the judges', () => {
    expect(first({ showCriteria: true })).toMatchObject({ scores: [9300, 9200], byJudge: [] });
    expect(first({ showJudges: true }).byJudge).toEqual([
      { total: 9000, isDropped: true, abstained: false, marks: [] },
      { total: 9500, isDropped: false, abstained: false, marks: [] },
    ]);
    expect(first({ showJudges: true, showCriteria: true }).byJudge[0]!.marks).toEqual([9100, 8900]);
  });

  it('comments come without names, in an order that tells none, unless judges are shown', () => {
    expect(first({ showComments: true }).comments).toEqual([
      { judge: null, text: 'Тянуть носок' },
      { judge: null, text: 'Ярко' },
    ]);
    expect(first({ showComments: true, showJudges: true }).comments).toEqual([
      { judge: 'Берестов Андрей', text: 'Тянуть носок' },
      { judge: 'Громова Лидия', text: 'Ярко' },
    ]);
  });

  it('is nothing until something is granted, and the title beside whatever is', () => {
    expect(isGranted(USUAL_PERMISSIONS)).toBe(false);
    for (const name of Object.keys(USUAL_PERMISSIONS)) {
      expect([name, isGranted({ ...USUAL_PERMISSIONS, [name]: true })]).toEqual([name, true]);
      expect(first({ [name]: true }).award).not.toBeNull();
    }
  });
});

describe('special prizes', () => {
  const prizes = (allowed: Partial<ParticipantPermissions>) =>
    seen(allowed).groups.flatMap(({ rows }) => rows.flatMap((one) => one.prizes));

  it('come with every grant; a judge who gives one is named where judges are', () => {
    expect(prizes({ showTitles: true })).toEqual([
      { title: 'За костюм', giver: 'ООО «Лира»' },
      { title: 'Приз члена жюри', giver: null },
      { title: 'Приз жюри', giver: null },
    ]);
    expect(prizes({ showJudges: true }).map(({ giver }) => giver)).toEqual(['ООО «Лира»', 'Громова Лидия', null]);
  });
});
