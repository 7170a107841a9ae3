import { newGuid, type Guid } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';
import { CHANGE } from './application-tables.ts';

/** An application that has waited under an address; `revision`: after the change. */
export interface Awaited {
  guid: Guid;
  revision: number;
  /** A draft: nobody has looked at it, so that its journal says nothing. */
  isUntouched: boolean;
}

/** `after` null: the address has found its owner, who is the actor. */
interface Found {
  ownerEmail: string;
  after: { isDeclined: true } | null;
  actor: string;
}

/** A line in the journal of each: of what was sent it is a change that the organizer looks at. */
export const journalOwner = (tx: Transaction, all: readonly Awaited[], { ownerEmail, after, actor }: Found) =>
  CHANGE.insertAll(
    tx,
    all
      .filter(({ isUntouched }) => !isUntouched)
      .map(({ guid, revision }) => ({
        ...{ applicationGuid: guid, revision, kind: 'claimed' as const, blockGuid: null, n: null },
        ...{ before: { ownerEmail }, after, actor, isOrganizer: false },
        ...{ changeGuid: newGuid(), bodyHash: '', importGuid: null },
      })),
  );
