// «Кому что видно»: everything of the results that can be shown, whether it is, since when and by whose word.

import { z } from 'zod';
import { PROTOCOL_STATES, REVEALS, SEEING_OTHERS } from '@rampa/kernel';
import { defineCall, guidOf } from '../call.ts';
import { instant } from '../shapes.ts';
import { BALLOT_STATES } from './grand-prix.ts';
import { participantPermissions } from './protocol-view.ts';

/** Null: nobody has said anything yet; `by` is empty where the person has no name any more. */
const said = z.object({ at: instant, by: z.string() }).nullable();
const opening = { isOpen: z.boolean(), said };

const screen = z.object({
  displayGuid: z.guid(),
  title: z.string(),
  reveal: z.enum(REVEALS),
  /** Performances whose values this screen may show now, and those that compete. */
  shown: z.int(),
  of: z.int(),
  version: z.int(),
});

const program = z.object({
  programGuid: z.guid(),
  title: z.string(),
  protocol: z.enum(PROTOCOL_STATES),
  protocolSaid: said,
  /** Screens that show this program, or whichever runs. */
  screens: z.array(screen),
  /** `isAllowed`: the organizer's word; it opens when the protocol is closed. */
  presenter: z.object({ ...opening, isAllowed: z.boolean() }),
  judges: z.object({ isOpen: z.boolean(), seeing: z.enum(SEEING_OTHERS) }),
  members: z.object({ ...opening, granted: participantPermissions }),
  link: z.object({ ...opening, granted: participantPermissions }),
  /** The sealed package, by the link. */
  recount: z.object({ isOpen: z.boolean() }),
  /** Diplomas, in the members' own pages. */
  papers: z.object({ isOpen: z.boolean() }),
});

const openings = z.object({
  timeZone: z.string(),
  programs: z.array(program),
  ballots: z.array(
    z.object({ guid: z.guid(), title: z.string(), state: z.enum(BALLOT_STATES), at: instant, by: z.string() }),
  ),
});
export type OpeningsView = z.infer<typeof openings>;

export const OpeningGetByCompetition = defineCall({
  id: 'Opening/GetByCompetition',
  method: 'GET',
  who: ['org:settings', 'org:program', 'org:protocol'],
  kind: 'read',
  shows: [
    'protocol.changed',
    'program.changed',
    'display.changed',
    'display.controlled',
    'ballot.changed',
    'judges.changed',
  ],
  summary: 'Кому что видно из результатов: зал, ведущий, судьи, участники, открытая ссылка; без самих результатов',
  query: z.strictObject({ competitionGuid: guidOf('competition') }),
  answer: openings,
});
