// The organizer's table of an event's applications: its rows, what may stand in it, and the ways of looking at it that
// all who work on the event share.

import { CONSENT_KINDS, FIELD_KINDS, FIELD_TAGS } from '@rampa/kernel';
import { z } from 'zod';
import { applicationState } from '../application-shapes.ts';
import { defineCall, guidOf } from '../call.ts';
import { begun, done, instant, paging, text, title } from '../shapes.ts';
import { file } from './papers.ts';

export const APPLICATION_SORTS = ['number', 'title', 'member', 'percent', 'dateSubscribe', 'updatedAt'] as const;
export const APPLICATION_COLUMNS_MAX = 40;

const row = z.object({
  guid: z.guid(),
  number: z.int().nullable(),
  title: z.string(),
  member: z.object({ guid: z.guid(), fullName: z.string() }).nullable(),
  /** Whose it will be when he comes; of one that has its member, or waits for nobody, null. */
  ownerEmail: z.string().nullable(),
  state: applicationState,
  competitionStatusGuid: z.guid().nullable(),
  percent: z.int(),
  performanceCount: z.int(),
  dateSubscribe: instant.nullable(),
  updatedAt: instant,
  /** It has been changed since its changes were last confirmed. */
  isChanged: z.boolean(),
  /** Another one that was sent bears the same name: one performer twice, perhaps. */
  isDouble: z.boolean(),
  /** Children whom it names, and of how many a parent's consent is lacking. */
  children: z.int(),
  lacksProcessing: z.int(),
  lacksPublishing: z.int(),
  /** The member’s messages that nobody has read yet. */
  unseenMessages: z.int(),
  /**
   * Minor units: what has come for it, what it costs in all, and what is to be given back. Null where `withMoney` did not ask,
   * nobody pays, or the asker may not see money.
   */
  money: z.object({ paid: z.int(), total: z.int(), toReturn: z.int() }).nullable(),
  /** Answers by the fields that `columns` names, in their order; several blocks of one field are joined. */
  cells: z.array(z.string()),
});
export type ApplicationRow = z.infer<typeof row>;

const event = z.strictObject({ competitionGuid: guidOf('competition') });
const guid = z.guid().toLowerCase();

/** What narrows the table; `status` and `field` say how a guid of theirs is spelt. */
const narrowing = (status: typeof guid, field: typeof guid) => ({
  sort: z.enum(APPLICATION_SORTS).default('number'),
  isDescending: z.boolean().default(false),
  /** Any of these statuses; with `exceptStatuses` none of them. */
  competitionStatusGuids: z.array(status).max(50).default([]),
  exceptStatuses: z.boolean().default(false),
  /** All of them: each names a field of a reference book and lines, of which one is chosen; with `isExcept` none is. */
  filters: z
    .array(
      z.strictObject({
        fieldGuid: field,
        itemGuids: z.array(guid).min(1).max(100),
        isExcept: z.boolean().default(false),
      }),
    )
    .max(20)
    .default([]),
  isFilled: z.boolean().optional(),
  isChanged: z.boolean().optional(),
  /** Sent, and nobody has looked it through since, or it was changed since. */
  isUnchecked: z.boolean().optional(),
  /** Of those that are not sent: taken back by its owner, or never sent. */
  isWithdrawn: z.boolean().optional(),
  hasFiles: z.boolean().optional(),
  isDouble: z.boolean().optional(),
  /** Which of the parents' consents somebody lacks. */
  lacksConsent: z.enum(CONSENT_KINDS).optional(),
  /** Whether the member has written what nobody has read yet. */
  hasUnseen: z.boolean().optional(),
  hasStatus: z.boolean().optional(),
  /** It costs something, and all of it has come, or not all. Narrows nothing for whom the event's money is closed. */
  isPaid: z.boolean().optional(),
  changedSince: instant.optional(),
  /** Sent last from then on, and before then. */
  sentFrom: instant.optional(),
  sentBefore: instant.optional(),
});

const columns = z.array(guidOf('formField')).max(APPLICATION_COLUMNS_MAX).default([]);

export const CompetitionGetSubscribedApplicationsByCompetition = defineCall({
  id: 'Competition/GetSubscribedApplicationsByCompetition',
  method: 'POST',
  who: ['org:requests'],
  kind: 'read',
  shows: [
    'application.changed',
    'form.changed',
    'statuses.changed',
    'books.changed',
    'money.changed',
    'payment.confirmed',
  ],
  summary:
    'Отправленные заявки мероприятия; isActive=false — остальные, isDefault — без статуса. Поиск по всему тексту, фильтры, нужные столбцы',
  query: event.extend({
    isActive: z.stringbool().default(true),
    isDefault: z.stringbool().default(false),
    searchText: text(200).optional(),
    competitionStatusGuid: guidOf('applicationStatus').optional(),
  }),
  body: z.strictObject({
    ...paging,
    ...narrowing(guidOf('applicationStatus'), guidOf('formField')),
    columns,
    withMoney: z.boolean().default(false),
  }),
  answer: z.object({
    collection: z.array(row),
    totalCount: z.int(),
  }),
});

// --- beyond the checklist ---

/** A way of looking at the table. What it names may have gone since: then it narrows nothing. */
export const applicationView = z.strictObject({
  isSent: z.boolean().default(true),
  ...narrowing(guid, guid),
  /** In their order: of the table's own, or of a field. Null: as wide as usual. */
  columns: z
    .array(z.strictObject({ key: text(60, 1), width: z.int().min(48).max(960).nullable() }))
    .max(60)
    .default([]),
});
export type ApplicationView = z.infer<typeof applicationView>;
export const APPLICATION_VIEWS_MAX = 30;
const viewTitle = title.max(40);

export const ApplicationViewGetByCompetition = defineCall({
  id: 'ApplicationView/GetByCompetition',
  method: 'GET',
  who: ['org:requests'],
  kind: 'read',
  shows: ['application.changed', 'form.changed', 'applicationViews.changed', 'money.changed', 'payment.confirmed'],
  summary: 'Из чего собирают таблицу заявок: поля формы, сколько заявок, сохранённые виды сотрудников',
  query: event,
  answer: z.object({
    /** `others`: all that are not sent, `withdrawn` among them. `cut`: with more answers than a search reads. */
    counts: z.object({
      ...{ sent: z.int(), others: z.int(), withdrawn: z.int(), changed: z.int(), unchecked: z.int(), cut: z.int() },
    }),
    /** `unpaid`: how many are sent and not paid in full. Null where nobody pays, or the asker may not see money. */
    money: z.object({ currency: z.string(), unpaid: z.int() }).nullable(),
    fields: z.array(
      z.object({
        guid: z.guid(),
        title: z.string(),
        /** Of the block in which it stands. */
        block: z.string(),
        kind: z.enum(FIELD_KINDS),
        referenceBookGuid: z.guid().nullable(),
        tag: z.enum(FIELD_TAGS).nullable(),
        isPrivate: z.boolean(),
        /** What stands in braces where a letter of this event says the answer; null: no letter may. */
        letterName: z.string().nullable(),
      }),
    ),
    /** Those that stand in the table until somebody has chosen, in their order. */
    usualFields: z.array(z.guid()),
    /** Of the form: each may have a status of its own in every application. */
    blocks: z.array(z.object({ guid: z.guid(), title: z.string(), isPerformance: z.boolean() })),
    views: z.array(z.object({ title: z.string(), view: applicationView, authorName: z.string(), updatedAt: instant })),
  }),
});
export type ApplicationTableFacts = z.infer<typeof ApplicationViewGetByCompetition.answer>;

export const ApplicationViewSave = defineCall({
  id: 'ApplicationView/Save',
  method: 'PUT',
  who: ['org:requests'],
  kind: 'write',
  changes: ['applicationViews.changed'],
  summary: 'Сохранить вид таблицы заявок для всех сотрудников; вид с тем же названием заменяется',
  query: event,
  body: z.strictObject({ title: viewTitle, view: applicationView }),
  answer: done,
});

export const ApplicationViewDelete = defineCall({
  id: 'ApplicationView/Delete',
  method: 'DELETE',
  who: ['org:requests'],
  kind: 'write',
  changes: ['applicationViews.changed'],
  summary: 'Удалить сохранённый вид таблицы заявок',
  query: event.extend({ title: viewTitle }),
  answer: done,
});

export const APPLICATIONS_AT_ONCE = 100;

export const ApplicationChangeStatuses = defineCall({
  id: 'Application/ChangeStatuses',
  method: 'POST',
  who: ['org:requests'],
  kind: 'write',
  changes: ['application.changed'],
  counted: 'guids',
  summary:
    'Статус и слово участнику сразу нескольким заявкам; не меняются те, у каких он уже стоит, неотправленные и отозванные',
  query: event,
  body: z.strictObject({
    guids: z.array(guidOf('application')).min(1).max(APPLICATIONS_AT_ONCE),
    competitionStatusGuid: guidOf('applicationStatus'),
    comment: text(2000).default(''),
  }),
  /** `unsent`: of those that are drafts or were taken back; they keep what they have. */
  answer: z.object({ changed: z.int(), unsent: z.int() }),
});

export const ApplicationChangeBlockStatuses = defineCall({
  id: 'Application/ChangeBlockStatuses',
  method: 'POST',
  who: ['org:requests'],
  kind: 'write',
  changes: ['application.changed'],
  counted: 'guids',
  summary: 'Статус одного блока формы (всех его повторов) сразу в нескольких заявках; null снимает его',
  query: event,
  body: z.strictObject({
    guids: z.array(guidOf('application')).min(1).max(APPLICATIONS_AT_ONCE),
    blockGuid: guidOf('formBlock'),
    competitionBlockStatusKey: guidOf('blockStatus').nullable(),
  }),
  /** Blocks that have another status now. */
  answer: z.object({ changed: z.int() }),
});

/** Rows of one file. */
export const APPLICATIONS_EXPORTED = 5_000;

export const ApplicationExportChosen = defineCall({
  id: 'Application/ExportChosen',
  method: 'POST',
  who: ['org:requests'],
  kind: 'job',
  summary:
    'Строки таблицы заявок книгой XLSX, заданием: выбранные или все найденные, столбцы и порядок — как в таблице',
  query: event,
  body: z.strictObject({
    /** Left out: whatever `view` and `searchText` find. An address has no room for all that may narrow a view. */
    guids: z.array(guidOf('application')).min(1).max(APPLICATIONS_EXPORTED).optional(),
    searchText: text(200).optional(),
    view: applicationView,
  }),
  answer: begun,
});

export const ApplicationExport = defineCall({
  id: 'Application/Export',
  method: 'GET',
  who: ['org:requests'],
  kind: 'file',
  mayBeJob: true,
  summary: 'Таблица заявок книгой XLSX: то, что найдено, с выбранными столбцами',
  query: event.extend({
    searchText: text(200).optional(),
    /** A view as JSON: an address has no lists. */
    view: text(8_000).default('{}'),
  }),
  answer: file,
});
