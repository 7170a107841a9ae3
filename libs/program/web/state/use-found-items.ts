// Performances of all programs of one event by a word, for a list that may stand on any page.

import { useQueries } from '@tanstack/react-query';
import {
  CompetitionProgramGetByCompetition,
  CompetitionProgramGetProgramColumnsDataForModerator,
  type ProgramItemView,
} from '@rampa/contract';
import { readOptions, useAccess, useRead } from '@rampa/platform/web/desk';
import { isFound } from '../order/search.ts';
import { itemName } from '../order/words.ts';

/** A letter alone would find half of the program. */
const LEAST = 2;
const KEPT_MS = 60_000;

export interface FoundItem {
  guid: string;
  name: string;
  /** What is performed, and in which program. */
  note: string;
  /** The program's page, at the item's row. */
  to: string;
}

export function useFoundItems(competitionGuid: string | undefined, question: string, most: number): FoundItem[] {
  const { sees } = useAccess(competitionGuid);
  const isAsked = competitionGuid !== undefined && sees('program') && question.trim().length >= LEAST;
  const programs = useRead(
    CompetitionProgramGetByCompetition,
    { query: { competitionGuid: competitionGuid ?? '' } },
    { enabled: isAsked },
  );
  const orders = useQueries({
    queries: (isAsked ? (programs.data ?? []) : []).map(({ guid }) => ({
      ...readOptions(CompetitionProgramGetProgramColumnsDataForModerator, { query: { competitionProgramGuid: guid } }),
      staleTime: KEPT_MS,
    })),
  });
  const noteOf = (item: ProgramItemView, program: string) => [item.pieceTitle, program].filter(Boolean).join(', ');
  return orders
    .flatMap(({ data }) => (data ? data.items.map((item) => ({ item, program: data })) : []))
    .filter(({ item }) => item.kind === 'performance' && isFound(item, question))
    .slice(0, most)
    .map(({ item, program }) => ({
      guid: item.guid,
      name: itemName(item),
      note: noteOf(item, program.title),
      to: `/organizer/events/${competitionGuid}/program?competitionProgramGuid=${program.guid}#${item.guid}`,
    }));
}
