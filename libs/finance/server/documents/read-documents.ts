// Which papers there are: of an application, of an event.

import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import {
  MONEY_DOCUMENTS,
  type AnswerOf,
  type IssuedDocument,
  type PaymentGetAllowedDocuments,
  type PaymentGetDocumentsByApplication,
  type PaymentGetDocumentsByCompetition,
  type QueryOf,
} from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { Database, orderBy, pageOf, type Scope } from '@rampa/platform/server';
import { memberOf } from '../payments/payment-targets.ts';
import { EventMoneys } from '../prices/event-money.ts';
import { knownPayee } from './parties.ts';
import { DOCUMENT, type DocumentRow } from './document-tables.ts';
import { aliveOf } from './type-documents.ts';

const SORTS = { createdAt: 'd.created_at', number: 'd.year, d.no', amount: 'd.amount' } as const;
const COLUMNS = `d.guid, d.type, d.part, d.number, d.issued_on::text as "issuedOn", d.amount, d.status, d.created_at as "createdAt",
  d.application_guid as "applicationGuid", h.number as "applicationNumber", h.title as "applicationTitle",
  d.content -> 'payer' ->> 'title' as "payerTitle"`;
const FROM = 'from finance.document d join applications.v_application_head h on h.guid = d.application_guid';

type Row = Omit<IssuedDocument, 'createdAt'> & { createdAt: Date };
const viewOf = ({ createdAt, ...row }: Row): IssuedDocument => ({ ...row, createdAt: createdAt.toISOString() });

@Injectable()
export class ReadDocuments {
  constructor(
    private readonly database: Database,
    private readonly moneys: EventMoneys,
  ) {}

  async ofApplication(scope: Scope, application: Guid): Promise<AnswerOf<typeof PaymentGetDocumentsByApplication>> {
    const { competition } = eventOf(scope);
    const { settings } = await this.database.snapshot((reader) => this.moneys.of(reader, competition));
    const rows = await this.database.query<Row>(
      `select ${COLUMNS} ${FROM} where d.application_guid = $1 and d.competition_guid = $2 order by d.created_at desc, d.guid`,
      [application, competition],
    );
    return { currency: settings.currency, documents: rows.map(viewOf) };
  }

  async ofEvent(
    scope: Scope,
    query: QueryOf<typeof PaymentGetDocumentsByCompetition>,
  ): Promise<AnswerOf<typeof PaymentGetDocumentsByCompetition>> {
    const { competition, organizer } = eventOf(scope);
    return this.database.snapshot(async (reader) => {
      const { settings } = await this.moneys.of(reader, competition);
      const { rows, totalCount } = await pageOf<Row>(
        reader,
        {
          columns: COLUMNS,
          found: `${FROM} where d.competition_guid = $1 and ($2::text is null or d.type = $2)`,
          parameters: [competition, query.documentType ?? null],
          search: {
            text: query.searchText,
            in: ['h.title', `d.content -> 'payer' ->> 'title'`],
            numbers: ['d.number', `coalesce(h.number::text, '')`],
          },
          order: orderBy(SORTS, query, 'd.guid'),
        },
        query,
      );
      const payee = await knownPayee(reader, organizer, competition);
      const payeeRequisiteGuid = payee?.guid ?? null;
      return { collection: rows.map(viewOf), totalCount, currency: settings.currency, payeeRequisiteGuid };
    });
  }

  /** A member's own alone: whose it is the door has looked at. */
  async one(scope: Scope, guid: Guid): Promise<DocumentRow> {
    const row = await DOCUMENT.find(this.database, { guid, competitionGuid: eventOf(scope).competition });
    if (!row) throw new Failure('notFound');
    const member = memberOf(scope);
    if (member !== null) {
      const [own] = await this.database.query(
        'select from applications.v_application_head where guid = $1 and member_guid = $2',
        [row.applicationGuid, member],
      );
      if (!own) throw new Failure('notFound');
    }
    return row;
  }

  async allowed(scope: Scope): Promise<AnswerOf<typeof PaymentGetAllowedDocuments>> {
    const own = await aliveOf(this.database, eventOf(scope).competition);
    return MONEY_DOCUMENTS.map(({ documentType, title, payerTypes, isOpenToMembers }) => {
      const format = own.find(({ type }) => type === documentType)?.format;
      return {
        ...{ documentType, title, payerTypes: [...payerTypes], isOpenToMembers },
        ...{ isGenerated: format !== 'pdf', hasTemplate: format !== undefined },
      };
    });
  }
}
