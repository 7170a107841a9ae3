// What is known about a new page before anything is written: from the contract and the arguments.

import { rulesOf, type CallDefinition } from '@rampa/contract';
import { Refusal } from './tree.ts';

export interface Listed {
  /** The part of the call that takes search, sort and page. */
  part: 'query' | 'body';
  sorts: readonly string[];
  hasSearch: boolean;
  /** Fields that a row shows below its name. */
  texts: readonly string[];
  asksEvent: boolean;
  id: string;
  name: string;
}

export interface Added {
  constant: string;
  section: string | null;
  asksEvent: boolean;
  fields: readonly string[];
  /** What each field is called, in Russian. */
  labels: Readonly<Record<string, string>>;
}

export interface Deleted {
  constant: string;
  section: string | null;
  /** Name of the guid in its query. */
  guid: string;
}

export interface PageText {
  call: CallDefinition;
  list: Listed;
  component: string;
  form: string;
  title: string;
  word: string;
  inEvent: boolean;
  adds: Added | null;
  changes: Deleted | null;
  deletes: Deleted | null;
}

/** Labels of usual fields; `--labels` gives those of others. */
export const LABELS: Readonly<Record<string, string>> = {
  title: 'Название',
  name: 'Имя',
  fullName: 'Фамилия, имя, отчество',
  city: 'Город',
  email: 'Почта',
  phone: 'Телефон',
  address: 'Адрес',
  note: 'Заметка',
  text: 'Текст',
  link: 'Ссылка',
  comment: 'Комментарий',
  description: 'Описание',
};

export const constantOf = ({ id }: CallDefinition): string =>
  id.replace(/\/(\w)/, (_, letter: string) => letter.toUpperCase());
/** The section whose rights the call asks for; null for calls of the owner. */
const sectionOf = ({ who }: CallDefinition): string | null =>
  who.find((one) => one.startsWith('org:'))?.slice('org:'.length) ?? null;
const fieldsOf = (schema: unknown): string[] => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});

export function addedBy(call: CallDefinition, inEvent: boolean, given: Readonly<Record<string, string>> = {}): Added {
  const asked = fieldsOf(call.query);
  const rules = rulesOf(call);
  const fields = fieldsOf(call.body);
  const labels = { ...LABELS, ...given };
  const isText = (field: string) => rules?.is === 'fields' && rules.fields[field]?.is === 'text';
  if (call.kind !== 'write' || fields.length === 0 || !fields.every(isText))
    throw new Refusal(`A form is generated of texts, and ${call.id} takes others`);
  const unnamed = fields.filter((field) => !labels[field]);
  if (unnamed.length > 0)
    throw new Refusal(`Say what the fields are called: --labels ${unnamed.map((field) => `${field}='…'`).join(',')}`);
  if (asked.some((field) => field !== 'competitionGuid' || !inEvent))
    throw new Refusal(`${call.id} asks for more than this page knows`);
  return { constant: constantOf(call), section: sectionOf(call), asksEvent: asked.length > 0, fields, labels };
}

export function changedBy(call: CallDefinition, adds: Added | null): Deleted {
  const [guid, ...others] = fieldsOf(call.query);
  if (!adds || fieldsOf(call.body).join() !== adds.fields.join())
    throw new Refusal(`${call.id} does not take what --adds takes: they share one form`);
  if (call.kind !== 'write' || !guid || others.length > 0)
    throw new Refusal(`${call.id} is not asked by the guid of a row alone`);
  return { constant: constantOf(call), section: sectionOf(call), guid };
}

export function deletedBy(call: CallDefinition): Deleted {
  const [guid, ...others] = fieldsOf(call.query);
  if (call.kind !== 'write' || !guid || others.length > 0 || fieldsOf(call.body).length > 0)
    throw new Refusal(`${call.id} is not asked by the guid of a row alone`);
  return { constant: constantOf(call), section: sectionOf(call), guid };
}
