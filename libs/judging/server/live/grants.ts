// Who may read one judge's own data: the judge by his link, and people who work on the event's protocols.

import { Failure, type Guid } from '@rampa/kernel';
import { permit, type Actor, type GuidOwners, type ViewGrant } from '@rampa/platform/server';

type Found = Parameters<GuidOwners['ownerOf']>[0];

/** Another judge of the same jury is refused too. */
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
