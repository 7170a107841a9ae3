// Members of an event: the invitation, the organizer's list and the member's own page.

import { SECTIONS } from '@rampa/kernel';
import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { collectionOf, date, done, instant, listQuery, paging, text } from '../shapes.ts';
import { eventsAsked, festivalView } from './competitions.ts';

const event = z.strictObject({ competitionGuid: guidOf('competition') });

/** Where the organizer can be found; empty if he gave nothing. */
export const organizerFace = z.object({
  companyName: z.string(),
  logoPath: z.string().nullable(),
  phone: z.string(),
  telegram: z.string(),
  vk: z.string(),
  site: z.string(),
  whatsApp: z.string(),
  email: z.string(),
  city: z.string(),
});

export const ParticipantInviteMember = defineCall({
  id: 'Participant/InviteMember',
  method: 'POST',
  who: ['member'],
  kind: 'write',
  changes: ['members.changed', 'profile.changed', 'application.changed', 'items.changed'],
  opensEvent: true,
  summary: 'Принять приглашение: мероприятие появляется у участника',
  query: event,
  answer: z.object({ title: z.string() }),
});

// Beside the invitation by which it is taken: its page is a guest's, which loads no form.
export const ApplicationGetWaiting = defineCall({
  id: 'Application/GetWaiting',
  method: 'GET',
  who: ['member'],
  kind: 'read',
  shows: ['application.changed', 'members.changed'],
  summary: 'Мероприятия, в которых заявка ждёт участника по его почте: она станет его, когда он примет приглашение',
  /** Of whom the application tells nothing is said before it is his: an address may have been mistyped. */
  answer: z.array(
    z.object({
      competitionGuid: z.guid(),
      title: z.string(),
      companyName: z.string(),
      ...{ beginDate: date, endDate: date, city: z.string() },
      count: z.int(),
    }),
  ),
});
/** What waits for several of one event is told without names, so that all of it is his or none. */
export const ApplicationDeclineWaiting = defineCall({
  id: 'Application/DeclineWaiting',
  method: 'POST',
  who: ['member'],
  kind: 'write',
  changes: ['application.changed'],
  opensEvent: true,
  summary: '«Это не моё»: заявки, которые ждут участника по его почте, остаются у организатора без участника',
  query: event,
  answer: done,
});

export type WaitingEvent = z.infer<typeof ApplicationGetWaiting.answer>[number];

export const CompetitionGetCompetitionsByParticipant = defineCall({
  id: 'Competition/GetCompetitionsByParticipant',
  method: 'POST',
  who: ['member'],
  kind: 'read',
  shows: ['members.changed'],
  summary: 'Мероприятия участника',
  query: eventsAsked,
  body: z.strictObject(paging),
  answer: collectionOf(festivalView.extend({ organizer: organizerFace })),
});

export const CompetitionGetFullInfoByGuid = defineCall({
  id: 'Competition/GetFullInfoByGuid',
  method: 'GET',
  who: ['org:any', 'member', 'judge', 'presenter'],
  kind: 'read',
  shows: ['competition.changed', 'application.changed'],
  summary: 'Мероприятие, каким его видит каждый, кто в нём занят',
  query: event,
  answer: festivalView.extend({
    organizer: organizerFace,
    /** A member's own; empty for anybody else. */
    applications: z.array(
      z.object({
        guid: z.guid(),
        number: z.int().nullable(),
        state: z.string(),
        /** So the checklist spells it. */
        dateSubsribe: instant.nullable(),
      }),
    ),
  }),
});

export const PARTICIPANT_SORTS = ['fullName', 'city', 'joinedAt'] as const;

export const CompetitionGetCompetitionParticipants = defineCall({
  id: 'Competition/GetCompetitionParticipants',
  method: 'GET',
  who: ['org:settings', 'org:requests', 'org:finances'],
  kind: 'read',
  shows: ['members.changed'],
  summary: 'Участники мероприятия: кто принял приглашение',
  query: event.extend(listQuery(PARTICIPANT_SORTS, 50)),
  answer: collectionOf(
    z.object({
      participantUserGuid: z.guid(),
      fullName: z.string(),
      email: z.string(),
      phone: z.string(),
      city: z.string(),
      isBlocked: z.boolean(),
      note: z.string(),
      joinedAt: instant,
    }),
  ),
});
export type ParticipantRow = z.output<typeof CompetitionGetCompetitionParticipants.answer>['collection'][number];

export const CompetitionUpdateCompetitionParticipant = defineCall({
  id: 'Competition/UpdateCompetitionParticipant',
  method: 'PUT',
  who: ['org:settings'],
  kind: 'write',
  changes: ['members.changed', 'access.changed'],
  summary: 'Закрыть участнику мероприятие или открыть снова; заметка для своих',
  query: event,
  // What is left out stays: a note saved beside a list read long ago opens the event to nobody.
  body: z.strictObject({
    participantUserGuid: z.guid().toLowerCase(),
    isBlocked: z.boolean().optional(),
    note: text(2000).optional(),
  }),
  answer: done,
});

export const CompetitionBlockParticipants = defineCall({
  id: 'Competition/BlockParticipants',
  method: 'PUT',
  who: ['org:settings'],
  kind: 'write',
  changes: ['members.changed', 'access.changed'],
  summary: 'Закрыть мероприятие нескольким участникам или открыть снова; все или никто',
  query: event,
  body: z.strictObject({
    participantUserGuids: z.array(z.guid().toLowerCase()).min(1).max(1000),
    isBlocked: z.boolean(),
  }),
  answer: done,
});

/** Whether a new application comes in now, and until or from when. `over`: the event's last day has closed it. */
const reception = z.object({
  refusal: z.enum(['early', 'closed', 'over']).nullable(),
  opensAt: instant.nullable(),
  closesAt: instant.nullable(),
});
export type Reception = z.infer<typeof reception>;

const page = z.object({
  /** What the page is of its organizer has deleted. */
  isDeleted: z.boolean(),
  /** Null when the page belongs to no event. */
  organizer: organizerFace.nullable(),
  event: festivalView.shape.details
    .pick({
      ...{ title: true, shortTitle: true, description: true, beginDate: true, endDate: true },
      ...{ city: true, place: true, logoPath: true },
    })
    .extend({
      isArchived: z.boolean(),
      /** Its last day has passed, by its own time. */
      isOver: z.boolean(),
      timeZone: z.string(),
      reception,
    })
    .nullable(),
});

export const ParticipantGetOrganizerInfo = defineCall({
  id: 'Participant/GetOrganizerInfo',
  method: 'GET',
  who: ['public'],
  kind: 'read',
  summary: 'Чьё мероприятие на странице, с которой спрашивают: по заголовку Referer',
  answer: page,
});

export const ProfileGetParticipantGetOrganizerInfo = defineCall({
  id: 'Profile/GetParticipantGetOrganizerInfo',
  method: 'GET',
  who: ['public'],
  kind: 'read',
  summary: 'То же, и что открыто вошедшему в этом мероприятии',
  answer: page.extend({
    config: z.record(z.enum(SECTIONS), z.int().min(0).max(2)).nullable(),
    /** Whether the asking member takes part or is blocked; null for anybody else. */
    membership: z.enum(['none', 'joined', 'blocked']).nullable(),
  }),
});
