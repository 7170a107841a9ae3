// Files that either side puts beside an application: a signed contract, a power of attorney.

import { stat } from 'node:fs/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { AnswerOf, PaymentGetCustomDocumentsByApplication } from '@rampa/contract';
import { Failure, newGuid, type Guid } from '@rampa/kernel';
import {
  actorName,
  contentOf,
  Database,
  FileGates,
  Files,
  UnitOfWork,
  withUpload,
  type Actor,
  type Scope,
} from '@rampa/platform/server';
import type { FastifyRequest } from 'fastify';
import { actorNames } from '../ledger/actor-names.ts';
import { membersOf, tellMoney } from '../ledger/tell-money.ts';
import { memberOf } from '../payments/payment-targets.ts';
import { CUSTOM_DOCUMENT, type CustomDocumentRow } from './document-tables.ts';
import { isOpenTo } from './paper-gate.ts';

const PURPOSE = 'finance.custom';
const MOST_OF_FILE = 20 * 1024 * 1024;
const MOST_OF_APPLICATION = 100;
const SHOWN =
  /^(image\/(jpeg|png|webp|heic|heif|avif|gif)|application\/(pdf|rtf|msword|x-cfb|vnd\.(openxmlformats-officedocument\.(wordprocessingml\.document|spreadsheetml\.sheet)|oasis\.opendocument\.(text|spreadsheet)))|text\/plain)$/;

@Injectable()
export class CustomDocuments implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly files: Files,
    private readonly gates: FileGates,
  ) {}

  onModuleInit(): void {
    this.gates.add(PURPOSE, (actor, file) => this.isOpen(actor, file));
  }

  async of(scope: Scope, application: Guid): Promise<AnswerOf<typeof PaymentGetCustomDocumentsByApplication>> {
    const rows = await this.database.query<CustomDocumentRow>(
      `select ${CUSTOM_DOCUMENT.select('d')} from finance.custom_document d
        where d.application_guid = $1 and d.competition_guid = $2 order by d.created_at desc, d.guid`,
      [application, eventOf(scope).competition],
    );
    const member = memberOf(scope);
    const names = await actorNames(this.database, rows.map(({ author }) => author)); // prettier-ignore
    return rows.map(({ guid, title, name, type, size, memberGuid, author, createdAt }) => ({
      ...{ guid, title, name, type, size, byMember: memberGuid !== null, createdAt: createdAt.toISOString() },
      ...{ author: member === null || memberGuid !== null ? names(author) : '' },
      isOwn: member === null || memberGuid === member,
    }));
  }

  /** Failures paperUnsupported, paperTooLarge, customFilesFull, those of uploads. */
  upload(
    scope: Scope,
    {
      applicationGuid,
      title,
      documentGuid: guid = newGuid(),
    }: { applicationGuid: Guid; title: string; documentGuid?: Guid | undefined },
    request: FastifyRequest,
  ): Promise<{ guid: Guid }> {
    const { competition } = eventOf(scope);
    return withUpload(request, this.files.temporary, async ({ path, name }) => {
      const { size } = await stat(path);
      if (size === 0) throw new Failure('fileMissing');
      if (size > MOST_OF_FILE) throw new Failure('paperTooLarge');
      const { type, isProgram } = await contentOf(path);
      if (isProgram || type === null || !SHOWN.test(type)) throw new Failure('paperUnsupported');
      const { result } = await this.work.run({ scope }, async (tx) => {
        const known = await CUSTOM_DOCUMENT.find(tx, { guid });
        const isOwn = known?.applicationGuid === applicationGuid && known.author === actorName(scope.actor);
        // A repeat is the same file; somebody else’s guid is refused.
        if (known && !isOwn) throw new Failure('notFound');
        if (known) return { guid };
        const [count] = await tx.query<{ count: number }>(
          'select count(*)::int as count from finance.custom_document where application_guid = $1',
          [applicationGuid],
        );
        if (count!.count >= MOST_OF_APPLICATION) throw new Failure('customFilesFull');
        await this.files.keep(tx, { guid, owner: competition, purpose: PURPOSE, name, type, bytes: { path, size } });
        await CUSTOM_DOCUMENT.insert(tx, {
          ...{ guid, competitionGuid: competition, applicationGuid, title, name, type, size },
          ...{ memberGuid: memberOf(scope), author: actorName(scope.actor) },
        });
        await this.told(tx, competition, applicationGuid);
        return { guid };
      });
      return result;
    });
  }

  /** A member his own. Failure notFound. */
  async remove(scope: Scope, guid: Guid): Promise<void> {
    const { competition } = eventOf(scope);
    const member = memberOf(scope);
    const { result } = await this.work.run({ scope }, async (tx) => {
      const [row] = await tx.query<CustomDocumentRow>(
        `select ${CUSTOM_DOCUMENT.select('d')} from finance.custom_document d
          where d.guid = $1 and d.competition_guid = $2 for update`,
        [guid, competition],
      );
      if (!row || (member !== null && row.memberGuid !== member)) throw new Failure('notFound');
      await CUSTOM_DOCUMENT.delete(tx, { guid });
      await this.told(tx, competition, row.applicationGuid);
      return this.files.remove(tx, [guid]);
    });
    await this.files.sweep(result);
  }

  private async told(tx: Parameters<typeof tellMoney>[0], competition: Guid, application: Guid): Promise<void> {
    await tellMoney(tx, { competition, applications: [application], members: await membersOf(tx, [application]) });
  }

  private async isOpen(actor: Actor, file: Guid): Promise<boolean> {
    const [row] = await this.database.query<{ competition: Guid; organizer: Guid; member: Guid | null }>(
      `select c.guid as competition, c.organizer_guid as organizer, h.member_guid as member
         from finance.custom_document d join competitions.v_competition c on c.guid = d.competition_guid
         join applications.v_application_head h on h.guid = d.application_guid where d.guid = $1`,
      [file],
    );
    if (!row) return false;
    const { competition, organizer, member } = row;
    return isOpenTo(actor, { competition, organizer, members: member === null ? [] : [member] });
  }
}
