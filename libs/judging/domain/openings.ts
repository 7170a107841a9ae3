// Who outside the organizer's office may read the results of a program. Every call, page, paper and letter asks here,
// and the list of openings tells the same.

import { mayReadAloud, type ProtocolState, type SeeingOthers } from '@rampa/kernel';
import { isGranted, type ParticipantPermissions } from './participant-protocol.ts';
import { maySeeOthers } from './seen-others.ts';

export interface OpeningFacts {
  protocol: ProtocolState;
  isAwardOrderOpen: boolean;
  seeingOthers: SeeingOthers;
  /** What is granted to members, and to people with the link. */
  members: ParticipantPermissions;
  link: ParticipantPermissions;
}

/** Whether places, totals and who gave which mark for which criterion are shown: all that a recount takes. */
export function showsRecount({ showPlaces, showTotals, showCriteria, showJudges }: ParticipantPermissions): boolean {
  return showPlaces && showTotals && showCriteria && showJudges;
}

/**
 * One rule for each audience: the presenter's order of awarding, judges of each other, members, people with the open
 * link, who recounts the sealed package, and who receives papers. The hall has its own for each performance:
 * `mayReveal` of the display room. Source: portal-2, sections 1 and 3.
 */
export const OPENINGS = {
  presenter: (facts: Pick<OpeningFacts, 'protocol' | 'isAwardOrderOpen'>) =>
    mayReadAloud(facts.protocol, facts.isAwardOrderOpen),
  judges: (facts: Pick<OpeningFacts, 'protocol' | 'seeingOthers'>) => maySeeOthers(facts.seeingOthers, facts.protocol),
  members: (facts: Pick<OpeningFacts, 'protocol' | 'members'>) =>
    facts.protocol === 'Published' && isGranted(facts.members),
  link: (facts: Pick<OpeningFacts, 'protocol' | 'link'>) => facts.protocol === 'Published' && isGranted(facts.link),
  recount: (facts: Pick<OpeningFacts, 'protocol' | 'link'>) =>
    facts.protocol === 'Published' && showsRecount(facts.link),
  papers: (facts: Pick<OpeningFacts, 'protocol'>) => facts.protocol === 'Published',
};

export type Audience = keyof typeof OPENINGS;
