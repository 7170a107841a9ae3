// Names on public pages. A person is shown as «Фамилия И.» unless the consent to publish stands. The item says whether
// its performer is a person, people or a collective; where nobody has said, it is guessed, and what may be a person is
// treated as one, because showing too little can be put right and too much cannot.

import type { ItemKind, PerformerKind } from '@rampa/kernel';
import { familyOf, isFirstName, isPatronymic, mayBeName } from './name-words.ts';
import { piecesOf, type Piece } from './performer-text.ts';

export interface PerformerFacts {
  kind: PerformerKind;
  /** People on stage; 0: nobody has said. */
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

/** What strangers read of an item's names; `isOpen`: the organizer's word and the member's consent both stand. */
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
    // A slot of the stage rehearsal carries a name in its title.
    title: kind === 'sceneTest' ? publicName(title, facts) : title,
  };
}

/** «Мельникова Арина» → «Мельникова А.»; «Мельникова Арина/Воронов Степан» → both; «Жар-птица» stays. */
export function publicName(performer: string, { kind, peopleCount }: PerformerFacts): string {
  if (kind === 'collective') return performer;
  const pieces = piecesOf(performer);
  const isPeople = kind !== 'unknown' || mayBePeople(pieces, peopleCount);
  const isNamed = isPeople || pieces.some((piece) => isKnownPerson(piece));
  return pieces.map((piece) => shown(piece, isPeople, isNamed)).join('');
}

/** The name of a collective: only a person's name in it that is surely one is shortened. */
export function publicCollective(collective: string): string {
  return piecesOf(collective)
    .map((piece) => shown(piece, false, false))
    .join('');
}

/** What a performer seems to be, for a person to look over; `unknown` where the text does not tell. */
export function guessPerformerKind(performer: string, peopleCount: number): PerformerKind {
  const pieces = piecesOf(performer);
  const names = pieces.filter(isKnownPerson).length;
  const others = pieces.filter(
    (piece) => piece.isOfCollective || (piece.words.length > 0 && !isKnownPerson(piece)),
  ).length;
  if (names > 1) return 'people';
  if (names === 1) return others === 0 ? 'person' : 'people';
  if (pieces.every(({ words }) => words.length === 0)) return performer.trim() === '' ? 'unknown' : 'collective';
  if (pieces.some(({ isOfCollective }) => isOfCollective)) return 'collective';
  return peopleCount > pieces.filter(({ words }) => words.length > 0).length ? 'collective' : 'unknown';
}

/** Without a word of the organizer: two to four capitalised words that no collective's noun stands beside. */
function mayBePeople(pieces: readonly Piece[], peopleCount: number): boolean {
  if (pieces.some(({ isOfCollective }) => isOfCollective)) return false;
  const named = pieces.filter(({ words }) => words.length > 0);
  return peopleCount <= Math.max(1, named.length) || named.some(isKnownPerson);
}

/** A first name or a patronymic that we know stands in it beside another word. */
function isKnownPerson({ words }: Piece): boolean {
  return words.length > 1 && words.some((word, index) => isFirstName(word) || (index > 0 && isPatronymic(word)));
}

function shown(piece: Piece, isPeople: boolean, isNamed: boolean): string {
  const { text, words, isQuoted } = piece;
  if (words.length === 0) return text;
  // «Арина и Мария Мельниковы»: the first name stands alone and is one all the same.
  if (words.length === 1) return isNamed && isFirstName(words[0]!) ? text.replace(words[0]!, initial(words[0]!)) : text;
  const isPerson = isKnownPerson(piece) || (isPeople && !isQuoted && words.length <= 4 && words.every(mayBeName));
  if (!isPerson) return text;
  const from = text.indexOf(words[0]!);
  const last = words.at(-1)!;
  const to = text.lastIndexOf(last) + last.length;
  return text.slice(0, from) + short(words) + text.slice(to);
}

/** «Мельникова А.»; both as initials where nothing tells which of the two is the family's. */
function short(words: readonly string[]): string {
  const found = familyOf(words);
  if (!found) return words.map(initial).join('\u00A0');
  const { family, given } = found;
  return [capitalised(words[family]!), ...given.map((at) => initial(words[at]!))].join('\u00A0');
}

const initial = (word: string) => `${word[0]!.toUpperCase()}.`;
const capitalised = (word: string) => word[0]!.toUpperCase() + word.slice(1);
