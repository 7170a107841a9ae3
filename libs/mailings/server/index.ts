import { migrationsIn, type ServerRoom } from '@rampa/platform/server';
import { MailingsModule } from './mailings.module.ts';
import { TEMPLATE, TEST_LETTER, VERSION } from './persistence/letter-tables.ts';

export const mailingsRoom: ServerRoom = {
  name: 'mailings',
  module: MailingsModule,
  migrations: migrationsIn(import.meta.glob('./migrations/*.sql', { eager: true, query: '?raw', import: 'default' })),
  tables: [TEMPLATE, VERSION, TEST_LETTER],
};

export { OwnLetters, type WrittenLetter } from './queries/own-letters.ts';
export type { PostedWords } from './use-cases/posted-words.ts';
