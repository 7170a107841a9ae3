// Who may read what is one judge's own: he, by his link, and whoever works on the event's protocols.

import { Failure, type Guid } from '@rampa/kernel';
import { permit, type Actor, type GuidOwners, type ViewGrant } from '@rampa/platform/server';

type Found = Parameters<GuidOwners['ownerOf']>[0];

/** Not even a judge of the same jury sees another one's. */
export async function grantOfJudge(
  owners: GuidOwners,
  actor: Actor,
  judge: Guid,
  found: Found = [],
): Promise<ViewGrant> {
  const owner = await owners.ownerOf([...found, { kind: 'judge', guid: judge }]);
  const stream = owner!.competition!;
  if (actor.kind === 'judge') {
    if (actor.judge !== judge || actor.competition !== stream) throw new Failure('notFound');
    return { stream, audience: `judge:${judge}` };
  }
  permit({ who: ['org:protocol'] }, actor, owner);
  return { stream, audience: 'organizer' };
}
