import { expect, it } from 'vitest';
import type { DueStage } from '../price/stages.ts';
import { debtAges } from './debt-ages.ts';

const stage = (effectiveDue: string, amount: number): DueStage => ({
  title: '',
  due: effectiveDue,
  effectiveDue,
  amount,
});
const stages = [stage('2026-03-01', 300), stage('2026-04-01', 200), stage('2026-05-01', 500)];

it('puts what is unpaid to the age of its stage, the oldest covered first', () => {
  expect(debtAges(stages, 0, '2026-04-01')).toEqual([700, 0, 0, 300, 0]);
  expect(debtAges(stages, 100, '2026-03-08')).toEqual([700, 200, 0, 0, 0]);
  expect(debtAges(stages, 300, '2026-04-09')).toEqual([500, 0, 200, 0, 0]);
  expect(debtAges(stages, 400, '2026-07-10')).toEqual([0, 0, 0, 0, 600]);
});

it('counts nothing of who has paid all or more', () => {
  expect(debtAges(stages, 1_000, '2027-01-01')).toEqual([0, 0, 0, 0, 0]);
  expect(debtAges(stages, 1_500, '2027-01-01')).toEqual([0, 0, 0, 0, 0]);
});
