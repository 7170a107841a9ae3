// Statuses of an event: of applications, and of their blocks.

import { STATUS_ROLES, type StatusRole } from '@rampa/kernel';
import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { created, done, text, version } from '../shapes.ts';

const competition = z.strictObject({ competitionGuid: guidOf('competition') });
/** «#fff» and «#FFFFFF» are one. */
const hexColor = z.string().regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/);
const colors = { backgroundColor: hexColor, fontColor: hexColor };
const title = text(60, 1);
/** Its place in the list, from 0; at the end without it. */
const order = z.int().min(0).max(1000).optional();

/** Whether it puts into the waiting list, or takes no place. */
const role = z.enum(STATUS_ROLES).nullable();

/** How many things have it; null until a room counts them. */
const useCount = z.int().nullable();

const applicationStatus = z.object({
  guid: z.guid(),
  title: z.string(),
  colors: z.object(colors),
  isActive: z.boolean(),
  allowsEditing: z.boolean(),
  notifies: z.boolean(),
  isAccepted: z.boolean(),
  role,
  order: z.int(),
  version: z.int(),
  useCount,
});
export type ApplicationStatusView = z.infer<typeof applicationStatus>;

const blockStatus = z.object({
  key: z.guid(),
  competitionGuid: z.guid(),
  description: z.string(),
  ...colors,
  order: z.int(),
  version: z.int(),
  useCount,
});
export type BlockStatusView = z.infer<typeof blockStatus>;

export const CompetitionStatusGetAllByCompetitionGuid = defineCall({
  id: 'CompetitionStatus/GetAllByCompetitionGuid',
  method: 'GET',
  who: ['org:any'],
  kind: 'read',
  shows: ['statuses.changed'],
  summary: 'Статусы заявок по порядку, и выключенные; у скольких заявок каждый',
  query: competition,
  answer: z.array(applicationStatus),
});

export const CompetitionStatusGetActiveByCompetitionGuid = defineCall({
  id: 'CompetitionStatus/GetActiveByCompetitionGuid',
  method: 'GET',
  who: ['org:requests', 'member'],
  kind: 'read',
  shows: ['statuses.changed'],
  summary: 'Включённые статусы заявок по порядку',
  query: competition,
  answer: z.array(applicationStatus.omit({ version: true, useCount: true })),
});

const applicationFields = {
  title,
  colors: z.strictObject(colors),
  isActive: z.boolean().default(true),
  allowsEditing: z.boolean().default(false),
  notifies: z.boolean().default(false),
  isAccepted: z.boolean().default(false),
  role: role.default(null),
};
const isPlain = ({ isAccepted, role: one }: { isAccepted: boolean; role: StatusRole | null }) =>
  !isAccepted || one === null;
const ONE_ROLE = { message: 'Принятая заявка не ждёт места и не отклонена', path: ['role'] };

export const CompetitionStatusCreate = defineCall({
  id: 'CompetitionStatus/Create',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: ['statuses.changed'],
  summary: 'Новый статус заявок; нечитаемые цвета отклоняются',
  query: competition,
  body: z.strictObject({ ...applicationFields, order }).refine(isPlain, ONE_ROLE),
  answer: created,
});

export const CompetitionStatusUpdate = defineCall({
  id: 'CompetitionStatus/Update',
  method: 'PUT',
  who: ['org:settings'],
  kind: 'write',
  changes: ['statuses.changed'],
  summary: 'Изменить статус заявок; version — тот, что видел изменивший',
  body: z
    .strictObject({
      competitionStatusGuid: guidOf('applicationStatus'),
      ...applicationFields,
      version: version.optional(),
    })
    .refine(isPlain, ONE_ROLE),
  answer: done,
});

export const CompetitionStatusDelete = defineCall({
  id: 'CompetitionStatus/Delete',
  method: 'DELETE',
  who: ['org:settings'],
  kind: 'write',
  changes: ['statuses.changed', 'application.changed'],
  summary: 'Удалить статус заявок; тот, что есть у заявок, — только с заменой',
  query: z.strictObject({
    competitionStatusGuid: guidOf('applicationStatus'),
    replacementGuid: guidOf('applicationStatus').optional(),
  }),
  answer: done,
});

export const CompetitionBlockStatusGetByCompetitionGuid = defineCall({
  id: 'CompetitionBlockStatus/GetByCompetitionGuid',
  method: 'GET',
  who: ['org:any'],
  kind: 'read',
  shows: ['statuses.changed'],
  summary: 'Статусы блоков заявки по порядку; у скольких блоков каждый',
  query: competition,
  answer: z.array(blockStatus),
});

export const CompetitionBlockStatusCreate = defineCall({
  id: 'CompetitionBlockStatus/Create',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: ['statuses.changed'],
  summary: 'Новый статус блоков; без названия — «Новый статус», без цветов — чёрным по белому',
  query: competition,
  body: z.strictObject({
    description: title.optional(),
    backgroundColor: hexColor.default('#fff'),
    fontColor: hexColor.default('#000'),
    order,
  }),
  answer: z.object({ key: z.guid() }),
});

export const CompetitionBlockStatusUpdate = defineCall({
  id: 'CompetitionBlockStatus/Update',
  method: 'PUT',
  who: ['org:settings'],
  kind: 'write',
  changes: ['statuses.changed'],
  summary: 'Изменить статус блоков',
  query: competition,
  body: z.strictObject({ key: guidOf('blockStatus'), description: title, ...colors, version: version.optional() }),
  answer: done,
});

export const CompetitionBlockStatusDelete = defineCall({
  id: 'CompetitionBlockStatus/Delete',
  method: 'DELETE',
  who: ['org:settings'],
  kind: 'write',
  changes: ['statuses.changed', 'application.changed'],
  summary: 'Удалить статус блоков; тот, что есть у блоков, — только с заменой',
  query: z.strictObject({
    competitionGuid: guidOf('competition'),
    key: guidOf('blockStatus'),
    replacementKey: guidOf('blockStatus').optional(),
  }),
  answer: done,
});

// --- beyond the checklist ---

export const CompetitionStatusArrange = defineCall({
  id: 'CompetitionStatus/Arrange',
  method: 'PUT',
  who: ['org:settings'],
  kind: 'write',
  changes: ['statuses.changed'],
  summary: 'Порядок статусов заявок; кого не назвали, те стоят после',
  query: competition,
  body: z.strictObject({ competitionStatusGuids: z.array(guidOf('applicationStatus')).max(100) }),
  answer: done,
});

export const CompetitionBlockStatusArrange = defineCall({
  id: 'CompetitionBlockStatus/Arrange',
  method: 'PUT',
  who: ['org:settings'],
  kind: 'write',
  changes: ['statuses.changed'],
  summary: 'Порядок статусов блоков; кого не назвали, те стоят после',
  query: competition,
  body: z.strictObject({ keys: z.array(guidOf('blockStatus')).max(100) }),
  answer: done,
});
