// «Награждается» or «награждаются»: the verb of a diploma agrees with who is named.

import type { PerformerKind } from '@rampa/kernel';
import { guessPerformerKind } from '@rampa/program/domain';

/** A noun that is one, whoever is named after it: «Дуэт: Соколова Ева + Соколов Лев». */
const ONE =
  /^(?:[«"]?(?:народн|образцов|сводн|детск|школьн|камерн|духов)\p{L}+ )*(?:дуэт|трио|квартет|квинтет|секстет|ансамбль|группа|хор|студия|коллектив|оркестр|театр|класс)(?!\p{L})/iu;

/** `peopleCount` helps to guess an unknown kind. */
export function verbOf(performer: string, kind: PerformerKind, peopleCount: number): string {
  const known = kind === 'unknown' ? guessPerformerKind(performer, peopleCount) : kind;
  return known === 'people' && !ONE.test(performer.trim()) ? 'награждаются' : 'награждается';
}
