// On paper nobody sees the field of the search: the sheet itself says that it is not the whole.

import { foundText, type Counted } from './found-text.ts';
import classes from '../style/public-page.module.css';

interface FoundOnPaperProps {
  /** What was typed; nothing is said where it is blank. */
  asked: string;
  found: number;
  all: number;
  what: Counted;
}

export function FoundOnPaper({ asked, found, all, what }: FoundOnPaperProps) {
  return asked.trim() === '' ? null : <p className={classes.onPaper}>{foundText(asked, found, all, what)}</p>;
}
