// Which field of which block an answer is for, as the form and the application stand by now.

import { ANSWER_WORDS, type FieldKind, type FormField } from '@rampa/forms/domain';
import { Failure, type Guid } from '@rampa/kernel';
import type { Scope } from '@rampa/platform/server';
import { memberOf, type KeptBlock } from '../persistence/application-rows.ts';
import type { Held } from './application-writing.ts';

export function invalid({ guid }: FormField, field: string, message: string): Failure {
  return new Failure('answerInvalid', { field, message, customData: { guid } });
}

/** To a member the organizer's own does not exist. Failures notFound, formPartGone, answerInvalid. */
export function fieldOf(scope: Scope, { form }: Pick<Held, 'form'>, guid: Guid, kind?: FieldKind): FormField {
  const field = form.used.fields.find((one) => one.guid === guid);
  if (field?.isPrivate && memberOf(scope) !== null) throw new Failure('notFound');
  if (!field) throw new Failure('formPartGone', { field: 'guid', customData: { guid } });
  if (kind !== undefined && kind !== field.kind) throw invalid(field, 'valueTypes', `${ANSWER_WORDS.otherKind}.`);
  return field;
}

/** Failures fieldWithoutBlock, blockGone. */
export function blockOf({ blocks }: Pick<Held, 'blocks'>, field: FormField, guid: Guid | undefined): KeptBlock {
  const own = blocks.filter(({ blockGuid }) => blockGuid === field.blockGuid);
  if (guid === undefined && own.length > 1) throw new Failure('fieldWithoutBlock', { field: 'applicationBlockGuid' });
  const block = guid === undefined ? own[0] : own.find((one) => one.guid === guid);
  if (!block) throw new Failure('blockGone', { field: 'applicationBlockGuid' });
  return block;
}
