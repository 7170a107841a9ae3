// Answers of an application in a letter: «{Название номера}» as the organizer types it, {f12} as it is stored, so that
// a field may be renamed while letters are being sent.

import { folded } from '@rampa/kernel';
import { lineOf } from './faults.ts';
import { inlinesOf, type Inline, type LetterBlock, type LetterText } from './letter-text.ts';
import { placeholderCalled, type Placeholder } from './placeholders.ts';

interface Letter {
  subject: string;
  body: LetterText;
}

/** A field whose answer a letter may show. */
export interface SayableField {
  n: number;
  title: string;
}

const KEPT = /\{\s*f(\d+)\s*\}/gi;
const NAMED = /\{([^{}]*)\}/g;

/** The placeholder by which a stored letter shows the field's answer. */
export function answerPlaceholder({ n, title }: SayableField): Placeholder {
  return { name: `f${n}`, says: title, sample: '', kinds: ['mailing'] };
}

/** The field's name in a letter: its title, unless another field or a placeholder has the same one. */
export function nameInLetter(field: SayableField, among: readonly SayableField[]): string {
  const isPlain = !/[{}]/.test(field.title) && field.title.trim() !== '' && !placeholderCalled(field.title);
  const isAlone = among.filter(({ title }) => folded(title.trim()) === folded(field.title.trim())).length === 1;
  return isPlain && isAlone ? field.title.trim() : `f${field.n}`;
}

/**
 * Replaces titles in braces by numbers. A placeholder in two runs, half of it bold, stays as it is and is reported as
 * unknown.
 */
export function withNumbers<L extends Letter>(letter: L, among: readonly SayableField[]): L {
  const numbers = new Map(among.map((field) => [folded(nameInLetter(field, among)), field.n]));
  const put = (text: string) =>
    text.replace(NAMED, (whole, name: string) => {
      const n = numbers.get(folded(name.trim()));
      return n === undefined ? whole : `{f${n}}`;
    });
  const runs = (content: Inline[] | undefined) =>
    content?.map((one) => (one.type === 'text' ? { ...one, text: put(one.text) } : one));
  const block = (one: LetterBlock): LetterBlock =>
    one.type === 'paragraph' || one.type === 'heading'
      ? { ...one, content: runs(one.content) }
      : {
          ...one,
          content: one.content.map((item) => ({
            ...item,
            content: item.content.map((paragraph) => ({ ...paragraph, content: runs(paragraph.content) })),
          })),
        };
  return { ...letter, subject: put(letter.subject), body: { ...letter.body, content: letter.body.content.map(block) } };
}

/** The `n` of every answer that a stored letter shows. */
export function answersIn({ subject, body }: Letter): number[] {
  const text = [subject, ...inlinesOf(body).map(lineOf)].join('\n');
  return [...new Set([...text.matchAll(KEPT)].map((found) => Number(found[1])))];
}
