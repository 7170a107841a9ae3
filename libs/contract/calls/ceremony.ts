// The ceremony of a program: its order, the step that the hall sees, and who moves it.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { instant, version } from '../shapes.ts';

const program = z.strictObject({ competitionProgramGuid: guidOf('program') });

/** Why the hall may see nothing of it: the protocol is not closed, the order of awarding is not open, nobody is awarded. */
export const CEREMONY_HINDRANCES = ['protocol', 'order', 'empty'] as const;
/** What has stopped it: it goes on only when the organizer says so. */
export const CEREMONY_STOPS = ['protocol', 'order'] as const;

export const ceremonyRow = z.object({
  itemGuid: z.guid(),
  prizeGuid: z.guid().nullable(),
  group: z.string(),
  award: z.object({ title: z.string(), color: z.string() }),
  /** Of a special prize: a sponsor or a judge; empty otherwise. */
  giver: z.string(),
  place: z.int().nullable(),
  placeTo: z.int().nullable(),
  /** «9,83»; null where the method counts none. */
  total: z.string().nullable(),
  number: z.string(),
  name: z.string(),
  detail: z.string(),
});
export type CeremonyRowView = z.infer<typeof ceremonyRow>;

/** Steps are made of `parts` and `run` by `ceremonySteps` of the program's domain. */
export const ceremonyView = z.object({
  programGuid: z.guid(),
  competitionGuid: z.guid(),
  programTitle: z.string(),
  timeZone: z.string(),
  hindrance: z.enum(CEREMONY_HINDRANCES).nullable(),
  /** Grows with every move; a move names the one that it was made on. */
  revision: z.int(),
  run: z
    .object({
      step: z.string(),
      hasPoints: z.boolean(),
      absent: z.array(z.string()),
      stopped: z.enum(CEREMONY_STOPS).nullable(),
      hasPast: z.boolean(),
      startedAt: instant,
      movedAt: instant,
      /** Who moved it last: an account or a presenter's link. */
      by: z.object({ guid: z.guid().nullable(), name: z.string(), isPresenter: z.boolean() }),
    })
    .nullable(),
  /** Empty while there is a hindrance. */
  parts: z.array(
    z.object({ kind: z.enum(['group', 'jury', 'prizes']), title: z.string(), rows: z.array(ceremonyRow) }),
  ),
});
export type CeremonyView = z.infer<typeof ceremonyView>;

const rows = z.array(z.string().max(80)).min(1).max(10);

export const ceremonyCommand = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('start'), hasPoints: z.boolean() }),
  z.strictObject({ do: z.literal('next') }),
  /** Takes the last move back, whatever it was. */
  z.strictObject({ do: z.literal('back') }),
  z.strictObject({ do: z.literal('jump'), step: z.string().min(1).max(120) }),
  /** Rows of the present calling whose people are not in the hall: they are called at the end. */
  z.strictObject({ do: z.literal('absent'), rows }),
  z.strictObject({ do: z.literal('present'), rows }),
  /** Goes on after a stop, at the same step. */
  z.strictObject({ do: z.literal('resume') }),
  z.strictObject({ do: z.literal('finish') }),
]);
export type CeremonyCommand = z.infer<typeof ceremonyCommand>;

export const CompetitionProgramGetCeremony = defineCall({
  id: 'CompetitionProgram/GetCeremony',
  method: 'GET',
  who: ['org:program', 'org:protocol', 'presenter'],
  kind: 'read',
  summary: 'Церемония: порядок, шаг на экранах и кто её ведёт; вид live `ceremony`',
  query: program,
  answer: ceremonyView,
});

export const CompetitionProgramControlCeremony = defineCall({
  id: 'CompetitionProgram/ControlCeremony',
  method: 'POST',
  who: ['org:program', 'org:protocol', 'presenter'],
  kind: 'write',
  changes: ['ceremony.moved'],
  summary: 'Вести церемонию: начать, дальше, назад, к шагу, кого нет, закончить',
  query: program,
  /** `revision`: of the view that the press was made on; another one is refused, so that two people skip nothing. */
  body: z.strictObject({ revision: version, command: ceremonyCommand }),
  answer: z.object({ revision: z.int() }),
});
