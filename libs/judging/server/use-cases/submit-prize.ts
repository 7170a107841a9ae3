// A judge's own prize as his tablet's outbox sends it: given or taken back. Each submission takes effect once, in the order of
// his taps, and has its own answer; what was answered is remembered with the answers about marks.

import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { Submission, SubmissionReply } from '@rampa/contract';
import { Failure, failureText, type Guid } from '@rampa/kernel';
import { Database, UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { boundIn } from './bind-prize.ts';

export interface PrizeAnswer {
  epoch: Guid;
  reply: SubmissionReply;
}

const GONE = 'Этого приза больше нет, или он теперь не ваш.';

@Injectable()
export class SubmitPrize {
  constructor(
    private readonly work: UnitOfWork,
    private readonly database: Database,
  ) {}

  /** Refusals are answers; only what is nobody's word about the prize is thrown. */
  async run(scope: Scope, judge: Guid, submission: Submission, hash: Buffer): Promise<PrizeAnswer> {
    // The call itself is open in the archive, for marks that were given before it.
    const event = { ...eventOf(scope), mustBeOpen: true };
    const lock = { competition: event.competition, mode: 'shared' as const };
    const about = { prize: submission.prizeGuid!, itemGuid: submission.competitionProgramItemGuid, judge };
    try {
      const { result, heads } = await this.work.run({ scope: event, lock }, async (tx) => {
        if (!(await isNew(tx, judge, submission, hash))) return wordOf(await isSame(tx, judge, submission, hash));
        await boundIn(tx, event, { ...about, isBound: submission.isBound!, ...seenBy(submission) });
        return ACCEPTED;
      });
      const head = heads[0];
      const message = result.code === null ? null : failureText(result.code);
      const reply = { ...replyOf(submission, result.status, result.code, message), revision: head?.revision ?? null };
      return { epoch: head?.epoch ?? (await this.epochOf(event.competition)), reply };
    } catch (error) {
      if (!(error instanceof Failure) || !IS_WORD.has(error.status)) throw error;
      const words = error.code === 'notFound' ? GONE : (error.details[0]?.message ?? failureText(error.code));
      const reply = replyOf(submission, 'refused', error.code, words);
      return { epoch: await this.epochOf(event.competition), reply };
    }
  }

  private async epochOf(competition: Guid): Promise<Guid> {
    const [row] = await this.database.query<{ epoch: Guid }>('select epoch from live.v_stream where stream_guid = $1', [
      competition,
    ]);
    return row!.epoch;
  }
}

/** Statuses of failures that are about this prize and performance, not about the call. */
const IS_WORD: ReadonlySet<number> = new Set([400, 404, 409]);
const ACCEPTED = { status: 'accepted' as const, code: null };

const wordOf = (isTheSame: boolean) =>
  isTheSame ? ACCEPTED : { status: 'refused' as const, code: 'guidReused' as const };

const seenBy = ({ seenRevision: revision, seenEpoch: epoch }: Submission) =>
  revision === null || !epoch ? {} : { seen: { revision, epoch } };

function replyOf(
  { submissionGuid }: Submission,
  status: SubmissionReply['status'],
  code: SubmissionReply['code'],
  message: string | null = null,
): SubmissionReply {
  return { submissionGuid, status, code, message, revision: null, version: null, value: null };
}

/** Refused ones roll this back: what is sent again is asked about again. */
async function isNew(tx: Transaction, judge: Guid, one: Submission, hash: Buffer): Promise<boolean> {
  const rows = await tx.query(
    `insert into judging.mark_submission (judge_guid, submission_guid, body_hash, device, device_seq, status)
     values ($1, $2, $3, $4, $5, 'accepted') on conflict do nothing returning 1`,
    [judge, one.submissionGuid, hash, one.device.toWellFormed(), one.deviceSeq],
  );
  return rows.length > 0;
}

async function isSame(tx: Transaction, judge: Guid, { submissionGuid }: Submission, hash: Buffer): Promise<boolean> {
  const [kept] = await tx.query<{ isSame: boolean }>(
    `select body_hash = $3 as "isSame" from judging.mark_submission where judge_guid = $1 and submission_guid = $2`,
    [judge, submissionGuid, hash],
  );
  return kept?.isSame ?? false;
}
