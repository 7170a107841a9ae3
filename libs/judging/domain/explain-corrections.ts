// Lists what the organizer has corrected. The derivation cannot tell it, because it holds only the marks that count.

import { formatThousandths, scaleDecimals } from './format.ts';
import type { ExplanationStep } from './explanation.ts';

/** A cell whose last change is the organizer's. Marks in thousandths; null: no mark. */
export interface MarkCorrection {
  readonly item: string;
  readonly judge: string;
  readonly criterion: string;
  readonly before: number | null;
  readonly value: number | null;
  readonly reason: string;
}

interface NamedCriterion {
  readonly guid: string;
  readonly title: string;
  readonly min: number;
  readonly step: number;
}

/** «9,0 → 9,5», «без оценки → 9,5». */
export function changeText(
  { before, value }: Pick<MarkCorrection, 'before' | 'value'>,
  scale: Pick<NamedCriterion, 'min' | 'step'> | undefined,
): string {
  const shown = (mark: number | null) =>
    mark === null ? 'без оценки' : formatThousandths(mark, scale ? scaleDecimals(scale) : 3);
  return `${shown(before)} → ${shown(value)}`;
}

/** Empty where nothing has been corrected. */
export function correctionSteps(
  corrections: readonly MarkCorrection[],
  names: { readonly judges: Readonly<Record<string, string>>; readonly criteria: readonly NamedCriterion[] },
): ExplanationStep[] {
  if (corrections.length === 0) return [];
  const lines = corrections.map((correction) => {
    const criterion = names.criteria.find(({ guid }) => guid === correction.criterion);
    return {
      label: [names.judges[correction.judge] ?? 'Судья', criterion?.title].filter(Boolean).join(', '),
      value: changeText(correction, criterion),
      ...(correction.reason === '' ? {} : { note: correction.reason }),
    };
  });
  return [{ title: 'Исправлено организатором', lines }];
}
