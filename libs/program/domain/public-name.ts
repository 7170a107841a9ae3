// Names on public pages. A person is shown as «Фамилия И.» without consent to publish. The item says whether its
// performer is a person, people or a collective; if it does not, the kind is guessed, and a possible person is treated
// as one: showing too little can be corrected, showing too much cannot.

import type { ItemKind, PerformerKind } from '@rampa/kernel';
import { familyOf, isFirstName, isPatronymic, mayBeName } from './name-words.ts';
import { textPartsOf, type TextPart } from './performer-text.ts';

export interface PerformerFacts {
  kind: PerformerKind;
  /** Number of people on stage; 0: unknown. */
  peopleCount: number;
}

export interface NamedItem {
  kind: ItemKind;
  performer: string;
  collective: string;
  title: string;
  performerKind: PerformerKind;
  peopleCount: number;
}

/** The names that strangers read; `isOpen`: the organizer's permission and the member's consent are both given. */
export function namesForStrangers(
  item: NamedItem,
  isOpen: boolean,
): Pick<NamedItem, 'performer' | 'collective' | 'title'> {
  const { performer, collective, title, kind } = item;
  if (isOpen) return { performer, collective, title };
  const facts = { kind: item.performerKind, peopleCount: item.peopleCount };
  return {
    performer: publicName(performer, facts),
    collective: publicCollective(collective),
    // A slot of the stage rehearsal has a name in its title.
    title: kind === 'sceneTest' ? publicName(title, facts) : title,
  };
}

/** «Мельникова Арина» → «Мельникова А.»; «Мельникова Арина/Воронов Степан» → both; «Жар-птица» stays. */
export function publicName(performer: string, { kind, peopleCount }: PerformerFacts): string {
  if (kind === 'collective') return performer;
  const parts = textPartsOf(performer);
  const isPeople = kind !== 'unknown' || mayBePeople(parts, peopleCount);
  const isNamed = isPeople || parts.some((part) => isKnownPerson(part));
  return parts.map((part) => shown(part, isPeople, isNamed)).join('');
}

/** The name of a collective: a person's name in it is shortened only if it surely is one. */
export function publicCollective(collective: string): string {
  return textPartsOf(collective)
    .map((part) => shown(part, false, false))
    .join('');
}

/** The kind that a performer's text suggests, for a person to check; `unknown` where it suggests none. */
export function guessPerformerKind(performer: string, peopleCount: number): PerformerKind {
  const parts = textPartsOf(performer);
  const names = parts.filter(isKnownPerson).length;
  const others = parts.filter((part) => part.isOfCollective || (part.words.length > 0 && !isKnownPerson(part))).length;
  if (names > 1) return 'people';
  if (names === 1) return others === 0 ? 'person' : 'people';
  if (parts.every(({ words }) => words.length === 0)) return performer.trim() === '' ? 'unknown' : 'collective';
  if (parts.some(({ isOfCollective }) => isOfCollective)) return 'collective';
  return peopleCount > parts.filter(({ words }) => words.length > 0).length ? 'collective' : 'unknown';
}

/** The guess when the organizer said nothing: two to four capitalised words without a collective's noun. */
function mayBePeople(parts: readonly TextPart[], peopleCount: number): boolean {
  if (parts.some(({ isOfCollective }) => isOfCollective)) return false;
  const named = parts.filter(({ words }) => words.length > 0);
  return peopleCount <= Math.max(1, named.length) || named.some(isKnownPerson);
}

/** It contains a known first name or patronymic beside another word. */
function isKnownPerson({ words }: TextPart): boolean {
  return words.length > 1 && words.some((word, index) => isFirstName(word) || (index > 0 && isPatronymic(word)));
}

function shown(part: TextPart, isPeople: boolean, isNamed: boolean): string {
  const { text, words, isQuoted } = part;
  if (words.length === 0) return text;
  // «Арина и Мария Мельниковы»: a first name may stand alone.
  if (words.length === 1) return isNamed && isFirstName(words[0]!) ? text.replace(words[0]!, initial(words[0]!)) : text;
  const isPerson = isKnownPerson(part) || (isPeople && !isQuoted && words.length <= 4 && words.every(mayBeName));
  if (!isPerson) return text;
  const from = text.indexOf(words[0]!);
  const last = words.at(-1)!;
  const to = text.lastIndexOf(last) + last.length;
  return text.slice(0, from) + short(words) + text.slice(to);
}

/** «Мельникова А.»; initials of both words when nothing tells which one is the surname. */
function short(words: readonly string[]): string {
  const found = familyOf(words);
  if (!found) return words.map(initial).join('\u00A0');
  const { family, given } = found;
  return [capitalised(words[family]!), ...given.map((at) => initial(words[at]!))].join('\u00A0');
}

const initial = (word: string) => `${word[0]!.toUpperCase()}.`;
const capitalised = (word: string) => word[0]!.toUpperCase() + word.slice(1);
