// Invitations by e-mail: a list is checked, told, and only then written to.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { collectionOf, instant, listQuery, text } from '../shapes.ts';

/** In one list. */
export const INVITED_AT_ONCE = 1000;
/** By one organizer within 24 hours: an address that writes to strangers without end is soon refused everywhere. */
export const INVITED_A_DAY = 2000;

const event = z.strictObject({ competitionGuid: guidOf('competition') });
const addresses = z.strictObject({ addresses: z.array(text(254, 1)).min(1).max(INVITED_AT_ONCE) });

/** Again: invited before, but that letter did not leave or did not arrive. */
export const ADDRESS_VERDICTS = ['new', 'again', 'notAddress', 'double', 'member', 'blocked', 'invited'] as const;
export type AddressVerdict = (typeof ADDRESS_VERDICTS)[number];

export const CompetitionCheckInvitations = defineCall({
  id: 'Competition/CheckInvitations',
  method: 'POST',
  who: ['org:settings'],
  kind: 'read',
  shows: ['members.changed', 'invitations.changed'],
  summary: 'Кому из списка уйдёт приглашение и каким письмом; ничего не отправляет',
  query: event,
  body: addresses,
  answer: z.object({
    /** In the order of the list, in their one spelling. */
    addresses: z.array(z.object({ address: z.string(), verdict: z.enum(ADDRESS_VERDICTS) })),
    /** How many of them are written to. */
    invited: z.int(),
    /** How many letters the organizer may still send today. */
    left: z.int(),
    letter: z.object({ subject: z.string(), text: z.string(), isOwn: z.boolean() }),
  }),
});
export type InvitationCheck = z.output<typeof CompetitionCheckInvitations.answer>;

export const CompetitionInviteByEmail = defineCall({
  id: 'Competition/InviteByEmail',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: ['invitations.changed', 'job.changed'],
  summary: 'Пригласить по почте: письма пишет задание; кого уже пригласили, второй раз не пишут',
  query: event,
  body: addresses,
  answer: z.object({ jobGuid: z.guid(), invited: z.int() }),
});

export const INVITATION_SORTS = ['invitedAt', 'email'] as const;

/** waiting: its turn has not come; stopped: its job ended before it; sent: it has left; refused: he takes no letters of organizers; joined: he takes part by now. */
export const INVITATION_STATES = ['waiting', 'stopped', 'leaving', 'sent', 'failed', 'refused', 'joined'] as const;

export const CompetitionGetInvitations = defineCall({
  id: 'Competition/GetInvitations',
  method: 'GET',
  who: ['org:settings'],
  kind: 'read',
  shows: ['members.changed', 'invitations.changed'],
  summary: 'Приглашённые по почте и что стало с каждым письмом',
  query: event.extend(listQuery(INVITATION_SORTS, 20)),
  answer: collectionOf(
    z.object({
      invitationGuid: z.guid(),
      email: z.string(),
      state: z.enum(INVITATION_STATES),
      /** Why it was not taken; empty else. */
      reason: z.string(),
      invitedAt: instant,
    }),
  ),
});
export type InvitationRow = z.output<typeof CompetitionGetInvitations.answer>['collection'][number];
