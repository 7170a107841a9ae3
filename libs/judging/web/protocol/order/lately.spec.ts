import { describe, expect, it } from 'vitest';
import type { ProtocolView } from '@rampa/contract';
import { lately, methodsOf, outcomesOf } from './lately.ts';

const by = (given: number, expected = 2) => ({ given, expected, abstained: false });
const row = (number: string, activity: string, more: object = {}) => ({
  ...{
    itemGuid: `i${number}`,
    number,
    activity,
    status: 'complete',
    total: 8430,
    programGuid: 'p',
    isWithdrawn: false,
  },
  ...{ byJudge: [by(2), by(2)], ...more },
});
const protocol = (...rows: object[]) =>
  ({
    ...{ programGuid: 'p', decimals: 2, judges: [{ fullName: 'Громова' }, { fullName: 'Ли А' }] },
    groups: [{ rows }],
  }) as unknown as ProtocolView;
const numbers = (view: ProtocolView, order: string[] | null = null) => lately(view, order).map(({ number }) => number);

describe('what is judged lately', () => {
  it('is who is on stage and who has just left it', () => {
    const view = protocol(row('1', 'Done'), row('2', 'Done'), row('3', 'OnStage'), row('4', 'Waiting'));
    expect(numbers(view)).toEqual(['3', '2']);
  });
  it('is told by the running order, where it is known', () => {
    const view = protocol(row('1', 'Done'), row('2', 'Done'), row('3', 'OnStage'));
    expect(numbers(view, ['i2', 'i1', 'i3'])).toEqual(['3', '1']);
    // A latecomer goes first, everybody else stands behind him.
    expect(numbers(view, ['i3', 'i1', 'i2'])).toEqual(['3', '2']);
  });
  it('is the last two while nobody is on stage; nobody withdrawn, passed over or of another program', () => {
    const out = [row('4', 'Done', { isWithdrawn: true }), row('5', 'Skipped'), row('6', 'Done', { programGuid: 'q' })];
    expect(numbers(protocol(row('1', 'Done'), row('2', 'Done'), row('3', 'Done'), ...out))).toEqual(['3', '2']);
    expect(numbers(protocol(row('1', 'Waiting')))).toEqual([]);
  });
});

it('how they are counted is told once, and by number where one has an abstention', () => {
  const told = (...rows: object[]) => methodsOf(protocol(...rows).groups[0]!.rows);
  const mean = { methodText: 'Итог — среднее двух судей' };
  const abstained = { methodText: 'Итог — оценка одного судьи, одно воздержание' };
  expect(told(row('1', 'Done', mean), row('2', 'Done', mean))).toEqual([mean.methodText]);
  expect(told(row('1', 'Done', mean), row('2', 'Done', abstained))).toEqual([
    `№\u00A01: ${mean.methodText}`,
    `№\u00A02: ${abstained.methodText}`,
  ]);
  expect(told(row('1', 'Done', { methodText: '' }))).toEqual([]);
});

describe('what came of a performance', () => {
  it('is its total, or how many have marked it', () => {
    const judging = { status: 'waiting', total: null, byJudge: [by(2), by(1)] };
    const outcomes = outcomesOf(protocol(row('1', 'Done'), row('2', 'Done', judging)));
    expect(outcomes.get('i1')).toEqual({ text: '8,43', isJudging: false });
    expect(outcomes.get('i2')).toEqual({ text: '1 из\u00A02', isJudging: true });
  });
  it('is nothing before it begins', () => {
    const ahead = { status: 'waiting', total: null, byJudge: [by(0), by(0)] };
    expect(outcomesOf(protocol(row('1', 'Waiting', ahead))).size).toBe(0);
    expect(outcomesOf(null).size).toBe(0);
  });
});
