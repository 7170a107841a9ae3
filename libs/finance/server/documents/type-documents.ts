// Templates and ready papers of the organizer. One that another has replaced stays for what was issued by it.

import { stat, readFile } from 'node:fs/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { AnswerOf, CompetitionGetUploadedTypeDocumentsByCompetition } from '@rampa/contract';
import { examplePaper, TEMPLATE_TYPES, templateFaults, templateTexts, type TemplateType } from '@rampa/finance/domain';
import { Failure, newGuid, type FailureCode, type Guid } from '@rampa/kernel';
import {
  actorName,
  contentOf,
  Database,
  FileGates,
  Files,
  Press,
  sql,
  StoredFiles,
  UnitOfWork,
  withUpload,
  type Actor,
  type Reader,
  type Scope,
  type TemplateRefusal,
} from '@rampa/platform/server';
import type { FastifyRequest } from 'fastify';
import { memberOf } from '../payments/payment-targets.ts';
import { TYPE_DOCUMENT, type TypeDocumentRow } from './document-tables.ts';
import { isOpenTo } from './paper-gate.ts';
import { samplePaper } from './sample-paper.ts';

const PURPOSE = 'finance.template';
const MOST_OF_TEMPLATE = 5 * 1024 * 1024;
const MOST_OF_PDF = 10 * 1024 * 1024;
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const REFUSALS: Record<TemplateRefusal, FailureCode> = {
  ...{ notDocx: 'templateUnsupported', broken: 'templateBroken', tooLarge: 'templateTooLarge' },
  ...{ macros: 'templateMacros', embedded: 'templateEmbedded', external: 'templateExternal' },
};
/** Faults of one template that are told. */
const TOLD = 20;

@Injectable()
export class TypeDocuments implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly files: Files,
    private readonly stored: StoredFiles,
    private readonly press: Press,
    private readonly gates: FileGates,
  ) {}

  onModuleInit(): void {
    this.gates.add(PURPOSE, (actor, file) => this.isOpen(actor, file));
  }

  async of(scope: Scope): Promise<AnswerOf<typeof CompetitionGetUploadedTypeDocumentsByCompetition>> {
    const rows = await aliveOf(this.database, eventOf(scope).competition);
    // What a template looks like is the desk's; what is given as it is everybody may see.
    return rows
      .filter(({ format }) => memberOf(scope) === null || format === 'pdf')
      .map(({ type: documentType, format, name, size, fileGuid: uploadedFileGuid, createdAt }) => ({
        ...{ documentType, format, name, size, uploadedFileGuid, createdAt: createdAt.toISOString() },
      }));
  }

  /** Failures templateUnsupported, templateTooLarge, templateTags naming each, the other refusals of templates. */
  upload(scope: Scope, type: TemplateType, request: FastifyRequest): Promise<{ format: 'docx' | 'pdf' }> {
    const { competition, organizer } = eventOf(scope);
    return withUpload(request, this.files.temporary, async ({ path, name }) => {
      const { size } = await stat(path);
      if (size === 0) throw new Failure('fileMissing');
      const { type: mime, isProgram } = await contentOf(path);
      const isPdf = mime === 'application/pdf';
      if (isProgram) throw new Failure('templateUnsupported');
      if (size > (isPdf ? MOST_OF_PDF : MOST_OF_TEMPLATE)) throw new Failure('templateTooLarge');
      if (!isPdf) await this.refuse(type, await readFile(path));
      const format = isPdf ? ('pdf' as const) : ('docx' as const);
      await this.work.run({ scope }, async (tx) => {
        const guid = newGuid();
        const kept = await this.files.keep(tx, {
          ...{
            owner: organizer,
            purpose: PURPOSE,
            name,
            type: isPdf ? 'application/pdf' : DOCX,
            bytes: { path, size },
          },
        });
        await replace(tx, competition, type);
        await TYPE_DOCUMENT.insert(tx, {
          ...{ guid, competitionGuid: competition, type, format, name, size, fileGuid: kept.guid },
          author: actorName(scope.actor),
        });
      });
      return { format };
    });
  }

  /** Failure typeDocumentAbsent. */
  async remove(scope: Scope, type: TemplateType): Promise<void> {
    await this.work.run({ scope }, async (tx) => {
      if (!(await replace(tx, eventOf(scope).competition, type))) throw new Failure('typeDocumentAbsent');
    });
  }

  sample(type: TemplateType): Promise<Uint8Array> {
    return this.press.document(samplePaper(type));
  }

  /** Failure typeDocumentAbsent. */
  async preview(scope: Scope, type: TemplateType): Promise<{ format: 'docx' | 'pdf'; bytes: Uint8Array }> {
    const row = await typeDocumentOf(this.database, eventOf(scope).competition, type);
    if (!row) throw new Failure('typeDocumentAbsent');
    const { bytes } = await this.stored.of(this.database, row.fileGuid);
    if (row.format === 'pdf') return { format: 'pdf', bytes };
    return { format: 'docx', bytes: await this.press.filled(bytes, templateTexts(examplePaper(type))) };
  }

  /** What is given in place of a paper of the portal's: null where there is none. */
  async ready(scope: Scope, type: string): Promise<{ title: string; bytes: Buffer } | null> {
    const row = await typeDocumentOf(this.database, eventOf(scope).competition, type);
    if (row?.format !== 'pdf') return null;
    const { bytes } = await this.stored.of(this.database, row.fileGuid);
    return { title: row.name.replace(/\.pdf$/i, ''), bytes };
  }

  private async refuse(type: TemplateType, bytes: Buffer): Promise<void> {
    const look = await this.press.lookAtTemplate(bytes);
    if ('refused' in look) throw new Failure(REFUSALS[look.refused]);
    const faults =
      'unclosed' in look
        ? [`Скобка или строки не закрыты${look.unclosed === '' ? '' : ` около «${look.unclosed}»`}`]
        : templateFaults(type, look.tags);
    if (faults.length > 0)
      throw new Failure(
        'templateTags',
        faults.slice(0, TOLD).map((fault) => ({ message: `${fault}.` })),
      );
  }

  private async isOpen(actor: Actor, file: Guid): Promise<boolean> {
    const rows = await this.database.query<{ competition: Guid; organizer: Guid; format: string }>(
      `select c.guid as competition, c.organizer_guid as organizer, t.format
         from finance.type_document t join competitions.v_competition c on c.guid = t.competition_guid
        where t.file_guid = $1 and t.replaced_at is null`,
      [file],
    );
    return rows.some(({ competition, organizer }) => isOpenTo(actor, { competition, organizer, members: [] }));
  }
}

export async function aliveOf(reader: Reader, competition: Guid): Promise<TypeDocumentRow[]> {
  return reader.query<TypeDocumentRow>(
    `select ${TYPE_DOCUMENT.select('t')} from finance.type_document t
      where t.competition_guid = $1 and t.replaced_at is null order by t.type`,
    [competition],
  );
}

/** The one that is alive; null: the portal's own is given. */
export async function typeDocumentOf(reader: Reader, competition: Guid, type: string): Promise<TypeDocumentRow | null> {
  if (!(TEMPLATE_TYPES as readonly string[]).includes(type)) return null;
  return (await aliveOf(reader, competition)).find((row) => row.type === type) ?? null;
}

async function replace(tx: Reader, competition: Guid, type: TemplateType): Promise<boolean> {
  const [alive] = await tx.query<{ guid: Guid }>(
    `select guid from finance.type_document where competition_guid = $1 and type = $2 and replaced_at is null for update`,
    [competition, type],
  );
  if (alive) await TYPE_DOCUMENT.update(tx, { guid: alive.guid }, { replacedAt: sql('clock_timestamp()') });
  return alive !== undefined;
}
