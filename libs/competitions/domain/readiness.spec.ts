import { expect, it } from 'vitest';
import { nextStep, orderedSteps, STEP_KEYS, type ReadyStep, type StepState } from './readiness.ts';

const steps = (states: Partial<Record<ReadyStep['key'], StepState>>): ReadyStep[] =>
  STEP_KEYS.toReversed().map((key) => ({ key, state: states[key] ?? 'done', fact: '' }));
const keys = (found: readonly ReadyStep[]) => found.map(({ key }) => key);

it('steps stand in the order in which an event is prepared', () => {
  expect(keys(orderedSteps(steps({}), true, () => true))).toEqual([...STEP_KEYS]);
});

it('a festival without marks has neither judging nor protocols to prepare', () => {
  expect(keys(orderedSteps(steps({}), false, () => true))).toEqual([
    'card',
    'documents',
    'form',
    'dates',
    'statuses',
    'letters',
    'requisites',
    'program',
    'displays',
    'publication',
    'diplomas',
  ]);
});

it('nobody is told of what is closed to him', () => {
  expect(keys(orderedSteps(steps({}), true, (section) => section === 'program'))).toEqual(['program', 'publication']);
});

it('an employee is not led to letters, which the organizer words', () => {
  expect(keys(orderedSteps(steps({}), true, () => true, false))).not.toContain('letters');
});

it('what wants attention comes before what has not begun', () => {
  const ordered = orderedSteps(steps({ judges: 'waiting', titles: 'now' }), true, () => true);
  expect(nextStep(ordered)?.key).toBe('titles');
  expect(nextStep(orderedSteps(steps({ judges: 'waiting' }), true, () => true))?.key).toBe('judges');
  expect(nextStep(orderedSteps(steps({}), true, () => true))).toBeNull();
});
