// What an invoice may be of, while several stages are still to be paid: a stage whose day has come, or all that is left.

import type { Day } from '../price/day.ts';
import type { DueStage } from '../price/stages.ts';

export interface InvoicePart {
  /** Its place in the plan; null: all that is left. */
  stage: number | null;
  title: string;
  sum: number;
}

/** The nearest stage first. One part where there is nothing to choose: the last stage, or every stage is due. */
export function invoiceParts(
  { stages, paid, fromSponsors }: { stages: readonly DueStage[]; paid: number; fromSponsors: number },
  today: Day,
): InvoicePart[] {
  let end = 0;
  const open = stages.flatMap(({ title, amount, effectiveDue }, stage) => {
    end += amount;
    // What sponsors have promised covers the first stages.
    const sum = Math.min(amount, Math.max(0, end - paid - fromSponsors));
    return sum > 0 ? [{ stage, title, sum, effectiveDue }] : [];
  });
  const whole = { stage: null, title: '', sum: open.reduce((all, { sum }) => all + sum, 0) };
  const asked = open.filter(({ effectiveDue }, at) => at === 0 || effectiveDue <= today);
  if (asked.length === open.length) return [whole];
  return [...asked.map(({ stage, title, sum }) => ({ stage, title, sum })), whole];
}
