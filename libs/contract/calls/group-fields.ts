// The fields (age, form, level) that together with the nomination make a ranking group, and their values.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { created, done, text, title } from '../shapes.ts';

const competition = z.strictObject({ competitionGuid: guidOf('competition') });

export const GroupFieldGetByCompetition = defineCall({
  id: 'GroupField/GetByCompetition',
  method: 'GET',
  who: ['org:any'],
  kind: 'read',
  shows: ['groupFields.changed'],
  summary: 'Поля, которые вместе с номинацией делят выступления на группы (возраст, форма, уровень)',
  query: competition,
  answer: z.array(z.object({ guid: z.guid(), title: z.string(), tag: z.string(), isGrouping: z.boolean() })),
});

export const GROUP_FIELD_TAGS = ['ageCategory', 'form', 'level', 'custom'] as const;

export const GroupFieldUpdate = defineCall({
  id: 'GroupField/Update',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: ['groupFields.changed'],
  summary: 'Заменить список полей группы; поле с guid сохраняет свои значения у выступлений',
  query: competition,
  body: z.strictObject({
    fields: z
      .array(
        z.strictObject({
          guid: guidOf('groupField').optional(),
          title,
          tag: z.enum(GROUP_FIELD_TAGS),
          isGrouping: z.boolean().default(true),
        }),
      )
      .max(10),
    /** Those that were read before: another one that stands by now is Failure staleVersion, and is not lost. */
    base: z.array(z.guid().toLowerCase()).max(10).optional(),
  }),
  answer: z.object({ guids: z.array(z.guid()) }),
});

export const GroupFieldCreateValue = defineCall({
  id: 'GroupField/CreateValue',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: ['groupFields.changed'],
  summary: 'Новое значение поля группы, прежде выступлений с ним',
  query: competition,
  body: z.strictObject({ groupFieldGuid: guidOf('groupField'), title: text(200) }),
  answer: created,
});

export const GroupFieldUpdateValue = defineCall({
  id: 'GroupField/UpdateValue',
  method: 'PUT',
  who: ['org:settings'],
  kind: 'write',
  changes: ['groupFields.changed'],
  summary: 'Переименовать значение поля группы: во всех программах, протоколах и на экранах',
  query: competition,
  body: z.strictObject({ groupValueGuid: guidOf('groupValue'), title: text(200) }),
  answer: done,
});

export const GroupFieldArrangeValues = defineCall({
  id: 'GroupField/ArrangeValues',
  method: 'PUT',
  who: ['org:settings'],
  kind: 'write',
  changes: ['groupFields.changed'],
  summary: 'Порядок значений поля группы; пустой список возвращает порядок по возрасту',
  query: competition,
  body: z.strictObject({
    groupFieldGuid: guidOf('groupField'),
    /** Values that are not named stand among the others by age. */
    groupValueGuids: z.array(guidOf('groupValue')).max(500),
  }),
  answer: done,
});

export const GroupFieldGetValues = defineCall({
  id: 'GroupField/GetValues',
  method: 'GET',
  who: ['org:program', 'org:settings'],
  kind: 'read',
  shows: ['groupFields.changed', 'items.changed'],
  summary: 'Значения полей группы по порядку и сколько выступлений с каждым',
  query: competition,
  answer: z.array(
    z.object({
      guid: z.guid(),
      /** False: the values are sorted by age, which is the default. */
      isOrdered: z.boolean(),
      values: z.array(z.object({ guid: z.guid(), title: z.string(), itemCount: z.int() })),
    }),
  ),
});

export const GroupFieldMergeValues = defineCall({
  id: 'GroupField/MergeValues',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: ['groupFields.changed', 'items.changed', 'results.written'],
  summary: 'Объединить значения поля группы: выступления остальных переходят к названному',
  query: competition,
  body: z.strictObject({
    groupValueGuid: guidOf('groupValue'),
    otherGuids: z.array(guidOf('groupValue')).min(1).max(500),
  }),
  answer: done,
});

export const GroupFieldDeleteValue = defineCall({
  id: 'GroupField/DeleteValue',
  method: 'DELETE',
  who: ['org:settings', 'org:program'],
  kind: 'write',
  changes: ['groupFields.changed'],
  summary: 'Удалить значение поля группы, которого нет ни у одного выступления',
  query: z.strictObject({ competitionGuid: guidOf('competition'), groupValueGuid: guidOf('groupValue') }),
  answer: done,
});
