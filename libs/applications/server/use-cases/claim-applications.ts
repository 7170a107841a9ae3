// What the organizer has begun for somebody by his address is his from the moment when he takes part in the event.

import type { WhenJoined } from '@rampa/competitions/server';
import { officeOf, openStream } from '@rampa/platform/server';
import { journalOwner, type Awaited } from '../persistence/owner-found.ts';
import type { ApplicationClaims } from '../ports/application-claims.ts';

/** A line of the journal says that it has found its owner: of what was sent it is a change that the organizer looks at. */
export const claimApplications =
  (claims: ApplicationClaims): WhenJoined =>
  async (tx, { competition, member, email }) => {
    const claimed = await tx.query<Awaited>(
      `with claimed as (
       update applications.application
          set member_guid = $2, owner_email = null, revision = revision + (state <> 'Draft')::int, updated_at = now()
        where competition_guid = $1 and owner_email = $3 returning guid, revision, state)
     select guid, revision, state = 'Draft' as "isUntouched" from claimed`,
      [competition, member, email],
    );
    if (claimed.length === 0) return;
    await journalOwner(tx, claimed, { ownerEmail: email, after: null, actor: `account:${member}` });
    await claims.tell(tx, { competition, member, applications: claimed.map(({ guid }) => guid) });
    await openStream(tx, member, 'user');
    for (const { guid, revision } of claimed)
      for (const stream of [member, officeOf(competition)])
        tx.emit(stream, 'application.changed', { application: guid, revision, blocks: [] });
  };
