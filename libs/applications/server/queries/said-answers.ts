// Answers that letters say: of everybody's fields, as text, and only what counts.

import { Injectable } from '@nestjs/common';
import type { FormField } from '@rampa/forms/domain';
import { EventForms } from '@rampa/forms/server';
import type { Guid } from '@rampa/kernel';
import type { SayableField, Values } from '@rampa/mailings/domain';
import type { Reader } from '@rampa/platform/server';
import { cellsOf } from './list-applications.ts';

/** The organizer's own fields never leave the house, and a file is no text. */
export function sayableFields<F extends Pick<FormField, 'isPrivate' | 'kind'>>(fields: readonly F[]): F[] {
  return fields.filter(({ isPrivate, kind }) => !isPrivate && kind !== 'Attachment');
}

@Injectable()
export class SaidAnswers {
  constructor(private readonly forms: EventForms) {}

  async fields(reader: Reader, competition: Guid): Promise<readonly SayableField[]> {
    return sayableFields((await this.forms.of(reader, competition))?.used.fields ?? []);
  }

  /** By application: `f12` → the answer; several of a repeated block one after another. What is hidden is empty. */
  async of(reader: Reader, competition: Guid, guids: readonly Guid[], numbers: readonly number[]) {
    const form = numbers.length === 0 ? undefined : (await this.forms.of(reader, competition))?.used;
    if (!form) return new Map<Guid, Values>();
    const fields = sayableFields(form.fields).filter(({ n }) => numbers.includes(n));
    const cells = await cellsOf(reader, form, guids, fields.map(({ guid }) => guid)); // prettier-ignore
    return new Map(
      [...cells].map(([guid, texts]): [Guid, Values] => [
        guid,
        Object.fromEntries(fields.map(({ n }, at) => [`f${n}`, texts[at]])),
      ]),
    );
  }
}
