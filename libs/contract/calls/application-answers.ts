// Answers of an application: saved field by field, blocks repeated, and who has changed what.

import { z } from 'zod';
import {
  changeGuid,
  effectiveAnswer,
  fieldFromForm,
  historyLine,
  sentField,
  writtenApplication,
} from '../application-shapes.ts';
import { defineCall, guidOf } from '../call.ts';
import { instant, queryInt, queryPage, text, version } from '../shapes.ts';

const application = z.strictObject({ applicationGuid: guidOf('application') });
const block = z.strictObject({ applicationBlockGuid: guidOf('applicationBlock') });
const both = application.extend({ applicationBlockGuid: guidOf('applicationBlock') });
const ITS_OWN = ['member', 'org:requests'] as const;
const CHANGES = ['application.changed'] as const;
const SHOWS = ['application.changed', 'form.changed', 'books.changed'] as const;

/** What is confirmed: all up to a revision, some changes besides, each by its own; when all of it was looked through. */
const confirmation = z.strictObject({
  confirmedRevision: version,
  revisions: z.array(version).max(20_000),
  checkedAt: instant.nullable(),
});
/** Sent back as it came, it takes the deed back. */
const turned = { before: confirmation, now: confirmation };

export const ApplicationTemplateUpdateField = defineCall({
  id: 'ApplicationTemplate/UpdateField',
  method: 'POST',
  who: ITS_OWN,
  kind: 'write',
  changes: CHANGES,
  summary:
    'Сохранить ответ на одно поле. Повтор того же changeGuid делается один раз; если поле успели изменить, отказ называет оба ответа',
  body: sentField,
  fromForm: fieldFromForm,
  /** `r`: what wrote this answer; the next save of the field begins from it. */
  answer: writtenApplication.extend({ applicationBlockGuid: z.guid(), r: z.int() }),
});

export const ApplicationTemplateDuplicateBlock = defineCall({
  id: 'ApplicationTemplate/DuplicateBlock',
  method: 'POST',
  who: ITS_OWN,
  kind: 'write',
  changes: CHANGES,
  summary: 'Ещё один такой блок сразу за этим: пустой или, с withValues, с ответами без файлов',
  query: both,
  body: z.strictObject({ withValues: z.boolean().default(false), changeGuid: changeGuid.optional() }),
  answer: writtenApplication.extend({ applicationBlockGuid: z.guid() }),
});

export const ApplicationTemplateDeleteBlock = defineCall({
  id: 'ApplicationTemplate/DeleteBlock',
  method: 'DELETE',
  who: ITS_OWN,
  kind: 'write',
  changes: CHANGES,
  summary: 'Убрать один из повторов; вернуть его можно 30 дней',
  query: block,
  answer: writtenApplication,
});

export const ApplicationTemplateUpdateBlockStatus = defineCall({
  id: 'ApplicationTemplate/UpdateBlockStatus',
  method: 'POST',
  who: ['org:requests'],
  kind: 'write',
  changes: CHANGES,
  summary: 'Статус одного блока заявки; null снимает его',
  query: block,
  body: z.strictObject({ competitionBlockStatusKey: guidOf('blockStatus').nullable() }),
  answer: z.object({}),
});

export const ApplicationTemplateDeleteChildrenBlocksExceptFirstFromOneApplication = defineCall({
  id: 'ApplicationTemplate/DeleteChildrenBlocksExceptFirstFromOneApplication',
  method: 'POST',
  who: ITS_OWN,
  kind: 'write',
  changes: CHANGES,
  summary: 'Оставить из повторов этого блока столько первых, сколько нужно самое меньшее, и не меньше одного',
  query: both,
  answer: writtenApplication,
});

export const ApplicationTemplateCheckCountChildren = defineCall({
  id: 'ApplicationTemplate/CheckCountChildren',
  method: 'GET',
  who: ITS_OWN,
  kind: 'read',
  shows: SHOWS,
  summary: 'Сколько таких блоков рядом и сколько их может быть',
  query: block,
  answer: z.object({ count: z.int(), min: z.int(), max: z.int() }),
});

export const ApplicationDataGetByApplicationGuid = defineCall({
  id: 'ApplicationData/GetByApplicationGuid',
  method: 'GET',
  who: ITS_OWN,
  kind: 'read',
  shows: SHOWS,
  summary: 'Ответы, которые считаются, словами, блок за блоком',
  query: application,
  answer: z.object({
    blocks: z.array(
      z.object({
        applicationBlockGuid: z.guid(),
        parentKey: z.guid().nullable(),
        title: z.string(),
        number: z.int(),
        isPerformance: z.boolean(),
        answers: z.array(effectiveAnswer),
      }),
    ),
  }),
});

export const ApplicationsFieldsHistoryGetAllByApplication = defineCall({
  id: 'ApplicationsFieldsHistory/GetAllByApplication',
  method: 'GET',
  who: ITS_OWN,
  kind: 'read',
  shows: SHOWS,
  summary: 'Кто и что менял в заявке, последнее — первым',
  query: application.extend({ pageNumber: queryPage, pageSize: queryInt.pipe(z.int().min(1).max(100)).default(50) }),
  answer: z.object({ collection: z.array(historyLine), totalCount: z.int() }),
});

export const ApplicationsFieldsHistoryGetNewByApplication = defineCall({
  id: 'ApplicationsFieldsHistory/GetNewByApplication',
  method: 'GET',
  who: ['org:requests'],
  kind: 'read',
  shows: SHOWS,
  summary: 'Что участник изменил с последнего подтверждения: было и стало',
  query: application,
  answer: z.object({
    revision: z.int(),
    confirmedRevision: z.int(),
    /** Something is still to be confirmed, also where all of it was put back and the collection is empty. */
    isChanged: z.boolean(),
    /** Since then the member has sent it again after taking it back; he has written in it, perhaps there and back. */
    isSentAgain: z.boolean(),
    hasAnswered: z.boolean(),
    /** Before each of them: when all was confirmed last, else when it was sent. Null: never. */
    since: instant.nullable(),
    collection: z.array(historyLine),
  }),
});

export const ApplicationsFieldsHistoryConfirmApplication = defineCall({
  id: 'ApplicationsFieldsHistory/ConfirmApplication',
  method: 'GET',
  who: ['org:requests'],
  kind: 'write',
  changes: CHANGES,
  summary: 'Подтвердить изменения до увиденной ревизии; те, что пришли позже, остаются новыми',
  query: application.extend({ revision: queryInt.pipe(version).optional() }),
  answer: z.object({ confirmedRevision: z.int(), ...turned }),
});

// --- beyond the checklist ---

export const ApplicationsFieldsHistoryConfirmChanges = defineCall({
  id: 'ApplicationsFieldsHistory/ConfirmChanges',
  method: 'PUT',
  who: ['org:requests'],
  kind: 'write',
  changes: CHANGES,
  summary:
    'Подтвердить изменения по одному: каждое — ревизией своей строки; что в том же поле изменили позже, остаётся новым',
  query: application,
  body: z.strictObject({ revisions: z.array(version.min(1)).min(1).max(500) }),
  /** How many are still new. */
  answer: z.object({ left: z.int(), ...turned }),
});

export const ApplicationsFieldsHistoryUnconfirm = defineCall({
  id: 'ApplicationsFieldsHistory/Unconfirm',
  method: 'PUT',
  who: ['org:requests'],
  kind: 'write',
  changes: CHANGES,
  summary: 'Взять подтверждение обратно: изменения снова новые. Отказ, если с тех пор подтвердили ещё что-то',
  query: application,
  body: z.strictObject(turned),
  answer: z.object({}),
});

export const ApplicationsFieldsHistoryRevertChange = defineCall({
  id: 'ApplicationsFieldsHistory/RevertChange',
  method: 'POST',
  who: ['org:requests'],
  kind: 'write',
  changes: CHANGES,
  summary: 'Вернуть полю то, что было подтверждено: правка подписана организатором, изменение больше не новое',
  query: application,
  /** `revision`: of its line among the new ones. `comment`: to the member, who reads it at the field and in the letter. */
  body: z.strictObject({ revision: version.min(1), comment: text(500).default('') }),
  answer: z.object(turned),
});

export const ApplicationTemplateMoveBlock = defineCall({
  id: 'ApplicationTemplate/MoveBlock',
  method: 'PUT',
  who: ITS_OWN,
  kind: 'write',
  changes: CHANGES,
  summary: 'Переставить один из повторов: за другой или, с null, первым',
  body: z.strictObject({
    applicationBlockGuid: guidOf('applicationBlock'),
    afterGuid: guidOf('applicationBlock').nullable(),
  }),
  answer: writtenApplication,
});

export const ApplicationTemplateRestoreBlock = defineCall({
  id: 'ApplicationTemplate/RestoreBlock',
  method: 'POST',
  who: ITS_OWN,
  kind: 'write',
  changes: CHANGES,
  summary: 'Вернуть убранный блок со всеми его ответами',
  query: block,
  answer: writtenApplication,
});

export const ApplicationTemplateAddBlock = defineCall({
  id: 'ApplicationTemplate/AddBlock',
  method: 'POST',
  who: ITS_OWN,
  kind: 'write',
  changes: CHANGES,
  summary: 'Ещё один блок последним из таких же, и первый тоже: там, где в форме их может не быть вовсе',
  query: application,
  body: z.strictObject({
    /** Of the form. */
    blockGuid: guidOf('formBlock'),
    /** Of the application's block in which it is to stand; null: a section. */
    parentGuid: guidOf('applicationBlock').nullable(),
    changeGuid: changeGuid.optional(),
  }),
  answer: writtenApplication.extend({ applicationBlockGuid: z.guid() }),
});

export const ApplicationTemplateAddBlocks = defineCall({
  id: 'ApplicationTemplate/AddBlocks',
  method: 'POST',
  who: ITS_OWN,
  kind: 'write',
  changes: CHANGES,
  summary:
    'Вставленный список: каждая строка — в свой блок, сначала в пустые рядом с этим, дальше в новые; все или ни одной',
  query: block,
  body: z.strictObject({
    /** Text fields of that block, one for each cell of a row. */
    fieldGuids: z.array(guidOf('formField')).min(1).max(4),
    rows: z
      .array(z.array(text(10_000)).min(1).max(4))
      .min(1)
      .max(1_000),
    changeGuid: changeGuid.optional(),
  }),
  /** Blocks that were empty before, and those that are new. */
  answer: writtenApplication.extend({ filled: z.array(z.guid()), added: z.array(z.guid()) }),
});

export const ApplicationTemplateDeleteBlocks = defineCall({
  id: 'ApplicationTemplate/DeleteBlocks',
  method: 'POST',
  who: ITS_OWN,
  kind: 'write',
  changes: CHANGES,
  summary: 'Убрать несколько блоков одной заявки, все или ни одного; вернуть их можно 30 дней',
  body: z.strictObject({ applicationBlockGuids: z.array(guidOf('applicationBlock')).min(1).max(1_000) }),
  answer: writtenApplication,
});
