// What members may see of a protocol, as it is kept: what nobody has said is as usual.

import { USUAL_PERMISSIONS, type ParticipantPermissions } from '@rampa/judging/domain';

export function permissionsOf(kept: Partial<ParticipantPermissions>): ParticipantPermissions {
  return { ...USUAL_PERMISSIONS, ...kept };
}
