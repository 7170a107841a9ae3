import { Failure, type Guid } from '@rampa/kernel';
import { permit, type Actor } from '@rampa/platform/server';

export interface PaperOwner {
  competition: Guid;
  organizer: Guid;
  /** Whose application it is; empty: the desk's alone. */
  members: readonly Guid[];
}

/** Whoever keeps the event's money, and the member whose it is. */
export function isOpenTo(actor: Actor, { competition, organizer, members }: PaperOwner): boolean {
  try {
    const owner = { competition, organizer, members: [...members], isStray: false };
    permit({ who: ['org:finances', ...(members.length === 0 ? [] : (['member'] as const))] }, actor, owner);
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}
