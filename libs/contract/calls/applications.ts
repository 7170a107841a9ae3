// Applications: made, sent, called back; what their owner and the organizer read of one.

import { z } from 'zod';
import { applicationHead, applicationJson, applicationState } from '../application-shapes.ts';
import { defineCall, guidOf } from '../call.ts';
import { collectionOf, done, instant, paging, text, WHOLE_MAX } from '../shapes.ts';
import { file } from './papers.ts';

const application = z.strictObject({ applicationGuid: guidOf('application') });
const event = z.strictObject({ competitionGuid: guidOf('competition') });
const CHANGES = ['application.changed'] as const;
const SHOWS = ['application.changed', 'applicationRules.changed', 'form.changed', 'statuses.changed'] as const;
/** By number, name and event. */
const own = z.strictObject({ ...paging, searchText: text(200).optional() });
const made = z.object({ applicationGuid: z.guid() });

export const ApplicationSubmit = defineCall({
  id: 'Application/Submit',
  method: 'POST',
  who: ['member'],
  kind: 'write',
  changes: CHANGES,
  summary: 'Начать заявку: черновик с обязательными блоками; нетронутый черновик отвечается снова',
  query: event,
  answer: made,
});

export const ApplicationCreateByOrganizer = defineCall({
  id: 'Application/CreateByOrganizer',
  method: 'POST',
  who: ['org:requests'],
  kind: 'write',
  changes: CHANGES,
  summary: 'Начать заявку за участника мероприятия',
  query: event.extend({ participantUserGuid: z.guid().toLowerCase() }),
  answer: made,
});

export const ApplicationSubscribe = defineCall({
  id: 'Application/Subscribe',
  method: 'POST',
  who: ['member', 'org:requests'],
  kind: 'write',
  changes: CHANGES,
  summary: 'Отправить заявку: дата цены и, в первый раз, номер; отказ называет каждое незаполненное поле',
  query: application,
  /** Of a member, where the event has an offer: the version that he has read and accepts. */
  body: z.strictObject({ offerVersion: z.int().min(1).max(WHOLE_MAX).optional() }),
  answer: z.object({ number: z.int(), dateSubscribe: instant, state: applicationState }),
});

export const ApplicationUnsubscribe = defineCall({
  id: 'Application/Unsubscribe',
  method: 'DELETE',
  who: ['member', 'org:requests'],
  kind: 'write',
  changes: CHANGES,
  summary: 'Отозвать отправленную заявку; номер и ответы остаются',
  query: application,
  answer: done,
});

export const ApplicationChangeStatus = defineCall({
  id: 'Application/ChangeStatus',
  method: 'POST',
  who: ['org:requests'],
  kind: 'write',
  changes: CHANGES,
  summary: 'Статус заявки и слово участнику к нему',
  query: application,
  body: z.strictObject({ competitionStatusGuid: guidOf('applicationStatus'), comment: text(2000).default('') }),
  answer: done,
});

export const ApplicationGetByGuid = defineCall({
  id: 'Application/GetByGuid',
  method: 'GET',
  who: ['member', 'org:requests', 'org:finances'],
  kind: 'read',
  shows: SHOWS,
  summary: 'Заявка без ответов: чья, в каком состоянии, на сколько заполнена',
  query: application,
  answer: applicationHead.extend({
    member: z.object({ guid: z.guid(), fullName: z.string() }).nullable(),
    requisiteGuid: z.guid().nullable(),
  }),
});

export const ApplicationGetAllToMember = defineCall({
  id: 'Application/GetAllToMember',
  method: 'POST',
  who: ['member'],
  kind: 'read',
  shows: SHOWS,
  summary: 'Заявки участника во всех мероприятиях, последняя изменённая — первой',
  body: own,
  answer: collectionOf(applicationHead),
});

export const ApplicationGetAllToMemberByCompetitionGuid = defineCall({
  id: 'Application/GetAllToMemberByCompetitionGuid',
  method: 'POST',
  who: ['member'],
  kind: 'read',
  shows: SHOWS,
  summary: 'Заявки участника в одном мероприятии',
  query: event,
  body: own,
  answer: collectionOf(applicationHead),
});

export const ApplicationGetApplicationJson = defineCall({
  id: 'Application/GetApplicationJson',
  method: 'GET',
  who: ['member'],
  kind: 'read',
  shows: [...SHOWS, 'books.changed', 'money.changed'],
  summary: 'Заявка с формой и ответами: разделы, блоки, поля, что обязательно и чего не хватает',
  query: application,
  answer: applicationJson,
});

export const ApplicationGetApplicationJsonForOrganizer = defineCall({
  id: 'Application/GetApplicationJsonForOrganizer',
  method: 'GET',
  who: ['org:requests'],
  kind: 'read',
  shows: [...SHOWS, 'books.changed', 'money.changed'],
  summary: 'То же для организатора: и закрытые поля, и ответы на убранные, и заметки для своих',
  query: application,
  answer: applicationJson.extend({
    member: z.object({ guid: z.guid(), fullName: z.string() }).nullable(),
    /** Whose it will be when he comes; null: it has an owner. */
    ownerEmail: z.string().nullable(),
    /** Changes up to this revision have been seen. */
    confirmedRevision: z.int(),
    isOpened: z.boolean(),
    /** Moments of its other sendings, the latest first: any of them may count again while it is sent. */
    formerSendings: z.array(instant),
    /** When what was answered about people was erased. */
    erasedAt: instant.nullable(),
    /** When all of it was looked through last, by the organizer's word; null: not since it came. */
    checkedAt: instant.nullable(),
    /** Who has given its status, and when; the name is empty where nobody is to be named. Null: nobody has. */
    decided: z.object({ authorName: z.string(), at: instant }).nullable(),
    /** For the organizer's own people, the latest first. `isOwn`: by the asking person, who may take it off. */
    notes: z.array(
      z.object({ guid: z.guid(), text: z.string(), authorName: z.string(), at: instant, isOwn: z.boolean() }),
    ),
    /** Answers to fields that the form asks no more. */
    removed: z.array(
      z.object({ applicationBlockGuid: z.guid(), fieldGuid: z.guid(), title: z.string(), text: z.string() }),
    ),
  }),
});

// --- beyond the checklist ---

/** `sourceGuid`: an application of his own, of whichever event. */
const copying = event.extend({ sourceGuid: z.guid().toLowerCase() });

const copiedAnswer = z.object({
  /** «Номер 2»; empty where there is one of it. */
  place: z.string(),
  title: z.string(),
  text: z.string(),
});

export const ApplicationPreviewCopy = defineCall({
  id: 'Application/PreviewCopy',
  method: 'GET',
  who: ['member'],
  kind: 'read',
  shows: [...SHOWS, 'books.changed', 'money.changed'],
  summary: 'Что из прошлой своей заявки перейдёт в новую заявку этого мероприятия и чему в ней нет места',
  query: copying,
  answer: z.object({
    taken: z.array(copiedAnswer),
    left: z.array(copiedAnswer.extend({ why: z.string() })),
    /** Lists above name the first of these. */
    takenCount: z.int(),
    leftCount: z.int(),
  }),
});
export type CopyPreview = z.infer<typeof ApplicationPreviewCopy.answer>;

export const ApplicationCopyFrom = defineCall({
  id: 'Application/CopyFrom',
  method: 'POST',
  who: ['member'],
  kind: 'write',
  changes: CHANGES,
  summary: 'Начать заявку с ответами прошлой: без файлов и без полей организатора',
  query: copying,
  answer: made,
});

export const ApplicationCreateForEmail = defineCall({
  id: 'Application/CreateForEmail',
  method: 'POST',
  who: ['org:requests'],
  kind: 'write',
  changes: CHANGES,
  summary:
    'Начать заявку за человека по его почте: она ждёт его и станет его, когда он примет приглашение в мероприятие с этой почтой',
  query: event,
  body: z.strictObject({ email: text(254, 1) }),
  answer: made,
});

export const ApplicationSetEditing = defineCall({
  id: 'Application/SetEditing',
  method: 'PUT',
  who: ['org:requests'],
  kind: 'write',
  changes: CHANGES,
  summary: 'Слово организатора об одной заявке: править её можно и после срока, или уже нельзя',
  query: application,
  body: z.strictObject({ isOpened: z.boolean() }),
  answer: done,
});

export const ApplicationRestoreSending = defineCall({
  id: 'Application/RestoreSending',
  method: 'PUT',
  who: ['org:requests'],
  kind: 'write',
  changes: CHANGES,
  summary: 'Вернуть прежнюю дату подачи отправленной заявки: по ней считаются цена и место в листе ожидания',
  query: application,
  /** One of `formerSendings`. */
  body: z.strictObject({ dateSubscribe: instant }),
  answer: done,
});

export const ApplicationErasePersonal = defineCall({
  id: 'Application/ErasePersonal',
  method: 'POST',
  who: ['org:requests'],
  kind: 'write',
  changes: CHANGES,
  summary:
    'Стереть личные ответы навсегда: из полей, истории, файлов, импорта и переписки; в программе и итогах остаётся «Фамилия И.»',
  query: application,
  answer: done,
});

export const ApplicationDeleteDraft = defineCall({
  id: 'Application/DeleteDraft',
  method: 'DELETE',
  who: ['member'],
  kind: 'write',
  changes: CHANGES,
  summary: 'Удалить черновик, который ни разу не отправляли: 30 дней его можно вернуть',
  query: application,
  answer: done,
});

export const ApplicationRestoreDraft = defineCall({
  id: 'Application/RestoreDraft',
  method: 'POST',
  who: ['member'],
  kind: 'write',
  changes: CHANGES,
  summary: 'Вернуть удалённый черновик таким, каким он был',
  /** What lies in the bin is found by no other call. */
  query: event.extend({ draftGuid: z.guid().toLowerCase() }),
  answer: done,
});

export const ApplicationGetDeletedDrafts = defineCall({
  id: 'Application/GetDeletedDrafts',
  method: 'GET',
  who: ['member'],
  kind: 'read',
  shows: ['application.changed'],
  summary: 'Свои удалённые черновики мероприятия, которые ещё можно вернуть',
  query: event,
  answer: z.array(
    z.object({ guid: z.guid(), title: z.string(), percent: z.int(), deletedAt: instant, keptUntil: instant }),
  ),
});

export const APPLICATION_FORMATS = ['pdf', 'docx', 'xlsx'] as const;

export const ApplicationDownload = defineCall({
  id: 'Application/Download',
  method: 'GET',
  who: ['member', 'org:requests'],
  kind: 'file',
  mayBeJob: true,
  summary: 'Заявка на бумаге: лист PDF, документ или книга; закрытые поля — только организатору',
  query: application.extend({ format: z.enum(APPLICATION_FORMATS) }),
  answer: file,
});
