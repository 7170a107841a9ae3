// Names in the cases that a paper needs: offered, read by a person, kept for the next paper.

import { NAME_CASES } from '@rampa/kernel';
import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { done, text } from '../shapes.ts';

const document = z.strictObject({ competitionDocumentGuid: guidOf('document') });
const wordCase = z.enum(NAME_CASES);

export const DesignerGetNames = defineCall({
  id: 'Designer/GetNames',
  method: 'GET',
  who: ['org:diplomas'],
  kind: 'read',
  shows: ['papers.changed', 'items.changed', 'judges.changed'],
  summary: 'Имена бумаги в падежах, которые нужны шаблону: что предлагает портал и что одобрил человек',
  query: document,
  answer: z.object({
    /** Cases that the template asks for; empty: none. */
    cases: z.array(wordCase),
    names: z.array(
      z.object({
        name: z.string(),
        forms: z.array(
          z.object({
            wordCase,
            /** Null: it does not look like a person's name. */
            offer: z.string().nullable(),
            /** Null: nobody has read it yet, and the paper says the name as it stands. */
            said: z.string().nullable(),
          }),
        ),
      }),
    ),
  }),
});

export const DesignerKeepNames = defineCall({
  id: 'Designer/KeepNames',
  method: 'POST',
  who: ['org:diplomas'],
  kind: 'write',
  changes: ['papers.changed'],
  summary: 'Одобрить имена в падежах: они останутся и для следующих бумаг организатора; пустое снимает одобрение',
  query: document,
  body: z.strictObject({
    forms: z.array(z.strictObject({ name: text(300, 1), wordCase, said: text(300) })).max(2_000),
  }),
  answer: done,
});
