import { Controller } from '@nestjs/common';
import {
  ApplicationChangeRequisite,
  CompetitionChangeRequisite,
  PaymentCreateArchive,
  PaymentGetAllowedDocuments,
  PaymentGetContract,
  PaymentGetDocument,
  PaymentGetDocumentsByApplication,
  PaymentGetDocumentsByCompetition,
  PaymentGetIssuedDocument,
} from '@rampa/contract';
import { Call, FileAnswer, fileName, Input, type Given } from '@rampa/platform/server';
import { CreatePaperArchive } from '../documents/create-paper-archive.ts';
import { ChangeParties } from '../documents/change-parties.ts';
import { DocumentFiles, fileTitle } from '../documents/document-files.ts';
import type { DocumentRow } from '../documents/document-tables.ts';
import { IssueDocuments } from '../documents/issue-documents.ts';
import { ReadDocuments } from '../documents/read-documents.ts';

@Controller()
export class DocumentController {
  constructor(
    private readonly issue: IssueDocuments,
    private readonly documents: ReadDocuments,
    private readonly files: DocumentFiles,
    private readonly parties: ChangeParties,
    private readonly archive: CreatePaperArchive,
  ) {}

  @Call(PaymentGetContract)
  async contract(@Input() { scope, query }: Given<typeof PaymentGetContract>) {
    return this.answered(await this.issue.run(scope, query.applicationGuid, { type: 'contract' }));
  }

  @Call(PaymentGetDocument)
  async document(@Input() { scope, query }: Given<typeof PaymentGetDocument>) {
    const { applicationGuid, documentType: type, stage, paymentGuid: payment, refundGuid: refund } = query;
    return this.answered(await this.issue.run(scope, applicationGuid, { type, stage, payment, refund }));
  }

  @Call(PaymentGetIssuedDocument)
  async issued(@Input() { scope, query }: Given<typeof PaymentGetIssuedDocument>) {
    return this.answered(await this.documents.one(scope, query.documentGuid));
  }

  @Call(PaymentGetAllowedDocuments)
  allowed(@Input() _given: Given<typeof PaymentGetAllowedDocuments>) {
    return this.documents.allowed();
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
    return new FileAnswer(fileName(fileTitle(document), 'pdf'), bytes, bytes.byteLength);
  }
}
