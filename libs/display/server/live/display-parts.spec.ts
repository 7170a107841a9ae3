import type { ProtocolView } from '@rampa/contract';
import { USUAL_PERMISSIONS } from '@rampa/judging/domain';
import { describe, expect, it } from 'vitest';
import { leadersOf, nextOf, performerOf, resultOf, rowOf, type ProtocolRow } from './display-parts.ts';

const judge = (total: number | null, more: Partial<ProtocolRow['byJudge'][number]> = {}) => ({
  total,
  given: total === null ? 0 : 1,
  expected: 1,
  isDropped: false,
  abstained: false,
  marks: [total],
  ...more,
});

const row = (itemGuid: string, more: Partial<ProtocolRow> = {}): ProtocolRow => ({
  itemGuid,
  programGuid: 'program',
  nominationGuid: null,
  number: '24',
  performer: 'Жар‑птица',
  collective: '',
  city: 'Кострома',
  pieceTitle: 'Половецкие пляски',
  activity: 'Done',
  isWithdrawn: false,
  status: 'complete',
  total: 9500,
  technical: 0,
  components: 9500,
  deductions: 0,
  place: 1,
  placeTo: 1,
  award: { guid: 'award', title: 'Лауреат I степени', color: '#F6D37A' },
  byJudge: [judge(9400), judge(9800, { isDropped: true }), judge(null, { abstained: true })],
  byCriterion: [],
  ...more,
});

const protocol = (rows: ProtocolRow[]): ProtocolView => ({
  competitionGuid: 'competition',
  competitionTitle: 'Светлояр',
  programGuid: 'program',
  programTitle: 'II отделение',
  tour: 1,
  timeZone: 'Europe/Moscow',
  state: 'Open',
  version: 1,
  lockedAt: null,
  decimals: 2,
  methodText: 'Зачёркнуты высшая и низшая оценки; итог — среднее трёх; сумма мест',
  judges: ['Берестов Андрей Ильич', 'Громова Ольга', 'Ивлева Анна'].map((fullName, index) => ({
    guid: `judge-${index}`,
    fullName,
    isChair: false,
  })),
  criteria: [],
  lateCount: 0,
  clearing: null,
  comments: [],
  shownChanges: [],
  granted: { members: USUAL_PERMISSIONS, link: USUAL_PERMISSIONS },
  groups: [
    {
      ...{ key: 'g', title: 'Народный танец', subtitle: '13–15 лет', isProvisional: false, ties: [], rows },
      methodText: 'Зачёркнуты высшая и низшая оценки; итог — среднее трёх',
    },
  ],
});

describe('the result of a performance', () => {
  it('shows totals with the protocol’s decimals, judges by surname, and leaves out who abstained', () => {
    const whole = protocol([row('a')]);
    expect(
      resultOf(whole, rowOf(whole, 'a')!, {
        showJudgeMarks: true,
        isByPlace: false,
        note: 'Итог — среднее трёх судей',
      }),
    ).toEqual({
      total: '9,50',
      place: 1,
      placeTo: 1,
      isProvisional: false,
      award: { title: 'Лауреат I степени', color: '#F6D37A', isProvisional: false },
      note: 'Итог — среднее трёх судей',
      marks: [
        { name: 'Берестов', value: '9,40', isDropped: false },
        { name: 'Громова', value: '9,80', isDropped: true },
      ],
      technical: null,
      components: null,
      deductions: null,
    });
  });

  it('keeps the judges’ marks back where the organizer does, and tells the parts of the total where there are any', () => {
    const whole = protocol([row('a', { technical: 12_340, components: 20_000, deductions: 1000 })]);
    const result = resultOf(whole, rowOf(whole, 'a')!, {
      showJudgeMarks: false,
      isByPlace: false,
      note: 'Итог — среднее трёх судей',
    });
    expect(result).toMatchObject({ marks: [], technical: '12,34', components: '20,00', deductions: '1,00' });
  });
});

describe('the place in a result', () => {
  const told = (...others: ReturnType<typeof row>[]) => {
    const whole = protocol([row('a', { place: 2, placeTo: 3 }), ...others]);
    return resultOf(whole, rowOf(whole, 'a')!, {
      showJudgeMarks: true,
      isByPlace: false,
      note: 'Итог — среднее трёх судей',
    });
  };

  it('says all the places that equals share, and that it may move while another is still to be judged', () => {
    expect(told(row('b'))).toMatchObject({ place: 2, placeTo: 3, isProvisional: false });
    expect(told(row('b', { status: 'waiting' }))).toMatchObject({ isProvisional: true });
  });

  it('takes a title by place along, and no title by points', () => {
    const titled = (status: ProtocolRow['status'], isByPlace: boolean) => {
      const whole = protocol([row('a'), row('b', { status })]);
      return resultOf(whole, rowOf(whole, 'a')!, { showJudgeMarks: true, isByPlace, note: '' }).award!.isProvisional;
    };
    expect([titled('waiting', true), titled('waiting', false), titled('complete', true)]).toEqual([true, false, false]);
  });

  it('waits for nobody who does not compete', () => {
    expect(told(row('b', { status: 'waiting', isWithdrawn: true }))).toMatchObject({ isProvisional: false });
    expect(told(row('b', { status: 'waiting', activity: 'Skipped' }))).toMatchObject({ isProvisional: false });
  });
});

describe('the leaders of a group', () => {
  it('hold only the rows that may be shown, in the order of places', () => {
    const rows = [
      row('b', { place: 2, placeTo: 3, total: 9000, performer: '', collective: 'Лель' }),
      row('a'),
      row('c', { place: 2, placeTo: 3, total: 9000 }),
      row('hidden', { total: 9900 }),
      row('withdrawn', { isWithdrawn: true }),
    ];
    const whole = protocol(rows);
    const leaders = leadersOf(whole, whole.groups[0]!, {
      title: 'Танец',
      current: 'a',
      mayShow: ({ itemGuid }) => itemGuid !== 'hidden',
      byPlace: new Set(),
    });
    expect(leaders.rows.map(({ place, name, total, isCurrent }) => [place, name, total, isCurrent])).toEqual([
      [1, 'Жар‑птица', '9,50', true],
      [2, 'Лель', '9,00', false],
      [2, 'Жар‑птица', '9,00', false],
    ]);
    expect([leaders.scored, leaders.of]).toEqual([3, 4]);
    expect(leaders.note).toBe('Места 2–3 разделены. Места предварительные');
    expect(JSON.stringify(leaders)).not.toContain('9,90');
  });
});

describe('a title in the standing', () => {
  const titles = (status: ProtocolRow['status']) => {
    const whole = protocol([row('a'), row('b', { place: 2, placeTo: 2 }), row('c', { status })]);
    const shown = {
      title: 'Танец',
      current: null,
      mayShow: (one: ProtocolRow) => one.itemGuid !== 'c',
      byPlace: new Set(['a']),
    };
    return leadersOf(whole, whole.groups[0]!, shown).rows.map(({ award }) => award!.isProvisional);
  };

  it('by place may move while the group is still judged; one by points may not', () => {
    expect(titles('waiting')).toEqual([true, false]);
    expect(titles('complete')).toEqual([false, false]);
  });
});

describe('a performance on the screen', () => {
  const item = {
    number: '7',
    performer: 'Лель',
    collective: 'Ансамбль «Радуга»',
    city: 'Иваново',
    title: '',
    nomination: '',
    group: '13–15 лет',
  } as never;

  it('tells its nomination as screens call it, and beside it who competes with whom', () => {
    const whole = { ...(item as object), nomination: 'Танец: народный', group: 'Танец: народный · 13–15 лет · соло' };
    expect(performerOf(whole as never, 'Народный')).toMatchObject({
      nomination: 'Народный',
      group: '13–15 лет · соло',
    });
    expect(performerOf({ ...whole, nomination: '', group: '9 лет' } as never, '')).toMatchObject({ group: '9 лет' });
  });

  it('is named by its performer, with the collective and the city below', () => {
    expect(performerOf(item, 'Танец')).toMatchObject({ name: 'Лель', detail: 'Ансамбль «Радуга» · Иваново' });
    expect(nextOf({ ...(item as object), performer: '' } as never)).toEqual({
      number: '7',
      name: 'Ансамбль «Радуга»',
      detail: 'Иваново',
    });
  });
});
