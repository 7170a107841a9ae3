// The programs of an event as a phone lists them: by days, with what is going on now. Pure.

import type { MobileEvent } from '@rampa/contract';
import { russianDates } from '@rampa/kernel';

export type MobileEntry = MobileEvent['programs'][number];

export interface MobileDay {
  key: string;
  /** «суббота, 21 ноября»; empty where the time is not set. */
  title: string;
  programs: MobileEntry[];
}

/** Days in the order of time; within a day, and for programs without a time, in the organizer's order. */
export function daysOf({ programs, timeZone }: Pick<MobileEvent, 'programs' | 'timeZone'>): MobileDay[] {
  const dayOf = new Intl.DateTimeFormat('sv-SE', { timeZone });
  const titleOf = russianDates({ weekday: 'long', day: 'numeric', month: 'long', timeZone });
  const days = new Map<string, MobileDay>();
  for (const program of programs) {
    const at = program.dateTimeBegin === null ? null : Date.parse(program.dateTimeBegin);
    const key = at === null ? '' : dayOf.format(at);
    const title = at === null ? '' : titleOf.format(at);
    const day = days.get(key) ?? { key, title, programs: [] };
    day.programs.push(program);
    days.set(key, day);
  }
  return [...days.values()].sort((one, other) => rank(one.key).localeCompare(rank(other.key)));
}

/** Without a time they stand last. */
const rank = (key: string): string => key || '9999';

export type MobileState = 'now' | 'going' | 'over' | 'ahead';

/** `now`: somebody is on stage; `going`: begun, nobody just now. */
export function stateOf({ onStage, doneCount, performanceCount }: MobileEntry): MobileState {
  if (onStage !== null) return 'now';
  if (doneCount === 0) return 'ahead';
  return doneCount >= performanceCount ? 'over' : 'going';
}

/** What is going on, several stages at once in the organizer's order. */
export function goingOn(programs: readonly MobileEntry[]): MobileEntry[] {
  return programs.filter(({ onStage }) => onStage !== null);
}
