import { z } from 'zod';
import { COUNTRY_CODES, LEGAL_FORMS, REQUISITE_IMAGES, REQUISITE_OWNERS, TAX_SYSTEMS } from '@rampa/kernel';
import { defineCall, guidOf } from '../call.ts';
import { collectionOf, created, done, instant, listQuery, text, version } from '../shapes.ts';

const texts = {
  organizationName: text(300).default(''),
  shortName: text(160).default(''),
  fullName: text(200).default(''),
  inn: text(40).default(''),
  kpp: text(40).default(''),
  ogrn: text(40).default(''),
  organizationAddress: text(500).default(''),
  mail: text(200).default(''),
  bankName: text(300).default(''),
  bik: text(40).default(''),
  paymentAccount: text(60).default(''),
  correspondentAccount: text(60).default(''),
  cbc: text(40).default(''),
  oktmo: text(40).default(''),
  director: text(200).default(''),
  buhgalter: text(200).default(''),
  /** One of `TAX_SYSTEMS`, or empty. */
  taxSystem: text(20)
    .regex(new RegExp(`^(${TAX_SYSTEMS.join('|')})?$`))
    .default(''),
};

const legalForm = z.literal(LEGAL_FORMS);
const country = z.enum(COUNTRY_CODES);
const passport = text(40);

/** `isConfirmed`: the user has read the doubts about the numbers and saves all the same. */
const confirmed = { isConfirmed: z.boolean().default(false) };

const newRequisite = z.strictObject({
  country: country.default('RU'),
  type: legalForm,
  ...texts,
  passportSeriesNumber: passport.default(''),
});

const changedRequisite = z.strictObject({
  guid: guidOf('requisite'),
  version,
  country,
  type: legalForm,
  ...texts,
  /** When left out, or sent as it was answered (masked), the stored number stays. */
  passportSeriesNumber: passport.optional(),
});

const answered = Object.fromEntries(Object.keys(texts).map((name) => [name, z.string()])) as Record<
  keyof typeof texts,
  z.ZodString
>;

const image = z.guid().nullable();

export const requisiteView = z.object({
  guid: z.guid(),
  ownerType: z.enum(REQUISITE_OWNERS),
  /** Number among the owner's requisites, from 1. */
  ordinalNumber: z.int(),
  country,
  type: legalForm,
  ...answered,
  /** Masked: «•• •• •••678». The whole number is never answered. */
  passportSeriesNumber: z.string(),
  /** The organizer who created it for a member. */
  madeBy: z.string().nullable(),
  /** Pictures for the organizer's invoices; read by UploadedFile/GetByGuid. */
  images: z.object({ director: image, buhgalter: image, stamp: image }),
  version: z.int(),
  updatedAt: instant,
});
export type RequisiteView = z.infer<typeof requisiteView>;

const who = ['organizer', 'org:finances', 'member'] as const;
const bothGuids = z.strictObject({
  competitionGuid: guidOf('competition'),
  participantUserGuid: z.guid().toLowerCase(),
});

export const REQUISITE_SORTS = ['ordinalNumber', 'title', 'type', 'updatedAt'] as const;

export const RequisiteGetAll = defineCall({
  id: 'Requisite/GetAll',
  method: 'GET',
  who,
  kind: 'read',
  shows: ['requisites.changed'],
  summary: 'Свои реквизиты: организатора или участника',
  query: z.strictObject({
    ...listQuery(REQUISITE_SORTS),
    type: z.coerce.number().pipe(legalForm).optional(),
  }),
  answer: collectionOf(requisiteView),
});

export const RequisiteGetByGuid = defineCall({
  id: 'Requisite/GetByGuid',
  method: 'GET',
  who,
  kind: 'read',
  shows: ['requisites.changed'],
  summary: 'Реквизиты целиком; паспорт скрыт',
  query: z.strictObject({ requisiteGuid: guidOf('requisite') }),
  answer: requisiteView,
});

export const RequisiteGetRequisitesOfSubscribedApplicationsByCompetition = defineCall({
  id: 'Requisite/GetRequisitesOfSubscribedApplicationsByCompetition',
  method: 'GET',
  who: ['org:finances'],
  kind: 'read',
  summary: 'Реквизиты участников мероприятия: те, что внёс организатор',
  query: z.strictObject({ competitionGuid: guidOf('competition') }),
  answer: z.array(requisiteView.extend({ participantUserGuid: z.guid(), participantName: z.string() })),
});

export const RequisiteCreate = defineCall({
  id: 'Requisite/Create',
  method: 'POST',
  who,
  kind: 'write',
  changes: ['requisites.changed'],
  summary: 'Новые реквизиты',
  body: z.strictObject({ requisite: newRequisite, ...confirmed }),
  answer: created,
});

export const RequisiteUpdate = defineCall({
  id: 'Requisite/Update',
  method: 'PUT',
  who,
  kind: 'write',
  changes: ['requisites.changed'],
  summary: 'Изменить реквизиты',
  body: z.strictObject({ requisite: changedRequisite, ...confirmed }),
  answer: z.object({ version: z.int() }),
});

export const RequisiteDelete = defineCall({
  id: 'Requisite/Delete',
  method: 'DELETE',
  who,
  kind: 'write',
  changes: ['requisites.changed'],
  summary: 'Удалить реквизиты; нельзя, пока они указаны в договоре',
  query: z.strictObject({ requisiteGuid: guidOf('requisite') }),
  answer: done,
});

export const RequisiteCreateByOrganizer = defineCall({
  id: 'Requisite/CreateByOrganizer',
  method: 'POST',
  who: ['org:finances'],
  kind: 'write',
  changes: ['requisites.changed'],
  summary: 'Внести реквизиты за участника мероприятия',
  query: bothGuids,
  body: z.strictObject({ requisite: newRequisite, ...confirmed }),
  answer: created,
});

export const RequisiteUpdateByOrganizer = defineCall({
  id: 'Requisite/UpdateByOrganizer',
  method: 'PUT',
  who: ['org:finances'],
  kind: 'write',
  changes: ['requisites.changed'],
  summary: 'Изменить реквизиты, которые организатор внёс за участника',
  query: bothGuids,
  // The owner is the member; who created it for whom is checked by the write itself.
  body: z.strictObject({ requisite: changedRequisite.extend({ guid: z.guid().toLowerCase() }), ...confirmed }),
  answer: z.object({ version: z.int() }),
});

// --- beyond the checklist ---

export const RequisiteRestore = defineCall({
  id: 'Requisite/Restore',
  method: 'POST',
  who,
  kind: 'write',
  changes: ['requisites.changed'],
  summary: 'Вернуть удалённые реквизиты',
  query: z.strictObject({ requisiteGuid: guidOf('requisite') }),
  answer: done,
});

const ofImage = z.strictObject({ requisiteGuid: guidOf('requisite'), image: z.enum(REQUISITE_IMAGES) });

export const RequisiteUploadImage = defineCall({
  id: 'Requisite/UploadImage',
  method: 'POST',
  who: ['organizer', 'org:finances'],
  kind: 'write',
  changes: ['requisites.changed'],
  summary: 'Картинка подписи или печати для счетов: PNG, JPEG или WebP до 80 МБ; прежняя уходит',
  query: ofImage,
  takesFile: true,
  answer: created,
});

export const RequisiteDeleteImage = defineCall({
  id: 'Requisite/DeleteImage',
  method: 'DELETE',
  who: ['organizer', 'org:finances'],
  kind: 'write',
  changes: ['requisites.changed'],
  summary: 'Убрать картинку подписи или печати; в выпущенных счетах она остаётся',
  query: ofImage,
  answer: done,
});
