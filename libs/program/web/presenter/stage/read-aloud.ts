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

/** «4‑е место», «2–3‑е места». */
export function placeWords({ place, placeTo }: { place: number | null; placeTo: number | null }): string {
  if (place === null) return '';
  return placeTo !== null && placeTo > place ? `${place}–${placeTo}‑е места` : `${place}‑е место`;
}
