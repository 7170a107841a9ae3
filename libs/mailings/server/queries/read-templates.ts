import { Injectable } from '@nestjs/common';
import type {
  AnswerOf,
  QueryOf,
  TemplateMessageGetByGuid,
  TemplateMessageGetByOrganizer,
  TemplateMessageGetVersion,
  TemplateMessageGetVersions,
} from '@rampa/contract';
import { Failure, LETTER_KINDS, type Guid, type LetterKind } from '@rampa/kernel';
import { Database, orderBy, pageOf, type Scope } from '@rampa/platform/server';
import { TEMPLATE, VERSION } from '../persistence/letter-tables.ts';

/** Kinds in the order of an event's life, the default of each kind first. */
const SORTS = {
  kind: `array_position(array['${LETTER_KINDS.join(`','`)}'], t.kind), t.is_default desc, lower(t.title)`,
  title: 'lower(t.title)',
  changedAt: 't.changed_at',
};

interface Listed {
  guid: Guid;
  title: string;
  kind: LetterKind;
  isDefault: boolean;
  subject: string | null;
  changedAt: Date | null;
}

@Injectable()
export class ReadTemplates {
  constructor(private readonly database: Database) {}

  /** Employees who read applications choose a template by its title and see nothing else of it. */
  async page(
    scope: Scope,
    asked: QueryOf<typeof TemplateMessageGetByOrganizer>,
  ): Promise<AnswerOf<typeof TemplateMessageGetByOrganizer>> {
    const isOwner = scope.actor.kind === 'account' && scope.actor.userType === 'Organizer';
    const { rows, totalCount } = await pageOf<Listed>(
      this.database,
      {
        columns: `t.guid, t.title, t.kind, t.is_default as "isDefault",
          ${isOwner ? 't.subject, t.changed_at as "changedAt"' : 'null::text as subject, null::timestamptz as "changedAt"'}`,
        found: `from mailings.template t
          where t.organizer_guid = $1 and t.removed_at is null and ($2::text is null or t.kind = $2)`,
        parameters: [scope.organizer, asked.kind ?? null],
        search: { text: asked.searchText, in: isOwner ? ['t.title', 't.subject'] : ['t.title'] },
        order: orderBy(
          SORTS,
          isOwner ? asked : { ...asked, sort: asked.sort === 'changedAt' ? 'title' : asked.sort },
          't.guid',
        ),
      },
      asked,
    );
    return {
      collection: rows.map((row) => ({ ...row, changedAt: row.changedAt?.toISOString() ?? null })),
      totalCount,
    };
  }

  /** Throws Failure notFound for a deleted one. */
  async one(guid: Guid): Promise<AnswerOf<typeof TemplateMessageGetByGuid>> {
    const row = await TEMPLATE.find(this.database, { guid });
    if (!row || row.removedAt !== null) throw new Failure('notFound');
    const { title, subject, body, kind, isDefault, version, changedAt } = row;
    return { guid, title, subject, body, kind, isDefault, version, changedAt: changedAt.toISOString() };
  }

  /** Throws Failure notFound. */
  async versions(guid: Guid): Promise<AnswerOf<typeof TemplateMessageGetVersions>> {
    await this.one(guid);
    const rows = await this.database.query<{ version: number; title: string; subject: string; savedAt: Date }>(
      `select version, title, subject, saved_at as "savedAt" from mailings.version
        where template_guid = $1 order by version desc`,
      [guid],
    );
    return rows.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() }));
  }

  /** Throws Failure notFound for a version that is no longer kept. */
  async version(templateGuid: Guid, version: number): Promise<AnswerOf<typeof TemplateMessageGetVersion>> {
    await this.one(templateGuid);
    const row = await VERSION.find(this.database, { templateGuid, version });
    if (!row) throw new Failure('notFound');
    const { title, subject, body, savedAt } = row;
    return { version, title, subject, body, savedAt: savedAt.toISOString() };
  }
}
