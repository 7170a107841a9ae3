// What members may see of a protocol, as it is stored; missing keys have the usual value.

import { USUAL_PERMISSIONS, type ParticipantPermissions } from '@rampa/judging/domain';

export function permissionsOf(kept: Partial<ParticipantPermissions>): ParticipantPermissions {
  return { ...USUAL_PERMISSIONS, ...kept };
}

/** Whether these show all that a recount takes: places, totals, and who gave which mark for which criterion. */
export function showsRecount({ showPlaces, showTotals, showCriteria, showJudges }: ParticipantPermissions): boolean {
  return showPlaces && showTotals && showCriteria && showJudges;
}
