// A letter's text as it travels and is kept: JSON of a closed shape, never HTML. Lists hold paragraphs and no lists, so
// that nothing can be nested deeper than is written here.

import { BAD_SIGNS, LETTER_ADDRESS, LETTER_LIMITS } from '@rampa/kernel';
import { z } from 'zod';
import { hasControls } from './shapes.ts';

/** Spaces at its ends stay: the next run begins right after it. */
const words = z
  .string()
  .overwrite((value) => value.replace(/\p{Surrogate}/gu, '\ufffd'))
  .min(1)
  .max(LETTER_LIMITS.run)
  .refine((value) => !hasControls(value), BAD_SIGNS);

const href = z
  .string()
  .max(2_000)
  .refine((address) => LETTER_ADDRESS.test(address));

const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('italic') }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href }) }),
]);

const inline = z
  .array(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('text'), text: words, marks: z.array(mark).max(3).optional() }),
      z.strictObject({ type: z.literal('hardBreak') }),
    ]),
  )
  .max(LETTER_LIMITS.runs);

const paragraph = z.strictObject({ type: z.literal('paragraph'), content: inline.optional() });
const items = z
  .array(z.strictObject({ type: z.literal('listItem'), content: z.array(paragraph).min(1).max(20) }))
  .min(1)
  .max(LETTER_LIMITS.runs);

export const letterText = z.strictObject({
  type: z.literal('doc'),
  content: z
    .array(
      z.discriminatedUnion('type', [
        paragraph,
        z.strictObject({
          type: z.literal('heading'),
          attrs: z.strictObject({ level: z.literal(2) }),
          content: inline.optional(),
        }),
        z.strictObject({ type: z.literal('bulletList'), content: items }),
        z.strictObject({ type: z.literal('orderedList'), content: items }),
      ]),
    )
    .min(1)
    .max(LETTER_LIMITS.blocks),
});
