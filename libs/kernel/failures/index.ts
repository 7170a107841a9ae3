// The refusals of all rooms, joined. A spec checks that no two rooms use one code.

import { ACCOUNTS } from './accounts.ts';
import { APPLICATIONS } from './applications.ts';
import { COMPETITIONS } from './competitions.ts';
import { DIPLOMAS } from './diplomas.ts';
import { DISPLAY } from './display.ts';
import { FINANCE } from './finance.ts';
import { FORMS } from './forms.ts';
import { JUDGING } from './judging.ts';
import { JURY } from './jury.ts';
import { MAILINGS } from './mailings.ts';
import { PLATFORM } from './platform.ts';
import { PROGRAM } from './program.ts';
import { REFERENCE_BOOKS } from './reference-books.ts';
import { REPORTS } from './reports.ts';

export const FAILURES_BY_ROOM = [
  ACCOUNTS,
  APPLICATIONS,
  COMPETITIONS,
  DIPLOMAS,
  DISPLAY,
  FINANCE,
  FORMS,
  JUDGING,
  JURY,
  MAILINGS,
  PLATFORM,
  PROGRAM,
  REFERENCE_BOOKS,
  REPORTS,
] as const;

export const CATALOGUE = {
  ...ACCOUNTS,
  ...APPLICATIONS,
  ...COMPETITIONS,
  ...DIPLOMAS,
  ...DISPLAY,
  ...FINANCE,
  ...FORMS,
  ...JUDGING,
  ...JURY,
  ...MAILINGS,
  ...PLATFORM,
  ...PROGRAM,
  ...REFERENCE_BOOKS,
  ...REPORTS,
} as const;
