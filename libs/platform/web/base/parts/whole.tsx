// Names and titles that do not come apart at their own hyphen: «Анна-Мария», «Римский-Корсаков».

import { tied } from '../format/names.ts';
import './whole.css';

const HYPHENED = /\p{L}[-\u2011]\p{L}/u;

/** Letters of the longest word that every column of the desk holds; a longer one breaks at its hyphen. */
const LONGEST = 18;

export interface WholeProps {
  of: string;
  /** In a narrower column: the longest word that it holds. */
  longest?: number;
}

/**
 * A hyphened word goes to the next line as a whole. Done by style alone: a sign between the letters would spoil what is
 * copied, and a box around the word what a page is searched for.
 */
export function Whole({ of, longest = LONGEST }: WholeProps) {
  const text = tied(of);
  if (!HYPHENED.test(text)) return text;
  // One element around all of them, for a parent that lays its children out one by one.
  return (
    <span>
      {text.split(/([^\s/]+)/).map((run, at) =>
        HYPHENED.test(run) && run.length <= longest ? (
          <span key={`${at} ${run}`} className="r-whole">
            {run}
          </span>
        ) : (
          run
        ),
      )}
    </span>
  );
}
