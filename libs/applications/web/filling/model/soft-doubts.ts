// What is asked about an answer that is taken as it is: is it meant so?

import { sought } from '@rampa/kernel';

const TOWN = /^(г|гор|город)\.?\s+/;
/** Villages and the like stand in no list of cities. */
const VILLAGE = /^(с|д|п|пос|пгт|рп|х|ст|аул|село|деревня|пос[её]лок|хутор|станица)[.\s]/;

/** «г. Тверь, Тверская область» is Тверь. Of what is no city nothing is known. */
export function isUnknownCity(typed: string, known: Iterable<string>): boolean {
  const text = typed.trim().toLowerCase();
  if (text === '' || VILLAGE.test(text)) return false;
  const name = sought(text.replace(TOWN, '').split(/[,(]/)[0]!.trim());
  for (const one of known) if (sought(one) === name) return false;
  return true;
}

const KIND =
  'ансамбль|коллектив|группа|студия|театр|хор|капелла|оркестр|школа|кружок|клуб|команда|дуэт|трио|квартет|квинтет|цирк';
const ABOUT =
  'народн\\S*|образцов\\S*|детск\\S*|танцевальн\\S*|хореографическ\\S*|вокальн\\S*|театральн\\S*|музыкальн\\S*|эстрадн\\S*|танца|песни|и';
const ONLY_KIND = new RegExp(`^(?:(?:${ABOUT})\\s+)*(?:${KIND})(?:\\s+(?:${ABOUT}))*\\.?$`, 'i');

export const NAMELESS = 'Так называются многие. Добавьте своё название, если оно есть: «Ансамбль „Берёзка“».';

/** «Ансамбль», «Детский хор»: what it is, and not what it is called. */
export function isKindAlone(name: string): boolean {
  return ONLY_KIND.test(name.trim().replace(/\s+/g, ' '));
}
