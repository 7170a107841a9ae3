// Names on public pages. A person is shown as «Фамилия И.» without consent to publish. The item says whether its
// performer is a person, people or a collective; if it does not, the kind is guessed, and a possible person is treated
// as one: showing too little can be corrected, showing too much cannot.

import type { FieldTag, ItemKind, PerformerKind } from '@rampa/kernel';
import { nameSegmentsOf, type NameSegment } from './name-segments.ts';
import { shortName } from './name-shown.ts';
import { seenText } from './name-tokens.ts';
import { isDedicated, shortOblique } from './oblique-names.ts';
import { isFamilyName, isFirstName, isInitial, isPatronymic, isSureSurname, mayBeName } from './name-words.ts';
import { isHeadOfTitle } from './performer-nouns.ts';
import { textPartsOf } from './performer-text.ts';

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

/**
 * The names that strangers read; `isOpen`: the organizer's permission and the member's consent are both given;
 * `hasClosed`: the collective's name may mean a child who is closed.
 */
export function namesForStrangers(
  item: NamedItem,
  isOpen: boolean,
  hasClosed = false,
): Pick<NamedItem, 'performer' | 'collective' | 'title'> {
  const { performer, collective, title, kind } = item;
  const facts = { kind: item.performerKind, peopleCount: item.peopleCount };
  return {
    performer: isOpen ? performer : publicName(performer, facts),
    collective: hasClosed ? closedCollective(collective) : isOpen ? collective : publicCollective(collective),
    // A slot of the stage rehearsal has the name of whoever comes first in its title, and does not know whose it is.
    title: kind === 'sceneTest' ? publicName(title, NOBODY_KNOWN) : title,
  };
}

const NOBODY_KNOWN: PerformerFacts = { kind: 'unknown', peopleCount: 1 };

/** «Мельникова Арина» → «Мельникова А.»; «Мельникова Арина/Воронов Степан» → both; «Жар-птица» stays. */
export function publicName(performer: string, { kind, peopleCount }: PerformerFacts): string {
  if (kind === 'collective') return performer;
  const text = seenText(performer);
  if (kind === 'unknown') return guessed(text, peopleCount);
  // Whatever is no surname is shortened: a name that nobody knows does not tell itself from any other word.
  return replaced(text, nameSegmentsOf(text), ({ words, place }) =>
    kind === 'people' && place === 'title' && words.length === 1 && !isFirstName(words[0]!)
      ? undefined
      : shortName(words),
  );
}

/** «рук. Ветлугина Инна, концертмейстер Ли А.» → «рук. Ветлугина И., концертмейстер Ли А.» */
export const teachersForStrangers = (teachers: string): string =>
  publicName(teachers, { kind: 'people', peopleCount: 0 });

/** What a field of an application says, as strangers read it; what names nobody stays. `isClosed`: see `closedCollective`. */
export function answerForStrangers(tag: FieldTag, text: string, isClosed = false): string {
  if (tag === 'personFullName') return publicName(text, { kind: 'person', peopleCount: 1 });
  if (tag === 'performer') return publicName(text, { kind: 'unknown', peopleCount: 0 });
  if (tag === 'teachers') return teachersForStrangers(text);
  if (tag !== 'collective') return text;
  return isClosed ? closedCollective(text) : publicCollective(text);
}

/** The name of a collective: a person's name in it is shortened only if it surely is one. */
export function publicCollective(collective: string): string {
  const text = seenText(collective);
  const segments = nameSegmentsOf(text);
  return replaced(text, segments, (segment) => (isPersonBeside(segment) ? shortName(segment.words) : undefined));
}

/**
 * The name of a collective that a closed child may be called by: a known name is shortened in quotes too, and in any case.
 * A name that nobody knows stays behind a collective's noun («Студия Айару Тойгонбек»): it looks like any title.
 */
export function closedCollective(collective: string): string {
  const text = seenText(collective);
  const beyondQuotes = replaced(text, nameSegmentsOf(text), (segment) => {
    if (segment.place === 'text' || isDedicated(text, segment.from)) return undefined;
    return isKnownPerson(segment) ? shortName(segment.words) : shortOblique(segment.words);
  });
  return publicName(beyondQuotes, NOBODY_KNOWN);
}

/** The organizer said nothing: a possible person is shortened, titles stay. */
function guessed(text: string, peopleCount: number): string {
  const segments = nameSegmentsOf(text);
  const named = segments.filter(({ place }) => place !== 'title');
  const namesCollective = speaksOfCollective(text);
  const hasKnown = named.some(isKnownPerson);
  const isPeople = !namesCollective && (peopleCount <= Math.max(1, named.length) || hasKnown);
  const isFew = !namesCollective && peopleCount <= 4;
  // One family's name in a list of names: all of them are people, however many are on stage.
  const isList = !namesCollective && named.length > 1 && named.some(({ words }) => isFamilysOne(words));
  return replaced(text, segments, (segment) => {
    const { words, place } = segment;
    if (place === 'title') return undefined;
    // «Арина и Мария Мельниковы»: a first name may stand alone.
    const isOne = words.length === 1 && (isPeople || hasKnown) && isFirstName(words[0]!);
    const isLikely =
      place === 'text' &&
      isLikeName(words) &&
      (isPeople || isList || (isFew ? hasSurname(words) || isLong(words) : !namesCollective && isFamilysOne(words)));
    if (isOne || isLikely || isPersonBeside(segment)) return shortName(words);
    // «Ансамбль Арины Мельниковой» stays whole only by the organizer's word: nobody guesses whose name everybody knows.
    return place === 'text' && !isDedicated(text, segment.from) ? shortOblique(words) : undefined;
  });
}

/** A person whatever else the text names: known, said by a role, or one of a list in brackets. */
function isPersonBeside(segment: NameSegment): boolean {
  const { words, place, isAfterRole, isInList } = segment;
  if (place === 'title') return false;
  if (isKnownPerson(segment)) return true;
  if (isAfterRole) return words.length <= MOST_WORDS && words.every(mayBeName);
  return isInList && isLikeName(words) && (hasSurname(words) || segment.isAmongKnown);
}

/** «Нгуен Тхи Минь Хоа Ань» */
const MOST_WORDS = 7;
const isLikeName = (words: readonly string[]) =>
  words.length > 1 && words.length <= MOST_WORDS && words.every(mayBeName);
/** «Тунде Адебайо Бабатунде Олу»: a title hardly ever has four words with capital letters. */
const isLong = (words: readonly string[]) => words.length > 3 && !isHeadOfTitle(words[0]!);
const hasSurname = (words: readonly string[]) => words.filter(isSureSurname).length === 1;

const isFamilysOne = (words: readonly string[]) =>
  words.length <= 4 && isLikeName(words) && words.some(isFamilyName) && !isHeadOfTitle(words[0]!);
const speaksOfCollective = (text: string) => textPartsOf(text).some((part) => part.isOfCollective);

/** «Иванова М. А.» */
const isShort = (words: readonly string[]) =>
  words.length > 1 && hasSurname(words) && words.every((word) => isInitial(word) || isSureSurname(word));

function replaced(
  text: string,
  segments: readonly NameSegment[],
  shown: (segment: NameSegment) => string | undefined,
): string {
  let result = '';
  let end = 0;
  for (const segment of segments) {
    const short = shown(segment);
    if (short === undefined || isShort(segment.words)) continue;
    // «МельниковаАринаВороновСтепан»: two who were typed without a space get one.
    result += (text.slice(end, segment.from) || (result === '' ? '' : ' ')) + short;
    end = segment.to + (short.endsWith('.') && text[segment.to] === '.' ? 1 : 0);
  }
  return result + text.slice(end);
}

/** The kind that a performer's text suggests, for a person to check; `unknown` where it suggests none. */
export function guessPerformerKind(performer: string, peopleCount: number): PerformerKind {
  const text = seenText(performer);
  const segments = nameSegmentsOf(text).filter(({ place }) => place !== 'title');
  const names = segments.filter(isKnownPerson).length;
  const namesCollective = speaksOfCollective(text);
  if (names > 1) return 'people';
  if (names === 1) return namesCollective || segments.length > 1 ? 'people' : 'person';
  if (text.trim() === '') return 'unknown';
  // A collective's name stays whole: never guessed while a part of it would be shortened.
  if (guessed(text, peopleCount) !== text) return 'unknown';
  return namesCollective || peopleCount > segments.length ? 'collective' : 'unknown';
}

/** It contains a known first name or patronymic beside another word. */
function isKnownPerson({ words }: Pick<NameSegment, 'words'>): boolean {
  return words.length > 1 && words.some((word, index) => isFirstName(word) || (index > 0 && isPatronymic(word)));
}
