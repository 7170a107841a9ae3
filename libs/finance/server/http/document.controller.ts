import { Controller } from '@nestjs/common';
import {
  ApplicationChangeRequisite,
  ApplicationSponsorGetDocument,
  CompetitionChangeRequisite,
  PaymentCreateArchive,
  PaymentGetAllowedDocuments,
  PaymentGetContract,
  PaymentGetDocument,
  PaymentGetDocumentsByApplication,
  PaymentGetDocumentsByCompetition,
  PaymentGetIssuedDocument,
  type MoneyDocumentType,
} from '@rampa/contract';
import { Call, FileAnswer, fileName, Input, type Given, type Scope } from '@rampa/platform/server';
import { CreatePaperArchive } from '../documents/create-paper-archive.ts';
import { ChangeParties } from '../documents/change-parties.ts';
import { DocumentFiles, fileTitle, formatOf } from '../documents/document-files.ts';
import type { DocumentRow } from '../documents/document-tables.ts';
import { IssueDocuments } from '../documents/issue-documents.ts';
import { ReadDocuments } from '../documents/read-documents.ts';
import { TypeDocuments } from '../documents/type-documents.ts';

@Controller()
export class DocumentController {
  constructor(
    private readonly issue: IssueDocuments,
    private readonly documents: ReadDocuments,
    private readonly files: DocumentFiles,
    private readonly parties: ChangeParties,
    private readonly archive: CreatePaperArchive,
    private readonly types: TypeDocuments,
  ) {}

  @Call(PaymentGetContract)
  async contract(@Input() { scope, query }: Given<typeof PaymentGetContract>) {
    const ready = await this.ready(scope, 'contract');
    return ready ?? this.answered(await this.issue.run(scope, query.applicationGuid, { type: 'contract' }));
  }

  @Call(PaymentGetDocument)
  async document(@Input() { scope, query }: Given<typeof PaymentGetDocument>) {
    const { applicationGuid, documentType: type, stage, paymentGuid: payment, refundGuid: refund } = query;
    const asked = { type, stage, payment, refund, from: query.dateFrom, to: query.dateTo };
    const ready = await this.ready(scope, type);
    return ready ?? this.answered(await this.issue.run(scope, applicationGuid, asked));
  }

  @Call(ApplicationSponsorGetDocument)
  async ofSponsor(@Input() { scope, query }: Given<typeof ApplicationSponsorGetDocument>) {
    return this.answered(await this.issue.ofSponsor(scope, query.applicationSponsorGuid, query.documentType));
  }

  @Call(PaymentGetIssuedDocument)
  async issued(@Input() { scope, query }: Given<typeof PaymentGetIssuedDocument>) {
    return this.answered(await this.documents.one(scope, query.documentGuid));
  }

  @Call(PaymentGetAllowedDocuments)
  allowed(@Input() { scope }: Given<typeof PaymentGetAllowedDocuments>) {
    return this.documents.allowed(scope);
  }

  @Call(PaymentGetDocumentsByApplication)
  ofApplication(@Input() { scope, query }: Given<typeof PaymentGetDocumentsByApplication>) {
    return this.documents.ofApplication(scope, query.applicationGuid);
  }

  @Call(PaymentGetDocumentsByCompetition)
  ofEvent(@Input() { scope, query }: Given<typeof PaymentGetDocumentsByCompetition>) {
    return this.documents.ofEvent(scope, query);
  }

  @Call(CompetitionChangeRequisite)
  async payee(@Input() { scope, body }: Given<typeof CompetitionChangeRequisite>) {
    await this.parties.ofEvent(scope, body.requisiteGuid);
    return {};
  }

  @Call(ApplicationChangeRequisite)
  async payer(@Input() { scope, query, body }: Given<typeof ApplicationChangeRequisite>) {
    await this.parties.ofApplication(scope, query.applicationGuid, body.requisiteGuid);
    return {};
  }

  @Call(PaymentCreateArchive)
  createArchive(@Input() { scope, body }: Given<typeof PaymentCreateArchive>) {
    return this.archive.run(scope, body.month);
  }

  private async answered(document: DocumentRow) {
    const bytes = await this.files.bytesOf(document);
    return new FileAnswer(fileName(fileTitle(document), formatOf(document)), bytes, bytes.byteLength);
  }

  /** The organizer's own PDF: given as it is, without a number. */
  private async ready(scope: Scope, type: MoneyDocumentType): Promise<FileAnswer | null> {
    const given = await this.types.ready(scope, type);
    return given && new FileAnswer(fileName(given.title, 'pdf'), given.bytes, given.bytes.byteLength);
  }
}
