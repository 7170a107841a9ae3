// All that the room's module takes of papers.

import { AnswerLetters } from '@rampa/accounts/server';
import { FileGates, Files, type GuidOwners, type SealedColumns } from '@rampa/platform/server';
import { OfferController } from '../http/offer.controller.ts';
import { TypeDocumentController } from '../http/type-document.controller.ts';
import { MoneySheetController } from '../http/money-sheet.controller.ts';
import { CashReport } from '../sheets/cash-report.ts';
import { MoneyExport } from '../sheets/money-export.ts';
import { DocumentController } from '../http/document.controller.ts';
import { BulkController } from '../http/money-bulk.controller.ts';
import { BulkPapersHandler } from '../jobs/bulk-papers.handler.ts';
import { PaperArchiveHandler } from '../jobs/paper-archive.handler.ts';
import { ReadAccount } from '../ledger/read-account.ts';
import { PaperPress } from '../papers/paper-press.ts';
import { FollowOffers } from '../offers/follow-offers.ts';
import { KeepOffers } from '../offers/keep-offers.ts';
import { PaymentViews } from '../payments/payment-views.ts';
import { BeginBulk } from './begin-bulk.ts';
import { ChangeParties } from './change-parties.ts';
import { CreatePaperArchive } from './create-paper-archive.ts';
import { CustomDocuments } from './custom-documents.ts';
import { DocumentContents } from './document-contents.ts';
import { DocumentFiles, documentPlace } from './document-files.ts';
import { FollowPapers } from './follow-papers.ts';
import { InvoiceLetters } from './invoice-letters.ts';
import { IssueDocuments } from './issue-documents.ts';
import { ReadDocuments } from './read-documents.ts';
import { TypeDocuments } from './type-documents.ts';

export const DOCUMENT_CONTROLLERS = [
  DocumentController,
  MoneySheetController,
  TypeDocumentController,
  BulkController,
  OfferController,
];
export const DOCUMENT_PROVIDERS = [
  PaperPress,
  DocumentContents,
  DocumentFiles,
  IssueDocuments,
  ReadDocuments,
  ChangeParties,
  CashReport,
  MoneyExport,
  CreatePaperArchive,
  BeginBulk,
  FollowPapers,
  TypeDocuments,
  CustomDocuments,
  KeepOffers,
  FollowOffers,
];

/** What the worker makes archives and papers of several applications with. */
export const DOCUMENT_WORKERS = [
  Files,
  FileGates,
  PaperPress,
  DocumentFiles,
  PaperArchiveHandler,
  FollowPapers,
  AnswerLetters,
  PaymentViews,
  ReadAccount,
  DocumentContents,
  IssueDocuments,
  InvoiceLetters,
  BulkPapersHandler,
];

export function registerDocumentOwners(owners: GuidOwners): void {
  owners.register(
    'moneyDocument',
    `select d.guid, d.organizer_guid, d.competition_guid, h.member_guid from finance.document d
       join applications.v_application_head h on h.guid = d.application_guid where d.guid = any ($1::uuid[])`,
  );
  owners.register(
    'customDocument',
    `select d.guid, c.organizer_guid, d.competition_guid, h.member_guid from finance.custom_document d
       join competitions.v_competition c on c.guid = d.competition_guid
       join applications.v_application_head h on h.guid = d.application_guid where d.guid = any ($1::uuid[])`,
  );
}

export function sealedDocuments(sealed: SealedColumns): void {
  sealed.add({ table: 'finance.document', column: 'passport_sealed', placeOf: documentPlace });
}
