// The files of an application that its answers name, in the order of the form, each by a name that tells where it stands.

import { Injectable } from '@nestjs/common';
import { siblingsOf } from '@rampa/applications/domain';
import { EventForms } from '@rampa/forms/server';
import { Failure, numberSign, type Guid } from '@rampa/kernel';
import { fileName, type Reader } from '@rampa/platform/server';
import { AnswerFiles } from '../persistence/answer-files.ts';
import { ApplicationRows } from '../persistence/application-rows.ts';
import { APPLICATION } from '../persistence/application-tables.ts';

export interface FilesOfApplication {
  /** «Заявка № 12 Берёзка. Файлы» */
  title: string;
  files: { guid: Guid; name: string }[];
}

@Injectable()
export class FilesInOrder {
  constructor(
    private readonly rows: ApplicationRows,
    private readonly forms: EventForms,
    private readonly answers: AnswerFiles,
  ) {}

  /** Failure notFound. */
  async of(reader: Reader, guid: Guid): Promise<FilesOfApplication> {
    const application = await APPLICATION.find(reader, { guid });
    const form = application && (await this.forms.of(reader, application.competitionGuid));
    if (!application || !form) throw new Failure('notFound');
    const blocks = await this.rows.blocks(reader, guid);
    const kept = await this.answers.of(reader, guid, { isHere: true });
    const placeOf = new Map(form.used.blocks.map((block, at) => [block.guid, { block, at }]));
    const shown = blocks
      .flatMap((one) => {
        const place = placeOf.get(one.blockGuid);
        return place ? [{ ...place, one }] : [];
      })
      .toSorted((one, other) => one.at - other.at || one.one.position - other.one.position);
    const files = shown.flatMap(({ block, one }) =>
      form.used.fields
        .filter((field) => field.blockGuid === block.guid && !one.hidden.includes(`f${field.n}`))
        .flatMap((field) => {
          const answer = one.answers[field.n];
          const named = answer && 'f' in answer ? answer.f : [];
          return named.flatMap((file) => {
            const found = kept.find((row) => row.guid === file);
            const number = block.max === 1 ? '' : String(siblingsOf(blocks, one).indexOf(one) + 1);
            return found ? [{ file, name: found.name, place: [block.title, number].filter(Boolean).join(' ') }] : [];
          });
        }),
    );
    const digits = String(files.length).length;
    const sign = application.number === null ? '' : numberSign(application.number);
    return {
      title: ['Заявка', sign, application.title].filter(Boolean).join(' ') + '. Файлы',
      files: files.map(({ file, name, place }, index) => {
        const dot = name.lastIndexOf('.');
        const [stem, end] = dot < 1 ? [name, 'bin'] : [name.slice(0, dot), name.slice(dot + 1)];
        const order = String(index + 1).padStart(digits, '0');
        return { guid: file, name: fileName(`${order} ${place} — ${stem}`, end.toLowerCase()) };
      }),
    };
  }
}
