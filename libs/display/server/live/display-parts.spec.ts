import type { HallResults, HallRow } from '@rampa/judging/server';
import { describe, expect, it } from 'vitest';
import { leadersOf, nextOf, performerOf, resultOf, rowOf } from './display-parts.ts';

const judge = (total: number | null, more: Partial<HallRow['byJudge'][number]> = {}) => ({
  total,
  isDropped: false,
  abstained: false,
  isAsked: true,
  hasGivenAll: total !== null,
  ...more,
});

const TITLE = { title: 'Лауреат I степени', color: '#F6D37A', isByPlace: false };

const row = (itemGuid: string, more: Partial<HallRow> = {}): HallRow => ({
  itemGuid,
  programGuid: 'program',
  performer: 'Жар‑птица',
  collective: '',
  city: 'Кострома',
  activity: 'Done',
  isWithdrawn: false,
  isComplete: true,
  total: 9500,
  technical: 0,
  components: 9500,
  deductions: 0,
  place: 1,
  placeTo: 1,
  award: TITLE,
  byJudge: [
    judge(9400),
    judge(9800, { isDropped: true }),
    judge(null, { abstained: true, isAsked: false, hasGivenAll: true }),
  ],
  ...more,
});

const results = (rows: HallRow[]): HallResults => ({
  competition: 'competition',
  decimals: 2,
  judges: ['Берестов Андрей Ильич', 'Громова Ольга', 'Ивлева Анна'],
  groups: [
    {
      ...{ key: 'g', title: 'Народный танец', subtitle: '13–15 лет', nomination: null, isProvisional: false, rows },
      method: { kind: 'mean' },
    },
  ],
});

describe('the result of a performance', () => {
  it('shows totals with the protocol’s decimals, judges by surname, and leaves out who abstained', () => {
    const whole = results([row('a')]);
    expect(resultOf(whole, rowOf(whole, 'a')!, { showJudgeMarks: true })).toEqual({
      total: '9,50',
      place: 1,
      placeTo: 1,
      isProvisional: false,
      award: { title: 'Лауреат I степени', color: '#F6D37A', isProvisional: false },
      note: 'Итог — среднее двух судей, одно воздержание',
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
    const whole = results([row('a', { technical: 12_340, components: 20_000, deductions: 1000 })]);
    const result = resultOf(whole, rowOf(whole, 'a')!, { showJudgeMarks: false });
    expect(result).toMatchObject({ marks: [], technical: '12,34', components: '20,00', deductions: '1,00' });
  });
});

describe('the place in a result', () => {
  const told = (...others: ReturnType<typeof row>[]) => {
    const whole = results([row('a', { place: 2, placeTo: 3 }), ...others]);
    return resultOf(whole, rowOf(whole, 'a')!, { showJudgeMarks: true });
  };

  it('says all the places that equals share, and that it may move while another is still to be judged', () => {
    expect(told(row('b'))).toMatchObject({ place: 2, placeTo: 3, isProvisional: false });
    expect(told(row('b', { isComplete: false }))).toMatchObject({ isProvisional: true });
  });

  it('takes a title by place along, and no title by points', () => {
    const titled = (isComplete: boolean, isByPlace: boolean) => {
      const whole = results([row('a', { award: { ...TITLE, isByPlace } }), row('b', { isComplete })]);
      return resultOf(whole, rowOf(whole, 'a')!, { showJudgeMarks: true }).award!.isProvisional;
    };
    expect([titled(false, true), titled(false, false), titled(true, true)]).toEqual([true, false, false]);
  });

  it('waits for nobody who does not compete', () => {
    expect(told(row('b', { isComplete: false, isWithdrawn: true }))).toMatchObject({ isProvisional: false });
    expect(told(row('b', { isComplete: false, activity: 'Skipped' }))).toMatchObject({ isProvisional: false });
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
    const whole = results(rows);
    const leaders = leadersOf(whole, whole.groups[0]!, {
      title: 'Танец',
      current: 'a',
      mayShow: ({ itemGuid }) => itemGuid !== 'hidden',
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
  const titles = (isComplete: boolean) => {
    const byPlace = row('a', { award: { ...TITLE, isByPlace: true } });
    const whole = results([byPlace, row('b', { place: 2, placeTo: 2 }), row('c', { isComplete })]);
    const shown = { title: 'Танец', current: null, mayShow: (one: HallRow) => one.itemGuid !== 'c' };
    return leadersOf(whole, whole.groups[0]!, shown).rows.map(({ award }) => award!.isProvisional);
  };

  it('by place may move while the group is still judged; one by points may not', () => {
    expect(titles(false)).toEqual([true, false]);
    expect(titles(true)).toEqual([false, false]);
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
