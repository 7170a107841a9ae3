import type { ServerRoom } from '@rampa/platform/server';
import { MailingsModule } from './mailings.module.ts';
import mailings from './migrations/20261123140000-mailings.sql?raw';
import { TEMPLATE, TEST_LETTER, VERSION } from './persistence/letter-tables.ts';

export const mailingsRoom: ServerRoom = {
  name: 'mailings',
  module: MailingsModule,
  migrations: [{ name: '20261123140000-mailings', sql: mailings }],
  tables: [TEMPLATE, VERSION, TEST_LETTER],
};

export { OwnLetters, type WrittenLetter } from './queries/own-letters.ts';
export type { PostedWords } from './use-cases/posted-words.ts';
