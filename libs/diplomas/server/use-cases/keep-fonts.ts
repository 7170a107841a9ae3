// Fonts of the organizer's own: sent with his word on the licence, looked at before they are kept, deleted while no
// template stands in them.

import { readFile, stat } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { AnswerOf, DesignerAddFont, DesignerGetFonts } from '@rampa/contract';
import { counted, Failure, inQuotes, PAPER_LIMITS, type Guid } from '@rampa/kernel';
import { actorName, Database, Files, lookAtFont, UnitOfWork, withUpload, type FontFault, type Scope } from '@rampa/platform/server'; // prettier-ignore
import type { FastifyRequest } from 'fastify';
import { FONT, fontsOf, usersOf } from '../persistence/fonts.ts';

export const PAPER_FONT = 'paper.font';

const SAY_LICENCE = 'Подтвердите, что лицензия шрифта разрешает печатать им бумаги, и выберите файл ещё раз.';
const HUGE = 'Шрифт больше 5 МБ. Обычный шрифт с кириллицей весит до 1 МБ: возьмите одно начертание, не весь набор.';
const FAULTS: Readonly<Record<FontFault, string>> = {
  packed: 'Это шрифт для сайтов (WOFF). Возьмите то же начертание файлом TTF или OTF.',
  collection: 'В файле несколько шрифтов сразу (TTC). Возьмите одно начертание файлом TTF или OTF.',
  broken: 'Это не шрифт TTF или OTF, или файл повреждён. Скачайте его ещё раз у того, кто его выпустил.',
  variable: 'Это переменный шрифт: все начертания в одном файле. Возьмите одно начертание отдельным файлом.',
  restricted: 'Автор шрифта запретил встраивать его в документы, поэтому печатать им бумаги нельзя.',
  noCyrillic: 'В шрифте нет всех русских букв и цифр: на бумаге вместо них будет пусто. Возьмите шрифт с кириллицей.',
};

@Injectable()
export class KeepFonts {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly files: Files,
  ) {}

  async list(scope: Scope): Promise<AnswerOf<typeof DesignerGetFonts>> {
    const { organizer } = eventOf(scope);
    const rows = await fontsOf(this.database, organizer);
    return rows.map(({ guid, name, createdAt }) => ({ guid, name, addedAt: createdAt.toISOString() }));
  }

  /** Failures fontRefused, papersFull, and those of uploads. The same name twice is two fonts. */
  add(scope: Scope, isLicensed: boolean, request: FastifyRequest): Promise<AnswerOf<typeof DesignerAddFont>> {
    const { organizer } = eventOf(scope);
    if (!isLicensed) throw new Failure('fontRefused', { message: SAY_LICENCE });
    return withUpload(request, this.files.temporary, async ({ path }) => {
      if ((await stat(path)).size > PAPER_LIMITS.fontBytes) throw new Failure('fontRefused', { message: HUGE });
      const bytes = await readFile(path);
      const look = lookAtFont(bytes);
      if ('fault' in look) throw new Failure('fontRefused', { message: FAULTS[look.fault] });
      const { result } = await this.work.run({ scope }, async (tx) => {
        await tx.query(`select pg_advisory_xact_lock(hashtextextended('fonts of ' || $1::text, 0))`, [organizer]);
        if ((await fontsOf(tx, organizer)).length >= PAPER_LIMITS.fonts)
          throw new Failure('papersFull', { message: 'Своих шрифтов уже 30. Удалите ненужные и повторите.' });
        const file = { owner: organizer, purpose: PAPER_FONT, name: look.name, type: 'font/sfnt', bytes };
        const { guid } = await this.files.keep(tx, file);
        await FONT.insert(tx, { guid, organizerGuid: organizer, name: look.name, swornBy: actorName(scope.actor) });
        return { guid };
      });
      return { guid: result.guid, name: look.name };
    });
  }

  /** Failures notFound, fontRefused of one that a template stands in. */
  async remove(scope: Scope, guid: Guid): Promise<void> {
    const { organizer } = eventOf(scope);
    const { result: gone } = await this.work.run({ scope }, async (tx) => {
      const font = await FONT.find(tx, { guid, organizerGuid: organizer });
      if (!font) throw new Failure('notFound');
      const users = await usersOf(tx, organizer, guid);
      if (users.length > 0) throw new Failure('fontRefused', { message: usedIn(users) });
      await FONT.delete(tx, { guid });
      return this.files.remove(tx, [guid]);
    });
    await this.files.sweep(gone);
  }
}

function usedIn(titles: readonly string[]): string {
  const shown = titles.slice(0, 3).map(inQuotes).join(', ');
  const more = titles.length > 3 ? ` и ещё ${counted(titles.length - 3, 'шаблон', 'шаблона', 'шаблонов')}` : '';
  return `Шрифтом набраны шаблоны: ${shown}${more}. Выберите в них другой и повторите.`;
}
