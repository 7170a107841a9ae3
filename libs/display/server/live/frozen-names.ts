// A frozen picture keeps its moment and its values, but calls everybody as he is called now: a misspelt name is mended
// and a withdrawn consent obeyed without thawing the screen. Pure.

import type { DisplayView, ProgramItemView } from '@rampa/contract';
import type { HallRow } from '@rampa/judging/server';
import type { Guid } from '@rampa/kernel';
import { nameOf, nextOf } from './display-parts.ts';

/** The step of a ceremony. */
export interface CeremonyMoment {
  program: Guid;
  step: string;
  hasPoints: boolean;
  absent: string[];
}

export interface GivenPrize {
  prizeGuid: Guid;
  prizeItemGuid: Guid;
}

/** Whom a picture names, in the places of its view. */
export interface Named {
  current: Guid | null;
  next: Guid | null;
  upcoming: Guid[];
  leaders: Guid[];
  /** Frozen before prizes were shown it has none. */
  prize?: GivenPrize | null;
  /** The step of a ceremony, by which the picture is drawn anew. */
  ceremony?: CeremonyMoment | null;
}

/** As they are called now; one who is gone keeps the name that he had. */
export interface Names {
  items: ReadonlyMap<Guid, ProgramItemView>;
  rows: ReadonlyMap<Guid, HallRow>;
}

export function renamed(view: DisplayView, named: Named, { items, rows }: Names): DisplayView {
  const called = <Shown extends { name: string; detail: string }>(
    shown: Shown,
    guid: Guid | null | undefined,
  ): Shown => {
    const item = guid ? items.get(guid) : undefined;
    if (!item) return shown;
    const { name, detail } = nextOf(item);
    return { ...shown, name, detail };
  };
  return {
    ...view,
    current: view.current && called(view.current, named.current),
    next: view.next && called(view.next, named.next),
    upcoming: view.upcoming.map((one, at) => called(one, named.upcoming[at])),
    leaders: view.leaders && {
      ...view.leaders,
      rows: view.leaders.rows.map((one, at) => {
        const row = rows.get(named.leaders[at] ?? '');
        return row ? { ...one, name: nameOf(row) } : one;
      }),
    },
  };
}
