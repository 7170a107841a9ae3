// How the scene of a result makes room, step by step. The shares are of its usual sizes, the words those of its style sheet.

import type { GivesWay } from '@rampa/display/domain';
import { settleDensity, type DensityStep } from '../motion/use-density.ts';

/**
 * What gives way, in order: the total joins the title's band, the piece is hidden, everything becomes smaller, the
 * judges stand in two rows. What is in these steps can still be read from the last row.
 */
const WIDE_STEPS: readonly DensityStep[] = [
  [1, ''],
  [1, 'joined'],
  [1, 'joined piece'],
  [0.86, 'joined piece'],
  [0.72, 'joined piece'],
  [0.86, 'joined piece rows-2'],
  [0.76, 'joined piece rows-2'],
  [0.68, 'joined piece rows-2'],
];
/** 4:3 is narrow for the judges: two rows come before all becomes small. */
const NARROW_STEPS: readonly DensityStep[] = [...WIDE_STEPS.slice(0, 4), ...WIDE_STEPS.slice(5), WIDE_STEPS[4]!];
/** An upright screen has room below: its judges stand in two rows before anything becomes smaller. */
const UPRIGHT_STEPS: readonly DensityStep[] = [
  [1, ''],
  [1, 'piece'],
  [1, 'rows-2'],
  [1, 'rows-2 piece'],
  [0.86, 'rows-2 piece'],
  [0.76, 'rows-2 piece'],
  [0.68, 'rows-2 piece'],
  [0.68, 'rows-3 piece'],
];
/**
 * Once the institution is gone: the judges stand in several rows, then their marks alone shrink beside a whole name and
 * title. Their names stay as long as there is room.
 */
const TIGHT_STEPS: readonly DensityStep[] = [
  [0.58, 'joined piece rows-2'],
  ...[3, 4].flatMap((rows): DensityStep[] => [
    [0.86, `joined piece rows-${rows}`],
    [0.7, `joined piece rows-${rows}`],
    [0.58, `joined piece rows-${rows}`],
  ]),
  [0.5, 'joined piece rows-4 small'],
  ...[2, 3, 4].flatMap((rows): DensityStep[] => [
    [0.58, `joined piece rows-${rows} small whole`],
    [0.45, `joined piece rows-${rows} small whole`],
  ]),
  [0.6, 'joined piece nameless'],
  [0.45, 'joined piece nameless'],
];
/** Width to height. */
const NARROW = 1.5;

function spaciousSteps(body: HTMLElement): readonly DensityStep[] {
  const { clientWidth, clientHeight } = body.closest('.hall')!;
  if (clientWidth < clientHeight) return UPRIGHT_STEPS;
  return clientWidth < clientHeight * NARROW ? NARROW_STEPS : WIDE_STEPS;
}

/** Without an institution. */
export function settleBare(body: HTMLElement): boolean {
  const spacious = spaciousSteps(body);
  const further = spacious === UPRIGHT_STEPS ? [...WIDE_STEPS.slice(1), ...TIGHT_STEPS] : TIGHT_STEPS;
  return settleDensity(body, [...spacious, ...further]);
}

export const settleResult = (body: HTMLElement, gone: readonly GivesWay[]) =>
  gone.includes('institution') ? settleBare(body) : settleDensity(body, spaciousSteps(body));
