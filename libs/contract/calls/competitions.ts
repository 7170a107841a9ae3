import { READY_FORM_KEYS } from '@rampa/kernel';
import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { collectionOf, created, date, done, instant, paging, shortTitle, text, title } from '../shapes.ts';

const currency = z.enum(['RUB', 'BYN', 'KZT', 'AMD']);

export const competitionDetails = z.strictObject({
  title,
  /** A short name for the hall's screens; left out, it stays as it was. */
  shortTitle: shortTitle.optional(),
  description: text(5000).default(''),
  beginDate: date,
  endDate: date,
  city: text(200).default(''),
  place: text(300).default(''),
  timeZone: text(64, 1).default('Europe/Moscow'),
  currency: currency.default('RUB'),
  /** What another system calls the event; left out, it stays as it was. */
  extGuid: text(100).optional(),
  /** Whether the event handles money: contracts, payments; left out, it stays as it was. */
  useFinances: z.boolean().optional(),
});

/** Fields that a change leaves out stay as they were, so a caller who does not know the town does not delete it. */
const changedDetails = competitionDetails.extend({
  description: text(5000).optional(),
  city: text(200).optional(),
  place: text(300).optional(),
  timeZone: text(64, 1).optional(),
  currency: currency.optional(),
});

/** 0 festival without marks, 1 contest of one tour, 2 of several. */
const typeTour = z.int().min(0).max(2);

export const festivalView = z.object({
  guid: z.guid(),
  typeTourCompetition: typeTour,
  isArchived: z.boolean(),
  /** Of a practice event: the real one. */
  practiceOf: z.guid().nullable(),
  /** The event's practice, where there is one. */
  practiceGuid: z.guid().nullable(),
  details: z.object({
    title: z.string(),
    shortTitle: z.string(),
    description: z.string(),
    beginDate: z.string(),
    endDate: z.string(),
    city: z.string(),
    place: z.string(),
    timeZone: z.string(),
    currency: z.string(),
    extGuid: z.string(),
    useFinances: z.boolean(),
    logoPath: z.string().nullable(),
  }),
});
export type FestivalView = z.infer<typeof festivalView>;

/** `time: 'coming'`: only those whose last day is not over where they are held. */
export const eventsAsked = z.strictObject({
  isActive: z.stringbool().optional(),
  time: z.literal('coming').optional(),
  searchText: text(200).optional(),
});

/** In the list, with what it lacks before it can open; empty: nothing, or it has begun. */
const festivalRow = festivalView.extend({ attention: z.string() });
export type FestivalRow = z.infer<typeof festivalRow>;

export const FestivalGetFestivals = defineCall({
  id: 'Festival/GetFestivals',
  method: 'POST',
  who: ['org:any'],
  kind: 'read',
  shows: [
    'competition.changed',
    'documents.changed',
    'statuses.changed',
    'form.changed',
    'program.created',
    'program.deleted',
    'judges.changed',
    'criteria.changed',
  ],
  summary:
    'Мероприятия организатора; isActive: false — архив, true — всё остальное; time: coming — только те, что не кончились',
  query: eventsAsked,
  body: z.strictObject(paging),
  answer: collectionOf(festivalRow),
});

export const FestivalGetFestivalDetail = defineCall({
  id: 'Festival/GetFestivalDetail',
  method: 'GET',
  who: ['org:any'],
  kind: 'read',
  shows: ['competition.changed'],
  summary: 'Мероприятие целиком',
  query: z.strictObject({ festivalGuid: guidOf('competition') }),
  answer: festivalView,
});

export const FestivalCreateFestival = defineCall({
  id: 'Festival/CreateFestival',
  method: 'POST',
  who: ['organizer'],
  kind: 'write',
  changes: ['competition.changed', 'form.changed', 'formLibrary.changed', 'books.changed', 'nominations.changed'],
  summary: 'Новое мероприятие; form — сразу с формой заявки: готовой или из библиотеки',
  body: z.strictObject({
    details: competitionDetails,
    typeTourCompetition: typeTour.default(1),
    form: z
      .strictObject({
        readyKey: z.enum(READY_FORM_KEYS).optional(),
        templateGuid: guidOf('applicationForm').optional(),
      })
      .refine(({ readyKey, templateGuid }) => !readyKey || !templateGuid, 'Выберите что-то одно')
      .optional(),
  }),
  answer: created,
});

export const FestivalUpdateFestival = defineCall({
  id: 'Festival/UpdateFestival',
  method: 'PUT',
  who: ['org:settings'],
  kind: 'write',
  changes: ['competition.changed'],
  summary: 'Изменить мероприятие',
  query: z.strictObject({ festivalGuid: guidOf('competition') }),
  /**
   * Without `typeTourCompetition` the event keeps its kind. Dates and the title are always required. `base`: what was read
   * before; what is the same in both stays as it stands, and where another has changed the same field meanwhile, it is
   * Failure staleVersion at that field.
   */
  body: z.strictObject({
    details: changedDetails,
    base: changedDetails.partial().optional(),
    typeTourCompetition: typeTour.optional(),
  }),
  answer: done,
});

const keptPicture = z.object({ guid: z.guid(), name: z.string(), url: z.string() });

export const CompetitionUploadLogo = defineCall({
  id: 'Competition/UploadLogo',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: ['competition.changed'],
  summary: 'Логотип мероприятия: PNG, JPEG или WebP до 80 МБ; прежний уходит',
  query: z.strictObject({ competitionGuid: guidOf('competition') }),
  takesFile: true,
  answer: keptPicture,
});

export const FestivalAddLogo = defineCall({
  id: 'Festival/AddLogo',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: ['competition.changed'],
  summary: 'То же под именем фестиваля',
  query: z.strictObject({ festivalGuid: guidOf('competition') }),
  takesFile: true,
  answer: keptPicture,
});

export const CompetitionDeleteLogo = defineCall({
  id: 'Competition/DeleteLogo',
  method: 'DELETE',
  who: ['org:settings'],
  kind: 'write',
  changes: ['competition.changed'],
  summary: 'Убрать логотип мероприятия',
  query: z.strictObject({ competitionGuid: guidOf('competition') }),
  answer: done,
});

export const CompetitionArchiveOrUnarchive = defineCall({
  id: 'Competition/ArchiveOrUnarchive',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: ['competition.changed'],
  // Works in the archive: this call leads out of it.
  inArchive: true,
  summary: 'Убрать мероприятие в архив или вернуть; без isArchived — наоборот',
  query: z.strictObject({ competitionGuid: guidOf('competition') }),
  body: z.strictObject({ isArchived: z.boolean().optional() }),
  answer: z.object({ isArchived: z.boolean() }),
});

export const CompetitionCopy = defineCall({
  id: 'Competition/Copy',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: ['competition.changed'],
  // An event is most often made from last year's, which lies in the archive: the former one is only read.
  inArchive: true,
  summary: 'Новое мероприятие из прежнего: всё, что настроено, с датами, сдвинутыми на столько же; без заявок и людей',
  query: z.strictObject({ competitionGuid: guidOf('competition') }),
  /** City and zone left out are the former's; in another city its place is not asked to stand. */
  body: z.strictObject({
    ...{ title, beginDate: date, endDate: date },
    city: text(200).optional(),
    timeZone: text(64, 1).optional(),
  }),
  answer: created,
});

export const CompetitionCreatePractice = defineCall({
  id: 'Competition/CreatePractice',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: ['competition.changed'],
  summary: 'Репетиция рядом с мероприятием: те же настройки, вымышленные исполнители; посторонние её не видят',
  query: z.strictObject({ competitionGuid: guidOf('competition') }),
  body: z.strictObject({}),
  answer: created,
});

export const CompetitionDiscardPractice = defineCall({
  id: 'Competition/DiscardPractice',
  method: 'DELETE',
  who: ['org:settings'],
  kind: 'write',
  changes: ['competition.changed', 'access.changed'],
  summary: 'Выбросить репетицию со всем, что в ней сделано: сразу и насовсем',
  query: z.strictObject({ competitionGuid: guidOf('competition') }),
  answer: done,
});

export const FestivalDeleteFestival = defineCall({
  id: 'Festival/DeleteFestival',
  method: 'DELETE',
  who: ['organizer'],
  kind: 'write',
  changes: ['competition.changed', 'access.changed'],
  summary: 'Удалить мероприятие, пока в нём никто ничего не сделал; 30 дней его можно вернуть',
  query: z.strictObject({ festivalGuid: guidOf('competition') }),
  answer: done,
});

// --- beyond the checklist ---

export const FestivalGetDeletedFestivals = defineCall({
  id: 'Festival/GetDeletedFestivals',
  method: 'GET',
  who: ['organizer'],
  kind: 'read',
  shows: ['competition.changed'],
  summary: 'Корзина: удалённые мероприятия, которые ещё можно вернуть',
  answer: z.array(
    z.object({
      guid: z.guid(),
      title: z.string(),
      beginDate: z.string(),
      endDate: z.string(),
      city: z.string(),
      logoPath: z.string().nullable(),
      deletedAt: instant,
      keptUntil: instant,
    }),
  ),
});

export const FestivalRestoreFestival = defineCall({
  id: 'Festival/RestoreFestival',
  method: 'POST',
  who: ['organizer'],
  kind: 'write',
  changes: ['competition.changed', 'access.changed'],
  summary: 'Вернуть мероприятие из корзины',
  body: z.strictObject({ festivalGuid: guidOf('deletedEvent') }),
  answer: done,
});

const readyStep = z.object({
  key: z.string(),
  title: z.string(),
  /** done: nothing left to do; now: begun, or needs attention; waiting: not begun. */
  state: z.enum(['done', 'now', 'waiting']),
  /** «5 судей, 5 критериев» */
  fact: z.string(),
  /** Relative to the event's address; from a slash on: to the portal's. */
  to: z.string(),
});
export type ReadyStepView = z.infer<typeof readyStep>;

const dayFault = z.object({
  /** «Номинацию „Вокал“ некому судить» */
  text: z.string(),
  /** It stops nothing and may be meant so. */
  isDoubt: z.boolean(),
  /** Of the page that mends it. */
  title: z.string(),
  /** Relative to the event's address. */
  to: z.string(),
});
export type DayFaultView = z.infer<typeof dayFault>;

export const CompetitionGetReadiness = defineCall({
  id: 'Competition/GetReadiness',
  method: 'GET',
  who: ['org:any'],
  kind: 'read',
  summary:
    'Готовность мероприятия: шаги с фактами, что помешает в день мероприятия и где это исправить, сколько чего на страницах настроек; только то, что видно вошедшему',
  query: z.strictObject({ competitionGuid: guidOf('competition') }),
  answer: z.object({ steps: z.array(readyStep), faults: z.array(dayFault), counts: z.record(z.string(), z.int()) }),
});
