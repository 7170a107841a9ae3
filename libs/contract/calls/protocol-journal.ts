// The journal of a protocol: who did what to it, when, from which device, from what to what.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { collectionOf, instant, listQuery, thousandths } from '../shapes.ts';
import { file } from './papers.ts';

/**
 * `paper`: a sheet was entered, checked, put aside, a difference decided; `paperMark`: a mark off it.
 * `notTaken`: a mark that met a newer one. `late`: it came after the lock. `publication`: what is shown to whom, or a new
 * open link. All of them are kept as long as the event.
 */
export const JOURNAL_KINDS = [
  'mark',
  'paperMark',
  'paper',
  'correction',
  'notTaken',
  'late',
  'cleared',
  'restored',
  'adjustment',
  'award',
  'decision',
  'withdrawn',
  'prize',
  'state',
  'publication',
  'seal',
  'shown',
] as const;
export type JournalKind = (typeof JOURNAL_KINDS)[number];

const program = z.strictObject({ competitionProgramGuid: guidOf('program') });
const narrowing = {
  kind: z.enum(JOURNAL_KINDS).optional(),
  competitionJudgeGuid: guidOf('judge').optional(),
};

const entry = z.object({
  guid: z.string(),
  at: instant,
  kind: z.enum(JOURNAL_KINDS),
  /** Who did it; empty: the portal itself, or somebody who is forgotten. */
  actor: z.string(),
  /** Which of the judge's devices, by the order of their first marks, from 1; null: none. */
  device: z.number().int().nullable(),
  number: z.string(),
  performer: z.string(),
  judge: z.string(),
  criterion: z.string(),
  from: thousandths.nullable(),
  to: thousandths.nullable(),
  /**
   * A state, a title, a prize, the number of a seal; of a mark changed after the hall had seen it: the value that the
   * hall saw, in thousandths, or `none`: a total without this mark.
   */
  word: z.string(),
  /** Why. */
  reason: z.string(),
});
export type JournalEntry = z.infer<typeof entry>;

export const VotingProtocolGetJournal = defineCall({
  id: 'VotingProtocol/GetJournal',
  method: 'GET',
  who: ['org:protocol'],
  kind: 'read',
  shows: [
    ...(['mark.saved', 'mark.corrected', 'mark.late', 'mark.lateDecided', 'marks.cleared', 'marks.restored'] as const),
    ...(['adjustments.changed', 'decisions.changed', 'prizes.changed', 'paper.changed', 'protocol.changed'] as const),
  ],
  summary: 'Журнал протокола: оценки, исправления, решения, закрытия, показы; кто, когда, с какого устройства',
  query: program.extend({ ...listQuery(['at'], 50), ...narrowing }),
  answer: collectionOf(entry),
});

export const VotingProtocolExportJournal = defineCall({
  id: 'VotingProtocol/ExportJournal',
  method: 'GET',
  who: ['org:protocol'],
  kind: 'file',
  mayBeJob: true,
  summary: 'Журнал протокола файлом, по порядку: приложение к протоколу',
  query: program.extend({ format: z.enum(['xlsx', 'pdf', 'docx']), ...narrowing }),
  answer: file,
});
