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

/** Each field's name in a letter, by its number: its title, unless another field or a placeholder has the same one. */
export function namesInLetter(among: readonly SayableField[]): ReadonlyMap<number, string> {
  // Once for all: four hundred titles compared each with each took longer than all the page's reads.
  const alike = Map.groupBy(among, ({ title }) => folded(title));
  return new Map(
    among.map(({ n, title }) => {
      const isPlain = !/[{}]/.test(title) && title.trim() !== '' && !placeholderCalled(title);
      return [n, isPlain && alike.get(folded(title))!.length === 1 ? title.trim() : `f${n}`];
    }),
  );
}

/**
 * Replaces titles in braces by numbers. A placeholder in two runs, half of it bold, stays as it is and is reported as
 * unknown.
 */
export function withNumbers<L extends Letter>(letter: L, among: readonly SayableField[]): L {
  const numbers = new Map([...namesInLetter(among)].map(([n, name]) => [folded(name), n]));
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
