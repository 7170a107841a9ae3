// Names and titles that do not come apart at their own hyphen: «Анна-Мария», «Римский-Корсаков».

import { tied } from '../format/names.ts';
import './whole.css';

const HYPHENED = /\p{L}[-\u2011]\p{L}/u;

/**
 * A hyphened word goes to the next line as a whole, and breaks only where a line of its own does not hold it. Done by
 * style alone: a sign put between the letters would spoil what is copied and what a page is searched for.
 */
export function Whole({ of }: { of: string }) {
  return <Runs of={tied(of)} between=" " />;
}

/** What stands between ordinary spaces is one run; words tied by a hard space may part only inside of it. */
function Runs({ of, between }: { of: string; between: ' ' | '\u00A0' }) {
  if (!HYPHENED.test(of)) return of;
  return of
    .split(new RegExp(`(${between})`))
    .map((run, at) => (HYPHENED.test(run) ? <Run key={`${at} ${run}`} of={run} /> : run));
}

function Run({ of }: { of: string }) {
  return <span className="r-whole">{of.includes('\u00A0') ? <Runs of={of} between={'\u00A0'} /> : of}</span>;
}
