// What a room writes in a letter. The room gives the words, the renderer the look: markup is never taken.

import { LETTER_ADDRESS } from '@rampa/kernel';
import { z } from 'zod';

const line = z.string().trim().min(1).max(300);
const passage = z.string().trim().min(1).max(4_000);

/** A run of equal looks. An address may only be one that a mail program opens without asking what it is. */
const run = z.strictObject({
  text: z.string().min(1).max(20_000),
  isBold: z.literal(true).optional(),
  isItalic: z.literal(true).optional(),
  href: z
    .string()
    .max(2_000)
    .refine((address) => LETTER_ADDRESS.test(address))
    .optional(),
});

const passageOfRuns = z.strictObject({
  is: z.enum(['paragraph', 'heading', 'bullet', 'number']),
  number: z.int().min(1).optional(),
  runs: z.array(run).max(1_000),
});

export type LetterPassage = z.output<typeof passageOfRuns>;

/** Shown from top to bottom in this order. Every value is plain text; tags in it are shown as written. */
export const letterBody = z.strictObject({
  /** «Здравствуйте, Елена!»; without a name «Здравствуйте!». */
  greeting: line.optional(),
  paragraphs: z.array(passage).max(40),
  /** Text that a person wrote himself; it replaces greeting and paragraphs. It may be bold or slanted, but has no markup. */
  worded: z.array(passageOfRuns).min(1).max(5_000).optional(),
  /** Shown large, to be typed or copied: «482 915», a new password. `label` says what it is. */
  code: z.strictObject({ value: z.string().min(1).max(100), label: line.optional() }).optional(),
  /** `url` is absolute; the caller makes it. */
  button: z
    .strictObject({
      label: z.string().trim().min(1).max(60),
      url: z.url({ protocol: /^https?$/ }).max(2_000),
    })
    .optional(),
  /** Paragraphs below the code and the button. */
  after: z.array(passage).max(10).optional(),
  /** Small print at the end: «Если это были не Вы, ничего не делайте». */
  footnote: passage.optional(),
});

export type LetterBody = z.input<typeof letterBody>;

/** One mailbox and nothing else: no name, no list, no line break that could add a header. */
const mailbox = z
  .string()
  .max(254)
  .regex(/^[^\s\p{C}@<>()[\],;:"\\]+@[^\s\p{C}@<>()[\],;:"\\]+$/u);

const refusing = z
  .url({ protocol: /^https?$/ })
  .max(900)
  .optional();

export const letterGiven = z.strictObject({
  to: mailbox,
  /** The letter's kind, for the log and statistics: `accounts.confirmation`. No personal data. */
  kind: z.string().regex(/^[a-z]+(\.[a-zA-Z]+)+$/),
  /** Line ends and other control characters become spaces. */
  subject: z
    .string()
    .transform((text) => text.replace(/[\s\p{C}]+/gu, ' ').trim())
    .pipe(z.string().min(1).max(200)),
  /** The preview beside the subject; without it the first paragraph. */
  preheader: line.optional(),
  body: letterBody,
  /** «Отписаться»: refuses further letters of its kind. A letter that somebody needs has none. */
  refuse: refusing,
  /** What the link above says; left out: it refuses letters of organizers. */
  refuseWords: line.optional(),
  /** A letter with the same key is never sent twice. No personal data: a guid with the letter's subject. */
  once: z.string().min(1).max(200).optional(),
  /**
   * ISO instant after which the letter is useless (its code has expired) and is not sent; by default after three days.
   */
  expiresAt: z.iso.datetime().optional(),
});

export type Letter = z.input<typeof letterGiven>;

/** What the row keeps sealed. */
export const letterContent = z.strictObject({
  preheader: line.optional(),
  body: letterBody,
  refuse: refusing,
  refuseWords: line.optional(),
});

export type LetterContent = z.output<typeof letterContent>;
