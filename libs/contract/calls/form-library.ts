// Forms of the organizer's library, to copy into events. An event's form is a copy: it never follows the library's.

import { READY_FORM_KEYS } from '@rampa/kernel';
import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { formShape, formTree } from '../form-shapes.ts';
import { created, done, instant, title, version } from '../shapes.ts';

const templateGuid = guidOf('applicationForm');
const ofTemplate = z.strictObject({ templateGuid });

export const ApplicationBuilderGet = defineCall({
  id: 'ApplicationBuilder/Get',
  method: 'GET',
  who: ['org:settings'],
  kind: 'read',
  shows: ['form.changed', 'books.changed'],
  summary: 'Форма со всем, что в ней было, и замечаниями',
  query: ofTemplate,
  answer: formShape,
});

export const ApplicationBuilderListTemplate = defineCall({
  id: 'ApplicationBuilder/ListTemplate',
  method: 'GET',
  who: ['org:settings'],
  kind: 'read',
  shows: ['formLibrary.changed'],
  summary: 'Библиотека форм: свои и готовые',
  answer: z.object({
    own: z.array(
      z.object({
        guid: z.guid(),
        title: z.string(),
        blockCount: z.int(),
        fieldCount: z.int(),
        /** Events whose form was copied from it. */
        eventCount: z.int(),
        changedAt: instant,
      }),
    ),
    ready: z.array(
      z.object({
        key: z.enum(READY_FORM_KEYS),
        title: z.string(),
        description: z.string(),
        blockCount: z.int(),
        fieldCount: z.int(),
      }),
    ),
  }),
});

export const ApplicationBuilderBuildTemplate = defineCall({
  id: 'ApplicationBuilder/BuildTemplate',
  method: 'PUT',
  who: ['org:settings'],
  kind: 'write',
  changes: ['form.changed', 'formLibrary.changed', 'books.changed', 'nominations.changed'],
  summary: 'Новая форма в библиотеке: готовая, копия другой (и мероприятия в архиве), присланная целиком или пустая',
  body: z
    .strictObject({
      title,
      readyKey: z.enum(READY_FORM_KEYS).optional(),
      /** Of the library or of an event, also of an archived one, which the door would close to a write. */
      sourceFormGuid: z.guid().toLowerCase().optional(),
      template: formTree.optional(),
    })
    .refine(
      (body) => [body.readyKey, body.sourceFormGuid, body.template].filter((one) => one !== undefined).length <= 1,
      'Выберите что-то одно',
    ),
  answer: created,
});

export const ApplicationBuilderUpdateTemplate = defineCall({
  id: 'ApplicationBuilder/UpdateTemplate',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: ['form.changed', 'formLibrary.changed'],
  summary: 'Форма библиотеки целиком; чего не названо, убирается; отказ, если её успели изменить',
  body: z.strictObject({ templateGuid, revision: version, template: formTree }),
  answer: z.object({ revision: z.int() }),
});

export const ApplicationBuilderDeleteTemplate = defineCall({
  id: 'ApplicationBuilder/DeleteTemplate',
  method: 'DELETE',
  who: ['org:settings'],
  kind: 'write',
  changes: ['form.changed', 'formLibrary.changed'],
  summary: 'Удалить форму из библиотеки; её можно вернуть 30 дней; формы мероприятий, сделанные из неё, остаются',
  query: ofTemplate,
  answer: done,
});

export const ApplicationBuilderRestoreTemplate = defineCall({
  id: 'ApplicationBuilder/RestoreTemplate',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: ['form.changed', 'formLibrary.changed'],
  summary: 'Вернуть удалённую форму в библиотеку',
  query: ofTemplate,
  answer: done,
});

const ofFestival = z.strictObject({ festivalGuid: guidOf('competition') });

export const FestivalApplicationTemplateUpdate = defineCall({
  id: 'Festival/{festivalGuid}/ApplicationTemplate/Update',
  method: 'PUT',
  who: ['org:settings'],
  kind: 'write',
  changes: ['form.changed', 'formLibrary.changed'],
  summary: 'Форма мероприятия целиком; чего не названо, убирается, ответы остаются; отказ, если её успели изменить',
  params: ofFestival,
  body: z.strictObject({ revision: version, template: formTree }),
  answer: z.object({ revision: z.int() }),
});

export const FestivalApplicationTemplateCreateFromFestival = defineCall({
  id: 'Festival/{festivalGuid}/ApplicationTemplate/CreateFromFestival',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: ['form.changed', 'formLibrary.changed'],
  summary: 'Форма такая же, как у другого своего мероприятия, и у того, что в архиве; пока нет заявок',
  params: ofFestival,
  /** Another event than the call's own: whose it is, the use case asks. */
  body: z.strictObject({ sourceFestivalGuid: z.guid().toLowerCase() }),
  answer: created,
});

export const FestivalApplicationTemplateReferenceBooksItems = defineCall({
  id: 'Festival/{festivalGuid}/ApplicationTemplate/ReferenceBooksItems',
  method: 'GET',
  who: ['org:any', 'member'],
  kind: 'read',
  shows: ['form.changed', 'books.changed'],
  summary: 'Строки справочников, из которых отвечают на поля формы',
  params: ofFestival,
  answer: z.object({
    books: z.array(
      z.object({
        referenceBookGuid: z.guid(),
        title: z.string(),
        /** Fields that are answered from it. */
        fieldGuids: z.array(z.guid()),
        items: z.array(z.object({ guid: z.guid(), title: z.string(), shortTitle: z.string() })),
      }),
    ),
  }),
});
