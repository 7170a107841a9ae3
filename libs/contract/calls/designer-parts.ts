// What a template of papers is made of besides its boxes as a whole: pictures, fonts, texts.

import { PAPER_FIELDS } from '@rampa/kernel';
import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { textBox } from '../paper-shapes.ts';
import { created, done, instant } from '../shapes.ts';

const WHO = ['org:diplomas'] as const;
const CHANGES = ['papers.changed'] as const;
const competition = z.strictObject({ competitionGuid: guidOf('competition') });
const document = z.strictObject({ competitionDocumentGuid: guidOf('document') });

export const DesignerCreateImage = defineCall({
  id: 'Designer/CreateImage',
  method: 'POST',
  who: WHO,
  kind: 'write',
  changes: CHANGES,
  summary: 'Картинка шаблона: PNG, JPEG или WebP до 80 МБ; рамкой посередине листа или фоном',
  query: document.extend({ useAsBackground: z.stringbool().default(false) }),
  takesFile: true,
  answer: z.object({ guid: z.guid(), name: z.string(), url: z.string() }),
});

export const DesignerGetFonts = defineCall({
  id: 'Designer/GetFonts',
  method: 'GET',
  who: WHO,
  kind: 'read',
  shows: CHANGES,
  summary: 'Собственные шрифты организатора; шрифты портала шаблон называет сам',
  query: competition,
  answer: z.array(z.object({ guid: z.guid(), name: z.string(), addedAt: instant })),
});

export const DesignerAddFont = defineCall({
  id: 'Designer/AddFont',
  method: 'POST',
  who: WHO,
  kind: 'write',
  changes: CHANGES,
  summary: 'Свой шрифт организатора: TTF или OTF с кириллицей до 5 МБ, под его слово о лицензии',
  query: competition.extend({ isLicensed: z.stringbool().default(false) }),
  takesFile: true,
  answer: z.object({ guid: z.guid(), name: z.string() }),
});

export const DesignerDeleteFont = defineCall({
  id: 'Designer/DeleteFont',
  method: 'DELETE',
  who: WHO,
  kind: 'write',
  changes: CHANGES,
  summary: 'Удалить свой шрифт, которым не набран ни один шаблон',
  query: competition.extend({ fontGuid: z.guid().toLowerCase() }),
  answer: done,
});

export const DesignerDeleteImage = defineCall({
  id: 'Designer/DeleteImage',
  method: 'DELETE',
  who: WHO,
  kind: 'write',
  changes: CHANGES,
  summary: 'Удалить картинку шаблона вместе с рамками, в которых она стоит',
  query: z.strictObject({ documentImageGuid: guidOf('documentImage') }),
  answer: done,
});

const { text: said, ...look } = textBox.omit({ guid: true, kind: true }).shape;

export const DesignerCreateText = defineCall({
  id: 'Designer/CreateText',
  method: 'POST',
  who: WHO,
  kind: 'write',
  changes: CHANGES,
  summary: 'Новая рамка с текстом или полем, поверх остальных',
  body: z.strictObject({
    ...look,
    competitionDocumentGuid: guidOf('document'),
    text: said.default(''),
    /** Instead of a text: this field alone. */
    field: z.enum(PAPER_FIELDS).optional(),
  }),
  answer: created,
});

export const DesignerUpdateText = defineCall({
  id: 'Designer/UpdateText',
  method: 'POST',
  who: WHO,
  kind: 'write',
  changes: CHANGES,
  summary: 'Изменить рамку с текстом; чего не сказано, то остаётся',
  body: z.strictObject({
    ...z.object(look).partial().shape,
    documentTextGuid: guidOf('documentText'),
    text: said.optional(),
    field: z.enum(PAPER_FIELDS).optional(),
  }),
  answer: done,
});

export const DesignerDeleteText = defineCall({
  id: 'Designer/DeleteText',
  method: 'DELETE',
  who: WHO,
  kind: 'write',
  changes: CHANGES,
  summary: 'Убрать рамку с текстом',
  query: z.strictObject({ documentTextGuid: guidOf('documentText') }),
  answer: done,
});
