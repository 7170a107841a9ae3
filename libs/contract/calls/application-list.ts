// The organizer's table of an event's applications.

import { z } from 'zod';
import { applicationState } from '../application-shapes.ts';
import { defineCall, guidOf } from '../call.ts';
import { instant, paging, text } from '../shapes.ts';

export const APPLICATION_SORTS = ['number', 'title', 'member', 'percent', 'dateSubscribe', 'updatedAt'] as const;
export const APPLICATION_COLUMNS_MAX = 40;

const row = z.object({
  guid: z.guid(),
  number: z.int().nullable(),
  title: z.string(),
  member: z.object({ guid: z.guid(), fullName: z.string() }).nullable(),
  state: applicationState,
  competitionStatusGuid: z.guid().nullable(),
  percent: z.int(),
  performanceCount: z.int(),
  dateSubscribe: instant.nullable(),
  updatedAt: instant,
  /** It has been changed since its changes were last confirmed. */
  isChanged: z.boolean(),
  /** Answers by the fields that `columns` names, in their order; several blocks of one field are joined. */
  cells: z.array(z.string()),
});
export type ApplicationRow = z.infer<typeof row>;

export const CompetitionGetSubscribedApplicationsByCompetition = defineCall({
  id: 'Competition/GetSubscribedApplicationsByCompetition',
  method: 'POST',
  who: ['org:requests'],
  kind: 'read',
  shows: ['application.changed', 'form.changed', 'statuses.changed', 'books.changed'],
  summary:
    'Отправленные заявки мероприятия; isActive=false — остальные, isDefault — без статуса. Поиск по всему тексту, фильтры, нужные столбцы',
  query: z.strictObject({
    competitionGuid: guidOf('competition'),
    isActive: z.stringbool().default(true),
    isDefault: z.stringbool().default(false),
    searchText: text(200).optional(),
    competitionStatusGuid: guidOf('applicationStatus').optional(),
  }),
  body: z.strictObject({
    ...paging,
    sort: z.enum(APPLICATION_SORTS).default('number'),
    isDescending: z.boolean().default(false),
    /** Any of these statuses. */
    competitionStatusGuids: z.array(guidOf('applicationStatus')).max(50).default([]),
    /** All of them: each names a field of a reference book and lines, of which one is chosen. */
    filters: z
      .array(
        z.strictObject({
          fieldGuid: guidOf('formField'),
          itemGuids: z.array(z.guid().toLowerCase()).min(1).max(100),
        }),
      )
      .max(20)
      .default([]),
    isFilled: z.boolean().optional(),
    isChanged: z.boolean().optional(),
    changedSince: instant.optional(),
    columns: z.array(guidOf('formField')).max(APPLICATION_COLUMNS_MAX).default([]),
  }),
  answer: z.object({
    collection: z.array(row),
    totalCount: z.int(),
  }),
});
