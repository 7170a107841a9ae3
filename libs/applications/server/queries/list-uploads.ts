import { Injectable } from '@nestjs/common';
import type { AnswerOf, ApplicationFileGetUploads } from '@rampa/contract';
import { EventForms } from '@rampa/forms/server';
import type { Guid } from '@rampa/kernel';
import { Database, UploadsByPieces, type Scope } from '@rampa/platform/server';
import { ANSWER_PURPOSE, AnswerFiles } from '../persistence/answer-files.ts';
import { ApplicationRows, memberOf } from '../persistence/application-rows.ts';

/** Files of an application that are on their way, each with the field that it is for. */
@Injectable()
export class ListUploads {
  constructor(
    private readonly database: Database,
    private readonly rows: ApplicationRows,
    private readonly forms: EventForms,
    private readonly files: AnswerFiles,
    private readonly pieces: UploadsByPieces,
  ) {}

  async run(scope: Scope, application: Guid): Promise<AnswerOf<typeof ApplicationFileGetUploads>> {
    await this.rows.one(this.database, scope, application);
    const form = await this.forms.of(this.database, scope.competition!);
    const isMember = memberOf(scope) !== null;
    const fields = new Map(form?.used.fields.filter((one) => !isMember || !one.isPrivate).map((one) => [one.n, one]));
    const places = new Map(
      (await this.files.of(this.database, application, { isHere: false })).map((file) => [file.guid, file]),
    );
    return (await this.pieces.of(scope, application, ANSWER_PURPOSE)).flatMap((upload) => {
      const place = places.get(upload.guid);
      const field = place && fields.get(place.n);
      return field ? [{ ...upload, applicationBlockGuid: place.blockGuid, fieldGuid: field.guid }] : [];
    });
  }
}
