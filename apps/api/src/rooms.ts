// The rooms of the api, lowest first.

import { accountsRoom } from '@rampa/accounts/server';
import { applicationsRoom } from '@rampa/applications/server';
import { competitionsRoom } from '@rampa/competitions/server';
import { diplomasRoom } from '@rampa/diplomas/server';
import { displayRoom } from '@rampa/display/server';
import { financeRoom } from '@rampa/finance/server';
import { formsRoom } from '@rampa/forms/server';
import { judgingRoom } from '@rampa/judging/server';
import { juryRoom } from '@rampa/jury/server';
import { mailingsRoom } from '@rampa/mailings/server';
import { platformRoom, type ServerRoom } from '@rampa/platform/server';
import { programRoom } from '@rampa/program/server';
import { referenceBooksRoom } from '@rampa/reference-books/server';
import { reportsRoom } from '@rampa/reports/server';

export const ROOMS: readonly ServerRoom[] = [
  accountsRoom,
  mailingsRoom,
  referenceBooksRoom,
  competitionsRoom,
  formsRoom,
  applicationsRoom,
  financeRoom,
  programRoom,
  juryRoom,
  judgingRoom,
  diplomasRoom,
  displayRoom,
  reportsRoom,
];

export const MIGRATIONS = [platformRoom, ...ROOMS].flatMap((room) => room.migrations);
