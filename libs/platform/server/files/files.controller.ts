import { Controller } from '@nestjs/common';
import { PublicFile, UploadedFileGetByGuid } from '@rampa/contract';
import { PictureAnswer, UploadedFileAnswer } from '../http/answers.ts';
import { Call, Input, type Given } from '../http/call.decorator.ts';
import { Files } from './files.ts';

@Controller()
export class FilesController {
  constructor(private readonly files: Files) {}

  @Call(PublicFile)
  async read(@Input() given: Given<typeof PublicFile>) {
    return new PictureAnswer(await this.files.read(given.params.address));
  }

  @Call(UploadedFileGetByGuid)
  async readByGuid(@Input() given: Given<typeof UploadedFileGetByGuid>) {
    return new UploadedFileAnswer(await this.files.readFor(given.scope.actor, given.query.uploadedFileGuid));
  }
}
