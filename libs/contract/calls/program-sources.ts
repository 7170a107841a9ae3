// Programs from applications: which performances there are, how they come in, and the reviewed difference afterwards.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { programItem } from './program-views.ts';

const competition = z.strictObject({ competitionGuid: guidOf('competition') });
const program = z.strictObject({ competitionProgramGuid: guidOf('program') });
/** Of applications. Which of them may come in, the server knows; others are refused as a whole. */
const blocks = z.array(z.guid().toLowerCase());

/** A performance as its application tells it. */
const offered = programItem
  .pick({ performer: true, collective: true, pieceTitle: true, city: true, duration: true, nomination: true })
  .extend({
    applicationBlockGuid: z.guid(),
    applicationGuid: z.guid(),
    /** Given at the first sending. */
    applicationNumber: z.int().nullable(),
    nominationGuid: z.guid().nullable(),
  });
export type OfferedPerformance = z.infer<typeof offered>;

export const CompetitionProgramGetPerformances = defineCall({
  id: 'CompetitionProgram/GetPerformances',
  method: 'GET',
  who: ['org:program'],
  kind: 'read',
  shows: ['application.changed', 'items.changed', 'program.created', 'program.changed', 'program.deleted'],
  summary: 'Выступления принятых заявок: из них составляют программу; у каждого — в каких программах оно уже стоит',
  query: competition,
  answer: z.array(
    offered.extend({ programs: z.array(z.object({ guid: z.guid(), title: z.string(), tour: z.int() })) }),
  ),
});

export const CompetitionProgramItemCreateFromApplications = defineCall({
  id: 'CompetitionProgramItem/CreateFromApplications',
  method: 'POST',
  who: ['org:program'],
  kind: 'write',
  changes: ['items.changed', 'groupFields.changed'],
  summary:
    'Поставить в программу выбранные выступления принятых заявок: после названного пункта или за своей номинацией',
  query: program,
  body: z.strictObject({
    applicationBlockGuids: blocks.min(1).max(5_000),
    afterItemGuid: guidOf('item').nullish(),
  }),
  answer: z.object({ guids: z.array(z.guid()) }),
});

const differing = z.object({
  itemGuid: z.guid(),
  /** «№ 12 Жар-птица» */
  label: z.string(),
  applicationGuid: z.guid().nullable(),
  applicationNumber: z.int().nullable(),
});

const field = z.object({
  key: z.string(),
  title: z.string(),
  /** As it stands in the program, in words; empty: nothing. */
  before: z.string(),
  /** As the application says it. */
  after: z.string(),
  /** The organizer has changed it in the program himself. */
  isOwn: z.boolean(),
  isHeld: z.boolean(),
});

export const programDifference = z.object({
  /** Names what was seen; anything that changes since makes it stale. */
  token: z.string(),
  /** The protocol is closed: nobody comes in or leaves. */
  isClosed: z.boolean(),
  /** The program takes only certain nominations, or whatever is accepted and stands nowhere yet. */
  isByNominations: z.boolean(),
  added: z.array(offered),
  changed: z.array(differing.extend({ fields: z.array(field) })),
  withdrawn: z.array(
    differing.extend({
      /** Its application is accepted again. */
      isBack: z.boolean(),
      isHeld: z.boolean(),
    }),
  ),
  doubled: z.array(
    differing.extend({
      /** The performance that this item, typed by hand, may be; null: the same one stands in another program too. */
      performance: offered.nullable(),
      elsewhere: z.string(),
      isHeld: z.boolean(),
    }),
  ),
});
export type ProgramDifference = z.infer<typeof programDifference>;

export const CompetitionProgramPreviewSynchronization = defineCall({
  id: 'CompetitionProgram/PreviewSynchronization',
  method: 'GET',
  who: ['org:program'],
  kind: 'read',
  summary: 'Что разошлось между программой и заявками: новые, снятые, изменённые, задвоенные; ничего не меняет',
  query: program,
  answer: programDifference,
});

const rows = z.array(z.guid().toLowerCase()).max(5_000).default([]);

export const CompetitionProgramSynchronization = defineCall({
  id: 'CompetitionProgram/Synchronization',
  method: 'POST',
  who: ['org:program'],
  kind: 'write',
  changes: ['items.changed', 'groupFields.changed', 'results.written'],
  summary:
    'Взять из заявок отмеченное; неотмеченное изменение остаётся, как в программе, пока заявка не изменится снова',
  query: program,
  body: z.strictObject({
    token: z.string().max(64),
    /** Blocks of applications; also of doubled ones that are to stand beside the item. */
    added: rows,
    changed: z
      .array(z.strictObject({ itemGuid: z.guid().toLowerCase(), keys: z.array(z.string().max(64)).min(1).max(40) }))
      .max(5_000)
      .default([]),
    /** Items to withdraw, to bring back, or to withdraw here because they stand elsewhere too. */
    withdrawn: rows,
    /** Items typed by hand that are the application's performance. */
    linked: rows,
  }),
  answer: z.object({
    added: z.int(),
    changed: z.int(),
    withdrawn: z.int(),
    returned: z.int(),
    linked: z.int(),
    /** Changed items of which something was left as it stands. */
    kept: z.int(),
  }),
});
