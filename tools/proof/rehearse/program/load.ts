// Puts the programs of a file into the product: whatever stands empty between two items is a pause.

import {
  CompetitionProgramCreate,
  CompetitionProgramItemCreateRange,
  CompetitionProgramUpdate,
  CompetitionSetAccessToMobileProgram,
  FestivalCreateFestival,
  type SentBody,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import type { Organizer } from '../../client/organizer.ts';
import type { GivenFestival, GivenProgram } from './program-file.ts';

type Sent = SentBody<typeof CompetitionProgramItemCreateRange>['items'][number];

export interface LoadedProgram {
  guid: Guid;
  given: GivenProgram;
}

export interface LoadedFestival {
  key: string;
  programs: readonly LoadedProgram[];
}

/** The event's clock is Moscow's: no summer time turns it. */
const ZONE_MS = 3 * 3_600_000;
export const instantOf = (wallMs: number): string => new Date(wallMs - ZONE_MS).toISOString();

/** Items that one call takes. */
const AT_ONCE = 200;

export async function load(organizer: Organizer, { title, days, programs }: GivenFestival): Promise<LoadedFestival> {
  const details = { title, beginDate: days[0]!, endDate: days.at(-1)! };
  const made = await organizer.call(FestivalCreateFestival, { body: { details, typeTourCompetition: 0 } });
  const query = { competitionGuid: made.guid };
  const loaded: LoadedProgram[] = [];
  for (const given of programs) {
    const begin = given.items[0]?.startMs ?? null;
    const { guid } = await organizer.call(CompetitionProgramCreate, {
      query,
      body: {
        ...{ title: given.title, place: given.place.slice(0, 300), gap: 0 },
        ...(begin === null ? {} : { dateTimeBegin: instantOf(begin) }),
      },
    });
    const items = itemsOf(given);
    for (let at = 0; at < items.length; at += AT_ONCE)
      await organizer.call(CompetitionProgramItemCreateRange, {
        query: { competitionProgramGuid: guid },
        body: { items: items.slice(at, at + AT_ONCE) },
      });
    await organizer.call(CompetitionProgramUpdate, {
      query,
      body: { competitionProgramGuid: guid, isPublished: true },
    });
    loaded.push({ guid: guid as Guid, given });
  }
  const access = await organizer.call(CompetitionSetAccessToMobileProgram, {
    query,
    body: { isOpen: true, programGuids: loaded.map(({ guid }) => guid) },
  });
  return { key: access.mobileProgramKey!, programs: loaded };
}

export function itemsOf({ items }: GivenProgram): Sent[] {
  return items.flatMap(({ performer, pieceTitle, city, startMs, endMs }, at) => {
    const performance: Sent = {
      ...{ performer, pieceTitle, city, performerKind: 'collective' as const },
      ...(startMs === null || endMs === null ? {} : { duration: (endMs - startMs) / 1000 }),
    };
    const before = items[at - 1]?.endMs ?? startMs;
    const idle = startMs === null || before === null ? 0 : (startMs - before) / 1000;
    return idle > 0 ? [{ kind: 'pause' as const, title: 'Пусто', duration: idle }, performance] : [performance];
  });
}
