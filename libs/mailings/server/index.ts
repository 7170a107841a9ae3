import { migrationsIn, tablesIn, type ServerRoom } from '@rampa/platform/server';
import { MailingsModule } from './mailings.module.ts';

export const mailingsRoom: ServerRoom = {
  name: 'mailings',
  module: MailingsModule,
  migrations: migrationsIn(import.meta.glob('./migrations/*.sql', { eager: true, query: '?raw', import: 'default' })),
  tables: tablesIn(import.meta.glob(['./persistence/*.ts', '!./**/*.spec.ts'], { eager: true })),
};

export { OwnLetters, type WrittenLetter } from './queries/own-letters.ts';
export type { PostedWords } from './use-cases/posted-words.ts';
