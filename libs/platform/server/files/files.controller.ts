import { Controller } from '@nestjs/common';
import { PublicFile, PublicPagePicture, UploadedFileGetByGuid } from '@rampa/contract';
import { PictureAnswer, UploadedFileAnswer } from '../http/answers.ts';
import { Call, Input, type Given } from '../http/call.decorator.ts';
import { PagePictures } from '../http/page-pictures.ts';
import { Files } from './files.ts';

@Controller()
export class FilesController {
  constructor(
    private readonly files: Files,
    private readonly pictures: PagePictures,
  ) {}

  @Call(PublicFile)
  async read(@Input() given: Given<typeof PublicFile>) {
    return new PictureAnswer(await this.files.read(given.params.address));
  }

  @Call(PublicPagePicture)
  async picture(@Input() given: Given<typeof PublicPagePicture>) {
    return new PictureAnswer(await this.pictures.of(given.query.path));
  }

  @Call(UploadedFileGetByGuid)
  async readByGuid(@Input() given: Given<typeof UploadedFileGetByGuid>) {
    return new UploadedFileAnswer(await this.files.readFor(given.scope.actor, given.query.uploadedFileGuid));
  }
}
