// The presenter's text when nobody has written one, made from the performance's fields.

import type { PresenterItemView } from '@rampa/contract';
import { quoted, unbroken } from '@rampa/platform/web/base';
import { nameOf } from './stage-model.ts';

type Introduced = Pick<
  PresenterItemView,
  'kind' | 'performer' | 'collective' | 'title' | 'city' | 'teachers' | 'pieceTitle'
>;

const fromWhere = ({ city }: Introduced) => (city === '' ? '' : `, ${city}`);

/** Initials end with a full stop of their own. */
function teacherOf({ teachers }: Introduced): string {
  return teachers === '' ? '' : ` Руководитель — ${teachers.replace(/\.$/, '')}.`;
}

/**
 * «На сцене — Лель, Иваново. Руководитель — Попова Т.В.», and «Камаринская» from a new line: after the leader's initials
 * the author's would be read as his.
 */
export function announced(item: Introduced): string {
  const piece = item.pieceTitle === '' ? '' : `\n${quoted(item.pieceTitle)}.`;
  return unbroken(`На сцене — ${nameOf(item)}${fromWhere(item)}.${teacherOf(item)}${piece}`);
}

/** «Лель, хореографический ансамбль, Иваново. Руководитель — Попова Т.В.»: a performer is no title and gets no quotes. */
export function awarded(item: Introduced): string {
  const name = nameOf(item);
  const second = item.collective !== '' && item.collective !== item.performer ? `, ${item.collective}` : '';
  return unbroken(`${name}${second}${fromWhere(item)}.${teacherOf(item)}`);
}

/** «4-е место», «2–3-е места». */
export function placeWords({ place, placeTo }: { place: number | null; placeTo: number | null }): string {
  if (place === null) return '';
  return placeTo !== null && placeTo > place ? `${place}–${placeTo}-е места` : `${place}-е место`;
}

/** The text with the stress marks that these words carry in what the organizer has written to be read («Ветлу\u0301гина»). */
export function stressedAs(text: string, spoken: string): string {
  const known = new Map<string, string>();
  for (const word of spoken.match(/[\p{L}\u0301]+/gu) ?? []) if (word.includes(STRESS)) known.set(plain(word), word);
  if (known.size === 0) return text;
  return text.replaceAll(/\p{L}+(?!\u0301)/gu, (word) => {
    const marked = known.get(plain(word));
    return marked === undefined ? word : withMarks(word, marked);
  });
}

const STRESS = '\u0301';
const plain = (word: string) => word.replaceAll(STRESS, '').toLowerCase();

/** The letters stay as they are written here. */
function withMarks(word: string, marked: string): string {
  const letters = [...word];
  let at = 0;
  return [...marked].map((sign) => (sign === STRESS ? sign : letters[at++]!)).join('');
}
