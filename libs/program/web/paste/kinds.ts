// The column «Кто это»: whose names strangers read shortened.

import { folded, type PerformerKind } from '@rampa/kernel';

const WORDS: [PerformerKind, RegExp][] = [
  ['people', /^(несколько|люди|дуэт|трио|квартет|квинтет|солисты|участники|исполнители)/],
  ['person', /^(1$|солист(ка)?$|один|человек|персона|физ|лицо|соло|участни|исполнител|вокалист)/],
  ['collective', /^(коллектив|ансамбл|хор|оркестр|студия|театр|группа|капелл|сводн|организац|юр)/],
];

/** Null when the word names no kind. */
export function readPerformerKind(text: string): PerformerKind | null {
  const said = folded(text);
  return WORDS.find(([, pattern]) => pattern.test(said))?.[0] ?? null;
}

/** More than one is named: «Тунде Олу, Эмека Обу». */
const SEVERAL = /[,;/&+\n]|\sи\s/u;

/**
 * What the form of a row («соло», «хор») says of a performer whose text tells nothing. An ensemble of several who are
 * named are people: their names stay shortened.
 */
export function kindByForm(form: string, performer: string): PerformerKind {
  const said = readPerformerKind(form) ?? 'unknown';
  return said === 'collective' && SEVERAL.test(performer) ? 'people' : said;
}
