// A mark being typed, key by key: «9» → «9,» → «9,8». Only what can still become a mark of the scale is taken. Pure.

import { decimalsOf, isOnScale, valueOf, type Scale } from './scale.ts';

export interface Typed {
  text: string;
  /** Set when the text is one mark and cannot become another: it can be kept without asking. */
  value: number | null;
}

export const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** `key` is a digit or a comma. A key that leads nowhere leaves the text as it is. */
export function typed(scale: Scale, text: string, key: string): Typed {
  const decimals = decimalsOf(scale);
  if (key === ',') {
    const next = text.includes(',') ? text : `${text},`;
    return decimals > 0 && text !== '' && canBecome(scale, next) ? { text: next, value: null } : { text, value: null };
  }
  // «9» and «8» are 9,8 where 98 is no mark; and where nothing else serves, a new mark begins.
  for (const next of text.includes(',') ? [text + key] : [text + key, `${text},${key}`, key]) {
    if (canBecome(scale, next)) return { text: next, value: isFinal(scale, next) ? valueOf(scale, next) : null };
  }
  return { text, value: null };
}

export function erased(text: string): string {
  return text.endsWith(',') ? text.slice(0, -2) : text.slice(0, -1);
}

/** Whether some mark of the scale begins with this text. */
export function canBecome(scale: Scale, text: string): boolean {
  const match = /^(\d+)(,\d*)?$/.exec(text);
  if (!match) return false;
  const [, whole = '', tail] = match;
  if (whole.length > 1 && whole.startsWith('0')) return false;
  if (tail !== undefined) {
    const digits = tail.slice(1);
    return digits.length <= decimalsOf(scale) && hasMark(scale, ...tailRange(Number(whole), digits));
  }
  for (let low = Number(whole), width = 1; low * 1000 <= scale.max; low *= 10, width *= 10) {
    if (hasMark(scale, low * 1000, (low + width) * 1000 - 1)) return true;
    if (low === 0) break;
  }
  return false;
}

/** Whether the text is a mark and no longer one begins with it. */
function isFinal(scale: Scale, text: string): boolean {
  if (valueOf(scale, text) === null) return false;
  const isLonger = (next: string) => canBecome(scale, next) && valueOf(scale, text) !== onlyOne(scale, next);
  return ![...DIGITS.map((digit) => text + digit), text.includes(',') ? '' : `${text},`].some(isLonger);
}

/** The one mark that the text can become, when there is just one. */
function onlyOne(scale: Scale, text: string): number | null {
  const [whole = '', digits = ''] = text.split(',');
  if (!text.includes(',')) return null;
  const [low, high] = tailRange(Number(whole), digits);
  const first = firstMark(scale, low);
  return first !== null && first <= high && first + scale.step > Math.min(high, scale.max) ? first : null;
}

function tailRange(whole: number, digits: string): [number, number] {
  const low = whole * 1000 + Number(digits.padEnd(3, '0'));
  return [low, low + 10 ** (3 - digits.length) - 1];
}

function firstMark(scale: Scale, low: number): number | null {
  const steps = Math.max(0, Math.ceil((low - scale.min) / scale.step));
  const value = scale.min + steps * scale.step;
  return isOnScale(scale, value) ? value : null;
}

function hasMark(scale: Scale, low: number, high: number): boolean {
  const first = firstMark(scale, low);
  return first !== null && first <= high;
}
