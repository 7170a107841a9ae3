// A copy of a program, or another day of the same tour, joins the ranking groups: whoever reads a group must see that.

import { CompetitionProgramGetByCompetition, type ProtocolView } from '@rampa/contract';
import { useRead } from '@rampa/platform/web/desk';
import type { ProtocolGroup } from './rows.ts';

const strangersIn = (group: ProtocolGroup, own: string): string[] => [
  ...new Set(group.rows.map(({ programGuid }) => programGuid).filter((guid) => guid !== own)),
];

/** Titles of the other programs whose performances are ranked in the group. */
export function useSharedWith(
  { programGuid, competitionGuid }: ProtocolView,
  groups: readonly ProtocolGroup[],
): (group: ProtocolGroup) => string[] {
  const isShared = groups.some((group) => strangersIn(group, programGuid).length > 0);
  const { data } = useRead(
    CompetitionProgramGetByCompetition,
    { query: { competitionGuid } },
    { enabled: isShared, staleTime: 60_000 },
  );
  return (group) =>
    strangersIn(group, programGuid).flatMap((guid) => data?.find((program) => program.guid === guid)?.title ?? []);
}
