// What a judge's device sends for one tap, and the answer.

import { z } from 'zod';
import { SUBMISSION_STATUSES } from '@rampa/kernel';
import { text, thousandths } from '../shapes.ts';

/** One tap of a judge. Exactly one of: a mark (pointGuid with value; null clears), a comment, an abstention, a prize. */
export const submission = z.strictObject({
  submissionGuid: z.guid(),
  judgeGuid: z.guid(),
  device: text(64, 1),
  deviceSeq: z.int().min(0),
  /**
   * Revision of the judge's sheet when he tapped; below the lock's revision the mark is late. Null: he never saw a
   * sheet.
   */
  seenRevision: z.int().min(0).nullable(),
  /**
   * Epoch of that sheet. Under another epoch its revisions and versions are compared with those of that epoch alone.
   */
  seenEpoch: z.guid().nullable().optional(),
  /** Version of the cell that he edited; 0: it was empty; null: the client does not know (a new epoch). */
  baseVersion: z.int().min(0).nullable(),
  /**
   * For a tap that is sent again under a new epoch: what the former epoch acknowledged it with (a mark's version, or the
   * revision of a comment or an abstention). The highest of such taps wins, whatever their order, but never over what was
   * given under the new epoch.
   */
  acknowledged: z.strictObject({ epoch: z.guid(), version: z.int().min(1).max(2_147_483_647) }).optional(),
  competitionProgramItemGuid: z.guid(),
  pointGuid: z.guid().optional(),
  value: thousandths.nullable().optional(),
  comment: text(2000).optional(),
  abstain: z.boolean().optional(),
  /** His own prize: given to the performance, or taken back. */
  prizeGuid: z.guid().optional(),
  isBound: z.boolean().optional(),
});
export type Submission = z.infer<typeof submission>;

export const submissionReply = z.object({
  submissionGuid: z.guid(),
  status: z.enum(SUBMISSION_STATUSES),
  /** Revision of the event's stream at which it took effect; null when nothing changed. */
  revision: z.int().nullable(),
  /**
   * The cell's current version and value. For a comment or an abstention in conflict, `version` is the revision at which
   * the current one was given.
   */
  version: z.int().nullable(),
  value: thousandths.nullable(),
  /** In a conflict, the value that the cell had. */
  comment: z.string().optional(),
  abstain: z.boolean().optional(),
  code: z.string().nullable(),
  message: z.string().nullable(),
});
export type SubmissionReply = z.infer<typeof submissionReply>;
