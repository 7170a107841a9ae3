// A member's own performers and collectives, and who of them stands in a block of an application. Beyond the checklist.

import { ROSTER_KINDS } from '@rampa/kernel';
import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { collectionOf, created, date, done, instant, listQuery, text } from '../shapes.ts';

const kind = z.enum(ROSTER_KINDS);

const performerView = z.object({
  guid: z.guid(),
  kind,
  name: z.string(),
  birthDate: date.nullable(),
  city: z.string(),
  institution: z.string(),
  updatedAt: instant,
});
export type PerformerView = z.infer<typeof performerView>;

const values = {
  kind: kind.default('person'),
  name: text(300, 1),
  /** Of a person; of a collective it is left out. */
  birthDate: date.nullable().default(null),
  city: text(200).default(''),
  institution: text(300).default(''),
};

export const PERFORMER_SORTS = ['name', 'birthDate', 'updatedAt'] as const;

export const PerformerGetAll = defineCall({
  id: 'Performer/GetAll',
  method: 'GET',
  who: ['member'],
  kind: 'read',
  shows: ['performers.changed'],
  summary: 'Свои участники и коллективы: их имена подставляют в заявки',
  query: z.strictObject({ ...listQuery(PERFORMER_SORTS), kind: kind.optional() }),
  answer: collectionOf(performerView),
});

export const PerformerCreate = defineCall({
  id: 'Performer/Create',
  method: 'POST',
  who: ['member'],
  kind: 'write',
  changes: ['performers.changed'],
  summary: 'Новый участник или коллектив в своём списке',
  body: z.strictObject(values),
  answer: created,
});

export const PerformerUpdate = defineCall({
  id: 'Performer/Update',
  method: 'PUT',
  who: ['member'],
  kind: 'write',
  changes: ['performers.changed'],
  summary: 'Изменить запись своего списка; заявки, куда она подставлена, не меняются',
  body: z.strictObject({ performerGuid: guidOf('performer'), ...values }),
  answer: done,
});

export const PerformerDelete = defineCall({
  id: 'Performer/Delete',
  method: 'DELETE',
  who: ['member'],
  kind: 'write',
  changes: ['performers.changed'],
  summary: 'Удалить из своего списка; заявки остаются как есть',
  query: z.strictObject({ performerGuid: guidOf('performer') }),
  answer: done,
});

export const PerformerGather = defineCall({
  id: 'Performer/Gather',
  method: 'POST',
  who: ['member'],
  kind: 'write',
  changes: ['performers.changed'],
  summary: 'Собрать список из своих заявок: кто в них назван и кого в списке ещё нет',
  answer: z.object({ added: z.int() }),
});

export const ApplicationTemplateSetPerformer = defineCall({
  id: 'ApplicationTemplate/SetPerformer',
  method: 'PUT',
  who: ['member'],
  kind: 'write',
  changes: ['application.changed'],
  summary: 'Кто из своего списка стоит в блоке заявки; null — никто из него. Ответы сохраняют отдельно',
  body: z.strictObject({
    applicationBlockGuid: guidOf('applicationBlock'),
    performerGuid: guidOf('performer').nullable(),
  }),
  answer: done,
});
