// How many extremes a panel of some size loses.
import { FIGURE_SKATING_TRIM } from './figure-skating.ts';
import type { Method, Trim } from './types.ts';

type Trimmed = Extract<Method, { kind: 'trimmedMean' }>;

/** Nothing is struck where that would leave nobody, or where there are too few judges. */
export function trimOf(method: Method, present: number): { readonly high: number; readonly low: number } {
  const held = trimsOf(method).findLast(({ minJudges, high, low }) => present >= minJudges && present > high + low);
  return held ?? { high: 0, low: 0 };
}

/** By size of the panel, the smallest first. */
function trimsOf(method: Method): readonly Trim[] {
  if (method.kind === 'figureSkating') return [FIGURE_SKATING_TRIM];
  if (method.kind !== 'trimmedMean') return [];
  return [method, ...(method.larger ?? [])];
}

/** Each strikes somebody and leaves somebody, and each next one is about a larger panel. */
export function trimsAreSound(method: Trimmed): boolean {
  const trims = trimsOf(method);
  return trims.every((trim, i) => isSound(trim) && (i === 0 || trim.minJudges > trims[i - 1]!.minJudges));
}

function isSound({ high, low, minJudges }: Trim): boolean {
  const whole = [high, low, minJudges].every((value) => Number.isInteger(value) && value >= 0);
  return whole && high + low > 0 && minJudges > high + low;
}
