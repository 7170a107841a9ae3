// Faults of a hall picture: texts that overlap, are cut, outside or broken, missing although they must stay, or gone before
// what gives way sooner.

import { seenWords, type SeenWord } from './seen-texts.ts';

/** Tolerance for antialiasing, and for the half pixel at which the search for a size stops. */
const SLACK = 1.5;
/** A television may cut 5 % off; the letters of a line end a little above it. */
const SAFE = 0.045;

export interface Expected {
  mustBeThere: readonly string[];
  /** In the order in which they give way. */
  mayGo: readonly string[];
}

export function faultsOf(hall: Element, { mustBeThere, mayGo }: Expected): string[] {
  const { words, broken } = seenWords(hall);
  const faults = new Set(broken.map((word) => `broken: ${word}`));
  const frame = hall.getBoundingClientRect();
  const clips = new Map<Element, DOMRect[]>();
  for (const word of words) {
    for (const box of [frame, ...clipsOf(word.unit, hall, clips)]) {
      if (isOutside(word, box)) faults.add(`cut: ${word.text}`);
    }
  }
  for (const [one, other] of overlapping(words)) faults.add(`over each other: ${one.text} / ${other.text}`);
  const foot = hall.querySelector('.hall-foot');
  const floor = foot?.getBoundingClientRect().top ?? frame.bottom;
  for (const word of words) {
    if (!foot?.contains(word.unit) && word.bottom > floor + SLACK) faults.add(`in the foot: ${word.text}`);
  }
  // A screen that stands upright is no television.
  for (const word of frame.width > frame.height ? words : []) {
    if (word.bottom > frame.bottom - frame.height * SAFE) faults.add(`at the edge: ${word.text}`);
  }
  const texts = words.filter(({ isContinued }) => !isContinued);
  const seen = plain(texts.map(({ text }) => text).join(' '));
  for (const text of mustBeThere) if (!seen.includes(plain(text))) faults.add(`gone: ${text}`);
  const given = mayGo.filter((text) => text !== '').map((text) => ({ text, isSeen: seen.includes(plain(text)) }));
  for (const [at, { text, isSeen }] of given.entries()) {
    const sooner = isSeen ? undefined : given.slice(0, at).find((one) => one.isSeen);
    if (sooner) faults.add(`gone before «${sooner.text}»: ${text}`);
  }
  return [...faults];
}

/** Boxes of the ancestors that clip the element. */
function clipsOf(unit: Element, root: Element, known: Map<Element, DOMRect[]>): DOMRect[] {
  const found = known.get(unit);
  if (found) return found;
  const boxes: DOMRect[] = [];
  for (let element: Element | null = unit; element && element !== root; element = element.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(element);
    if (overflowX !== 'visible' || overflowY !== 'visible') boxes.push(element.getBoundingClientRect());
  }
  known.set(unit, boxes);
  return boxes;
}

const isOutside = (word: SeenWord, box: DOMRect) =>
  word.left < box.left - SLACK ||
  word.right > box.right + SLACK ||
  word.top < box.top - SLACK ||
  word.bottom > box.bottom + SLACK;

function overlapping(words: readonly SeenWord[]): [SeenWord, SeenWord][] {
  return words.flatMap((one, index) =>
    words
      .slice(index + 1)
      .filter(
        (other) =>
          one.unit !== other.unit &&
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK,
      )
      .map((other): [SeenWord, SeenWord] => [one, other]),
  );
}

const plain = (text: string) =>
  text
    .replaceAll(/[\u2060\u00AD\u200B]/g, '')
    // In a line that may break, a comma stands for the dot.
    .replaceAll(/\s+·\s+/g, ', ')
    .replaceAll(/[\s\u00A0]+/g, ' ')
    .trim();
