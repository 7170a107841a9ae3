// What members may see of a protocol, as it is stored; missing keys have the usual value.

import { USUAL_PERMISSIONS, type ParticipantPermissions } from '@rampa/judging/domain';

export function permissionsOf(kept: Partial<ParticipantPermissions>): ParticipantPermissions {
  return { ...USUAL_PERMISSIONS, ...kept };
}
