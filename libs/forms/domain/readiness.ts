// How ready the form of an event's applications is, in words.

import type { ReadyStep } from '@rampa/competitions/domain';
import { counted } from '@rampa/kernel';

export interface PreparedForm {
  readonly blocks: number;
  readonly fields: number;
  /** What the validator says of it. */
  readonly faults: number;
}

/** Null: the event has no form yet. */
export function formStep(form: PreparedForm | null): ReadyStep {
  if (form === null) return { key: 'form', state: 'waiting', fact: 'ещё не собрана' };
  const { blocks, fields, faults } = form;
  if (fields === 0) return { key: 'form', state: 'now', fact: 'в ней ещё нет ни одного поля' };
  if (faults > 0) return { key: 'form', state: 'now', fact: counted(faults, 'замечание', 'замечания', 'замечаний') };
  const size = `${counted(blocks, 'блок', 'блока', 'блоков')}, ${counted(fields, 'поле', 'поля', 'полей')}`;
  return { key: 'form', state: 'done', fact: size };
}
