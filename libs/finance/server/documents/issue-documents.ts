// Issues a paper on its first request. What it says is kept as it is; asked for again it is the same paper, with the same
// bytes. Another content is another paper with another number, and the former one is superseded.

import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import { documentNumber, NUMBERED, paperFaults, sameContentKey, type NumberedType } from '@rampa/finance/domain';
import { Failure, newGuid, type Guid } from '@rampa/kernel';
import {
  actorName,
  Database,
  EventArchive,
  UnitOfWork,
  type EventScope,
  type Scope,
  type Transaction,
} from '@rampa/platform/server';
import { SPONSOR } from '../ledger/ledger-tables.ts';
import { nextNumber } from '../ledger/post.ts';
import { membersOf, tellMoney } from '../ledger/tell-money.ts';
import { DocumentContents } from './document-contents.ts';
import type { AskedDocument, MadeContent } from './made-content.ts';
import { DocumentFiles } from './document-files.ts';
import { DOCUMENT, type DocumentRow } from './document-tables.ts';
import { typeDocumentOf } from './type-documents.ts';

@Injectable()
export class IssueDocuments {
  constructor(
    private readonly work: UnitOfWork,
    private readonly database: Database,
    private readonly contents: DocumentContents,
    private readonly files: DocumentFiles,
    private readonly archive: EventArchive,
  ) {}

  /** Failures of `DocumentContents`, archived. */
  async run(scope: Scope, application: Guid, asked: AskedDocument): Promise<DocumentRow> {
    const event = eventOf(scope);
    // In the archive a paper that stands is given again: `kept` refuses a new one.
    const { result } = await this.work.run({ scope: { ...scope, mustBeOpen: false } }, async (tx) => {
      const held = await tx.query(
        'select from finance.account where application_guid = $1 and competition_guid = $2 for update',
        [application, event.competition],
      );
      if (held.length === 0) throw new Failure('notSubscribed');
      return this.issued(tx, event, application, asked);
    });
    return result;
  }

  /** Of a sponsor's share. */
  async ofSponsor(scope: Scope, sponsor: Guid, type: AskedDocument['type']): Promise<DocumentRow> {
    const { competition } = eventOf(scope);
    const known = await SPONSOR.find(this.database, { guid: sponsor, competitionGuid: competition });
    if (!known) throw new Failure('notFound');
    return this.run(scope, known.applicationGuid, { type, sponsor });
  }

  private async issued(
    tx: Transaction,
    scope: EventScope,
    application: Guid,
    asked: AskedDocument,
  ): Promise<DocumentRow> {
    if (asked.type === 'receipt') {
      // A slip of its invoice, with its number and its day.
      const invoice = await this.issued(tx, scope, application, { ...asked, type: 'invoice' });
      const made = await this.contents.of(tx, scope, application, asked);
      const content = { ...made.content, number: invoice.number, date: invoice.issuedOn };
      return this.kept(tx, scope, application, { ...made, content });
    }
    return this.kept(tx, scope, application, await this.contents.of(tx, scope, application, asked));
  }

  private async kept(
    tx: Transaction,
    scope: EventScope,
    application: Guid,
    { content, part, cash, amount, payee, payer, sponsor }: MadeContent,
  ): Promise<DocumentRow> {
    const { type } = content;
    const faults = paperFaults(content);
    if (faults.length > 0) throw new Error(`A paper ${type} of ${application} does not add up: ${faults.join(', ')}`);
    const slipOf = type === 'receipt' ? content.number : '';
    const sides = [payee, payer].map(({ guid, version }) => `${guid}:${version}`);
    const contentHash = createHash('sha256')
      .update([sameContentKey(content), slipOf, ...sides].join('\n'))
      .digest('hex');
    const standing = await DOCUMENT.find(tx, { applicationGuid: application, type, part, status: 'Issued' });
    if (standing?.contentHash === contentHash) return standing;
    await this.archive.hold(tx, scope.competition);
    if (standing) await DOCUMENT.update(tx, { guid: standing.guid }, { status: 'Superseded' });
    const template = await typeDocumentOf(tx, scope.competition, type);
    const guid = newGuid();
    const year = Number(content.date.slice(0, 4));
    const isContract = type === 'contract' && payer.passportSealed !== null;
    const passportSealed = isContract ? this.files.resealed(guid, payer) : null;
    await tellMoney(tx, {
      ...{ competition: scope.competition, applications: [application], members: await membersOf(tx, [application]) },
    });
    // The counter's row is held last, so that nobody waits for more than the insert.
    const no = isNumbered(type) ? await nextNumber(tx, scope.organizer, type, year) : null;
    const number = no !== null && isNumbered(type) ? documentNumber(type, year, no) : content.number;
    await DOCUMENT.insert(tx, {
      ...{ guid, organizerGuid: scope.organizer, competitionGuid: scope.competition, applicationGuid: application },
      ...{ cashGuid: cash, type, part, number, year, no, issuedOn: content.date, amount },
      ...{ content: { ...content, number }, passportSealed, contentHash },
      ...{ payeeRequisiteGuid: payee.guid, payerRequisiteGuid: payer.guid, author: actorName(scope.actor) },
      ...{ templateGuid: template?.guid ?? null, sponsorGuid: sponsor },
    });
    return (await DOCUMENT.find(tx, { guid }))!;
  }
}

const isNumbered = (type: string): type is NumberedType => (NUMBERED as readonly string[]).includes(type);
