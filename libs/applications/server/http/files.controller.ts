import { Controller } from '@nestjs/common';
import {
  ApplicationFileBeginUpload,
  ApplicationFileCancelUpload,
  ApplicationFileCreateArchive,
  ApplicationFileFinishUpload,
  ApplicationFileGetUploads,
  ApplicationFileSendPiece,
} from '@rampa/contract';
import { Call, Input, UploadsByPieces, type Given } from '@rampa/platform/server';
import { ListUploads } from '../queries/list-uploads.ts';
import { ArchiveFiles } from '../use-cases/archive-files.ts';
import { UploadAnswers } from '../use-cases/upload-answers.ts';

@Controller()
export class AnswerFilesController {
  constructor(
    private readonly uploads: ListUploads,
    private readonly uploading: UploadAnswers,
    private readonly pieces: UploadsByPieces,
    private readonly archive: ArchiveFiles,
  ) {}

  @Call(ApplicationFileGetUploads)
  getUploads(@Input() { scope, query }: Given<typeof ApplicationFileGetUploads>) {
    return this.uploads.run(scope, query.applicationGuid);
  }

  @Call(ApplicationFileBeginUpload)
  begin(@Input() { scope, body }: Given<typeof ApplicationFileBeginUpload>) {
    return this.uploading.begin(scope, body);
  }

  @Call(ApplicationFileSendPiece)
  sendPiece(@Input() { scope, query, request }: Given<typeof ApplicationFileSendPiece>) {
    return this.pieces.add(scope, query.uploadGuid, query.at, request);
  }

  @Call(ApplicationFileFinishUpload)
  finish(@Input() { scope, body }: Given<typeof ApplicationFileFinishUpload>) {
    return this.uploading.finish(scope, body.uploadGuid);
  }

  @Call(ApplicationFileCancelUpload)
  async cancel(@Input() { scope, query }: Given<typeof ApplicationFileCancelUpload>) {
    await this.uploading.cancel(scope, query.uploadGuid);
    return {};
  }

  @Call(ApplicationFileCreateArchive)
  createArchive(@Input() { scope, body }: Given<typeof ApplicationFileCreateArchive>) {
    return this.archive.run(scope, body.applicationGuid);
  }
}
