// The length of a recording beside the longest that the field takes. It is told and refuses nothing: files lie about it.

import type { FieldOption } from './form-types.ts';

/** 225 → «3:45» */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** «3:45» → 225; undefined: nothing is typed; null: no length. */
export function secondsIn(text: string): number | undefined | null {
  const typed = text.trim();
  if (typed === '') return undefined;
  const found = /^(\d{1,3}):([0-5]\d)$/.exec(typed);
  const seconds = found ? Number(found[1]) * 60 + Number(found[2]) : 0;
  return seconds > 0 ? seconds : null;
}

/** Null: it is not too long, or nobody knows. */
export function lengthNote({ seconds: most }: Pick<FieldOption, 'seconds'>, length: number | null): string | null {
  if (most === undefined || length === null || length <= most) return null;
  return `Запись длиннее, чем можно: ${clockText(length)}, а не больше ${clockText(most)}`;
}
