import { Controller } from '@nestjs/common';
import {
  CompetitionArrangeUploadedFiles,
  CompetitionBeginUpload,
  CompetitionCancelUpload,
  CompetitionCommentingDocuments,
  CompetitionDeleteUploadedFile,
  CompetitionFinishUpload,
  CompetitionGetUploadedFilesByCompetition,
  CompetitionGetUploads,
  CompetitionRenameUploadedFile,
  CompetitionSendPiece,
  CompetitionShowUploadedFile,
  CompetitionUploadFileToCompetition,
  FestivalAddProcedureDocument,
} from '@rampa/contract';
import { Call, Input, UploadsByPieces, type Given } from '@rampa/platform/server';
import { EVENT_DOCUMENT } from '../document-gate.ts';
import { eventOf } from '../event-scope.ts';
import { ListDocuments } from '../queries/list-documents.ts';
import { AddDocument } from '../use-cases/add-document.ts';
import { ChangeDocuments } from '../use-cases/change-documents.ts';

@Controller()
export class DocumentController {
  constructor(
    private readonly documents: ListDocuments,
    private readonly add: AddDocument,
    private readonly change: ChangeDocuments,
    private readonly pieces: UploadsByPieces,
  ) {}

  @Call(CompetitionGetUploadedFilesByCompetition)
  list(@Input() { scope }: Given<typeof CompetitionGetUploadedFilesByCompetition>) {
    return this.documents.run(scope);
  }

  @Call(CompetitionUploadFileToCompetition)
  upload(@Input() { scope, request }: Given<typeof CompetitionUploadFileToCompetition>) {
    return this.add.upload(scope, request, { isFirst: false });
  }

  @Call(FestivalAddProcedureDocument)
  addProcedure(@Input() { scope, request }: Given<typeof FestivalAddProcedureDocument>) {
    return this.add.upload(scope, request, { isFirst: true });
  }

  @Call(CompetitionCommentingDocuments)
  async comment(@Input() { scope, body }: Given<typeof CompetitionCommentingDocuments>) {
    await this.change.comment(scope, body.uploadedFileGuid, body.comment);
    return {};
  }

  @Call(CompetitionRenameUploadedFile)
  async rename(@Input() { scope, body }: Given<typeof CompetitionRenameUploadedFile>) {
    await this.change.rename(scope, body.uploadedFileGuid, body.name);
    return {};
  }

  @Call(CompetitionShowUploadedFile)
  async show(@Input() { scope, body }: Given<typeof CompetitionShowUploadedFile>) {
    await this.change.show(scope, body.uploadedFileGuid, body.audience);
    return {};
  }

  @Call(CompetitionArrangeUploadedFiles)
  async arrange(@Input() { scope, body }: Given<typeof CompetitionArrangeUploadedFiles>) {
    await this.change.arrange(scope, body.uploadedFileGuids);
    return {};
  }

  @Call(CompetitionDeleteUploadedFile)
  async delete(@Input() { scope, query }: Given<typeof CompetitionDeleteUploadedFile>) {
    await this.change.delete(scope, query.uploadedFileGuid);
    return {};
  }

  @Call(CompetitionGetUploads)
  uploads(@Input() { scope }: Given<typeof CompetitionGetUploads>) {
    return this.pieces.of(scope, eventOf(scope).competition, EVENT_DOCUMENT);
  }

  @Call(CompetitionBeginUpload)
  begin(@Input() { scope, body }: Given<typeof CompetitionBeginUpload>) {
    return this.add.begin(scope, body);
  }

  @Call(CompetitionSendPiece)
  sendPiece(@Input() { scope, query, request }: Given<typeof CompetitionSendPiece>) {
    return this.pieces.add(scope, query.uploadGuid, query.at, request);
  }

  @Call(CompetitionFinishUpload)
  finish(@Input() { scope, body }: Given<typeof CompetitionFinishUpload>) {
    return this.add.finish(scope, body.uploadGuid);
  }

  @Call(CompetitionCancelUpload)
  async cancel(@Input() { scope, query }: Given<typeof CompetitionCancelUpload>) {
    await this.pieces.cancel(scope, query.uploadGuid);
    return {};
  }
}
