// A program's progress, for the list to choose from.

import { counted } from '@rampa/kernel';
import type { LampState } from '@rampa/platform/web/base';

export interface Course {
  performanceCount: number;
  /** Number of performances still to come or on stage. */
  aheadCount: number;
  protocolState: string;
}

const all = (count: number) => counted(count, 'выступление', 'выступления', 'выступлений');

export function isOver({ performanceCount, aheadCount }: Course): boolean {
  return performanceCount > 0 && aheadCount === 0;
}

export function courseLamp(course: Course): LampState {
  if (isOver(course)) return 'past';
  return course.protocolState === 'Open' ? 'now' : 'waiting';
}

/** «20 выступлений», «осталось 5 из 20», «прошла, 20 выступлений». */
export function courseWords(course: Course): string {
  const { performanceCount: count, aheadCount: ahead } = course;
  if (isOver(course)) return `прошла, ${all(count)}`;
  if (ahead === count) return all(count);
  return `осталось ${ahead} из\u00A0${count}`;
}
