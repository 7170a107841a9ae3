// Every room's own refusals, joined. A code is one room's alone: a spec looks.

import { ACCOUNTS } from './accounts.ts';
import { COMPETITIONS } from './competitions.ts';
import { DIPLOMAS } from './diplomas.ts';
import { DISPLAY } from './display.ts';
import { FINANCE } from './finance.ts';
import { JUDGING } from './judging.ts';
import { PLATFORM } from './platform.ts';
import { PROGRAM } from './program.ts';
import { REFERENCE_BOOKS } from './reference-books.ts';

export const FAILURES_BY_ROOM = [
  ACCOUNTS,
  COMPETITIONS,
  DIPLOMAS,
  DISPLAY,
  FINANCE,
  JUDGING,
  PLATFORM,
  PROGRAM,
  REFERENCE_BOOKS,
] as const;

export const CATALOGUE = {
  ...ACCOUNTS,
  ...COMPETITIONS,
  ...DIPLOMAS,
  ...DISPLAY,
  ...FINANCE,
  ...JUDGING,
  ...PLATFORM,
  ...PROGRAM,
  ...REFERENCE_BOOKS,
} as const;
