// Runs of words that may form one name, with what stands around them: quotes, brackets, a role.

import { nameTokensOf, type NameToken } from './name-tokens.ts';
import { isFirstName, isParticle } from './name-words.ts';
import { namesInRow } from './names-in-row.ts';
import { isGroup, isRoleOfPerson, isWork } from './performer-nouns.ts';
import { isSmallOfName, QUOTED } from './performer-text.ts';

export interface NameSegment {
  words: string[];
  from: number;
  to: number;
  /** `title`: in quotes behind the noun of a collective or a work; `quoted`: in other quotes. */
  place: 'text' | 'quoted' | 'title';
  /** «солистка Ордынбаева Айжан». */
  isAfterRole: boolean;
  /** In brackets. */
  isInList: boolean;
  /** A known first name stands beside another word in the same brackets. */
  isAmongKnown: boolean;
}

interface Range {
  from: number;
  to: number;
}

const BRACKETS = /[([][^)\]]*/g;

export function nameSegmentsOf(text: string): NameSegment[] {
  const tokens = nameTokensOf(text);
  const titles = rangesOf(text, new RegExp(QUOTED.source, 'g'));
  const lists = rangesOf(text, BRACKETS);
  const segments: NameSegment[] = [];
  let role: Role = { ...NO_ROLE };
  let run: NameToken[] = [];
  const end = (next: NameToken | undefined) => {
    for (const words of apart(run).flatMap(split).flatMap(inRow)) {
      const [from, to] = [words[0]!.from, words.at(-1)!.to];
      // «Солист Большого театра»: one word before a small one is no name.
      const isAlone = words.length > 1 || words.at(-1) !== run.at(-1) || next === undefined || next.isApart;
      segments.push({
        words: words.map((token) => token.text),
        from,
        to,
        place: placeOf(from, titles, tokens, text),
        isAfterRole: role.isGiven && isAlone,
        isInList: lists.some((list) => from > list.from && from < list.to),
        isAmongKnown: false,
      });
      role.isUsed = true;
    }
    run = [];
  };
  for (const token of tokens) {
    if (token.isApart || !token.isName) end(token);
    if (token.isApart && role.isUsed && !role.isList) role = { ...NO_ROLE };
    if (token.isName) run.push(token);
    else role = roleAfter(token, role, text);
  }
  end(undefined);
  for (const list of lists) {
    const inside = segments.filter(({ from }) => from > list.from && from < list.to);
    const isKnown = inside.some(({ words }) => words.length > 1 && words.some(isFirstName));
    for (const segment of inside) segment.isAmongKnown = isKnown;
  }
  return segments;
}

interface Role {
  isGiven: boolean;
  /** «Солисты: …»: it is said of all who follow. */
  isList: boolean;
  isUsed: boolean;
}

const NO_ROLE: Role = { isGiven: false, isList: false, isUsed: false };

function roleAfter({ text: word, to }: NameToken, before: Role, text: string): Role {
  if (isRoleOfPerson(word)) {
    return { isGiven: true, isList: /[иы]$/i.test(word) || /^\s*:/.test(text.slice(to)), isUsed: false };
  }
  return isGroup(word) ? { ...NO_ROLE } : before;
}

/** «Мельникова Арина * Воронов Степан» are two; «Арина*Лось» is one. */
function apart(run: readonly NameToken[]): NameToken[][] {
  const groups: NameToken[][] = [];
  for (const token of run) {
    if (token.isAfterSign || groups.length === 0) groups.push([token]);
    else groups.at(-1)!.push(token);
  }
  const names: NameToken[][] = [];
  groups.forEach((group, at) => {
    if (at > 0 && (group.length < 2 || groups[at - 1]!.length < 2)) names.at(-1)!.push(...group);
    else names.push([...group]);
  });
  return names;
}

/** Beside capitalised words a small one stands apart, unless it is a name too: «Анна Лось старшая». */
function split(run: readonly NameToken[]): NameToken[][] {
  const isCased = run.some(({ text }) => isCapital(text));
  const pieces: NameToken[][] = [[]];
  for (const token of run) {
    if (!isCased || isCapital(token.text) || isSmallOfName(token.text) || isParticle(token.text))
      pieces.at(-1)!.push(token);
    else pieces.push([token], []);
  }
  return pieces.filter((piece) => piece.length > 0);
}

/** «Мельникова Арина Воронов Степан» are two. */
function inRow(run: readonly NameToken[]): NameToken[][] {
  let from = 0;
  return namesInRow(run.map(({ text }) => text)).map(({ length }) => run.slice(from, (from += length)));
}

/** «аль-Мансури» too. */
const isCapital = (word: string) => /\p{Lu}/u.test(word);

const isTitled = (word: string) => isGroup(word) || isWork(word);

function placeOf(
  at: number,
  quotes: readonly Range[],
  tokens: readonly NameToken[],
  text: string,
): NameSegment['place'] {
  const quote = quotes.find(({ from, to }) => at > from && at < to);
  if (!quote) return 'text';
  const clause = Math.max(...[',', ';', '/', '\n', '|', '('].map((sign) => text.lastIndexOf(sign, quote.from)));
  const before = tokens.filter(({ from, to }) => from > clause && to <= quote.from).map((token) => token.text);
  const noun = before.findLast((word) => isTitled(word) || isRoleOfPerson(word));
  return noun !== undefined && isTitled(noun) ? 'title' : 'quoted';
}

function rangesOf(text: string, pattern: RegExp): Range[] {
  return [...text.matchAll(pattern)].map((match) => ({ from: match.index, to: match.index + match[0].length }));
}
