// A published protocol for those who have its link, limited to what the organizer shows.

import { z } from 'zod';
import { PROTOCOL_STATES } from '@rampa/kernel';
import { defineCall, guidOf } from '../call.ts';
import { link, text, thousandths } from '../shapes.ts';
import { organizerFace } from './memberships.ts';
import { participantPermissions } from './protocol-view.ts';

const program = z.strictObject({ competitionProgramGuid: guidOf('program') });
const value = thousandths.nullable();

/** That a mark was corrected is always shown; whose, which, from what to what and why only where marks are shown. */
const seenCorrection = z.object({
  judge: z.string().nullable(),
  criterion: z.string().nullable(),
  /** «9,0 → 9,5». */
  change: z.string().nullable(),
  reason: z.string().nullable(),
});

/** What the organizer does not show is absent: null, or an empty list. */
const seenRow = z.object({
  guid: z.guid(),
  number: z.string(),
  performer: z.string(),
  collective: z.string(),
  city: z.string(),
  pieceTitle: z.string(),
  award: z.object({ title: z.string(), color: z.string() }).nullable(),
  place: z.int().nullable(),
  placeTo: z.int().nullable(),
  total: value,
  technical: value,
  deductions: value,
  /** The panel's values, in the order of `criteria`. */
  scores: z.array(value),
  /** In the order of `judges`; `marks` are in the order of `criteria`. */
  byJudge: z.array(z.object({ total: value, isDropped: z.boolean(), abstained: z.boolean(), marks: z.array(value) })),
  /** `judge` is null where judges are not shown. */
  comments: z.array(z.object({ judge: z.string().nullable(), text: z.string() })),
  corrections: z.array(seenCorrection),
  /** Where it came about otherwise than its neighbours: a judge abstained, the chair parted equal totals. */
  notes: z.array(z.string()),
  /** Special prizes; `giver`: a sponsor, or a judge where judges are shown. */
  prizes: z.array(z.object({ title: z.string(), giver: z.string().nullable() })),
});

const panel = {
  decimals: z.int().min(0).max(3),
  methodText: z.string(),
  judges: z.array(z.object({ fullName: z.string(), isChair: z.boolean() })),
  criteria: z.array(z.object({ title: z.string(), min: thousandths, step: thousandths })),
};

export const publicProtocolView = z.object({
  competitionTitle: z.string(),
  shortTitle: z.string(),
  city: z.string(),
  programTitle: z.string(),
  timeZone: z.string(),
  dateTimeBegin: z.iso.datetime({ offset: false }).nullable(),
  place: z.string(),
  version: z.int(),
  /** Links of the organizer for the page's header. */
  organizer: organizerFace,
  /** The newest seal, where the link shows enough for a recount. */
  seal: z.object({ number: z.int(), digest: z.string() }).nullable(),
  ...panel,
  groups: z.array(
    z.object({
      title: z.string(),
      subtitle: z.string(),
      methodText: z.string(),
      isProvisional: z.boolean(),
      rows: z.array(seenRow),
    }),
  ),
});
export type PublicProtocolView = z.infer<typeof publicProtocolView>;

export const PublicVoitingProtocol = defineCall({
  id: 'Public/voiting-protocol',
  path: 'Public/voiting-protocol/{key}',
  method: 'GET',
  who: ['public'],
  kind: 'read',
  summary: 'Опубликованный протокол: то, что организатор показывает участникам; вид live `public-protocol`',
  params: z.strictObject({ key: text(64, 1) }),
  answer: publicProtocolView,
});

export const VotingProtocolGetPublication = defineCall({
  id: 'VotingProtocol/GetPublication',
  method: 'GET',
  who: ['org:protocol'],
  kind: 'read',
  shows: ['protocol.changed'],
  summary: 'Открытая ссылка на протокол и что по ней видно; до первой публикации ссылки нет',
  query: program,
  answer: z.object({
    state: z.enum(PROTOCOL_STATES),
    url: z.string().nullable(),
    isFullNames: z.boolean(),
    /** For members of the event. */
    permissions: participantPermissions,
    /** For whoever has the link. */
    linkPermissions: participantPermissions,
  }),
});

export const VotingProtocolRenewPublicLink = defineCall({
  id: 'VotingProtocol/RenewPublicLink',
  method: 'POST',
  who: ['org:protocol'],
  kind: 'write',
  changes: ['protocol.changed'],
  summary: 'Новая открытая ссылка на протокол; прежняя сразу перестаёт действовать',
  query: program,
  body: z.strictObject({}),
  answer: link,
});

export const VotingProtocolGetVoitingProtocolForParticipantJson = defineCall({
  id: 'VotingProtocol/GetVoitingProtocolForParticipantJson',
  method: 'GET',
  who: ['member'],
  kind: 'read',
  summary: 'Опубликованный протокол программы для участника мероприятия: то, что разрешил организатор',
  query: program,
  // His own performances carry their full names.
  answer: publicProtocolView.omit({ organizer: true, seal: true }).extend({ ownItemGuids: z.array(z.guid()) }),
});

export const VotingProtocolGetVoitingProtocolByUserJson = defineCall({
  id: 'VotingProtocol/GetVoitingProtocolByUserJson',
  method: 'GET',
  who: ['member'],
  kind: 'read',
  summary: 'Собственные выступления участника; с результатом — когда протокол опубликован и открыт участникам',
  query: z.strictObject({ competitionGuid: guidOf('competition') }),
  answer: z.array(
    z.object({
      programGuid: z.guid(),
      programTitle: z.string(),
      isPublished: z.boolean(),
      /** Published, and the organizer shows members something of it. */
      isOpen: z.boolean(),
      ...panel,
      items: z.array(
        z.object({
          guid: z.guid(),
          /** From which it came into the program; null: the organizer has typed it. */
          applicationGuid: z.guid().nullable(),
          number: z.string(),
          performer: z.string(),
          collective: z.string(),
          pieceTitle: z.string(),
          isWithdrawn: z.boolean(),
          /** The member has performed. */
          isDone: z.boolean(),
          /** Null until the protocol is open to him, and for performances without a result. */
          result: z
            .object({
              title: z.string(),
              subtitle: z.string(),
              methodText: z.string(),
              isProvisional: z.boolean(),
              row: seenRow,
            })
            .nullable(),
        }),
      ),
    }),
  ),
});
