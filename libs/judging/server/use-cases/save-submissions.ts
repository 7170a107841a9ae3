// The judge's own marks: each submission is one statement and one transaction of its own, in the order of the batch,
// so that one device's edits keep their order. The database function does the whole rest (0051-save-submission.sql).

import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AnswerOf, Submission, SubmissionReply, VotingProtocolSavingBySelf } from '@rampa/contract';
import { Failure, failureText, isFailureCode, type FailureDetail, type Guid } from '@rampa/kernel';
import { Database, Hints, type Scope } from '@rampa/platform/server';

interface Saved {
  epoch: Guid;
  reply: Omit<SubmissionReply, 'message'>;
}

const STATEMENT = 'select judging.save_submission($1, $2, $3, $4) as saved';
/** Serialization failure, deadlock: nothing happened. */
const RETRIED = new Set(['40001', '40P01']);
const ATTEMPTS = 4;

@Injectable()
export class SaveSubmissions {
  constructor(
    private readonly database: Database,
    private readonly hints: Hints,
  ) {}

  async run(
    { actor }: Scope,
    submissions: readonly Submission[],
  ): Promise<AnswerOf<typeof VotingProtocolSavingBySelf>> {
    if (actor.kind !== 'judge') throw new Failure('forbidden');
    // Nothing of a batch with a foreign submission is taken: the browser holds another judge's outbox.
    if (submissions.some(({ judgeGuid }) => judgeGuid.toLowerCase() !== actor.judge)) throw new Failure('foreignJudge');
    refuseMixed(submissions);
    const replies: SubmissionReply[] = [];
    let epoch: Guid = actor.competition;
    let revision = 0;
    try {
      for (const submission of submissions) {
        const saved = await this.save(actor.competition, actor.judge, submission);
        epoch = saved.epoch;
        revision = Math.max(revision, saved.reply.revision ?? 0);
        const { code } = saved.reply;
        replies.push({ ...saved.reply, message: isFailureCode(code) ? failureText(code) : null });
      }
    } finally {
      // Also after a failure in the middle: what was committed is worth looking at.
      if (revision > 0) this.hints.publish({ stream: actor.competition, epoch, revision });
    }
    return { epoch, replies };
  }

  private async save(competition: Guid, judge: Guid, submission: Submission): Promise<Saved> {
    const body = canonical(submission);
    const parameters = [competition, judge, hash('sha256', said(submission), 'buffer'), body];
    for (let attempt = 1; ; attempt++) {
      try {
        const [row] = await this.database.prepared<{ saved: Saved }>('save_submission', STATEMENT, parameters);
        return row!.saved;
      } catch (error) {
        if (!RETRIED.has((error as { code?: string }).code ?? '') || attempt === ATTEMPTS) throw error;
      }
    }
  }
}

/** Failure badRequest: a submission is a mark, or a comment, or an abstention, and nothing beside it. */
function refuseMixed(submissions: readonly Submission[]): void {
  const faults: FailureDetail[] = [];
  for (const [index, { pointGuid, value, comment, abstain }] of submissions.entries()) {
    const given = [pointGuid ?? value, comment, abstain].filter((part) => part !== undefined).length;
    const at = `submissions.${index}`;
    if (given > 1) faults.push({ field: comment !== undefined ? `${at}.comment` : `${at}.abstain` });
    else if (value !== undefined && pointGuid === undefined) faults.push({ field: `${at}.pointGuid` });
    else if (given === 0 || (pointGuid !== undefined && value === undefined)) faults.push({ field: `${at}.value` });
  }
  if (faults.length > 0) throw new Failure('badRequest', faults);
}

/** What the judge said, without what he had seen: offered again under a new epoch it is the same submission. */
function said(submission: Submission): string {
  return canonical({
    ...submission,
    seenRevision: null,
    seenEpoch: undefined,
    baseVersion: null,
    acknowledged: undefined,
  });
}

/** The same submission gives the same text whatever the order of its fields; half a surrogate pair is no text. */
function canonical(submission: Submission): string {
  return JSON.stringify({
    submissionGuid: submission.submissionGuid,
    judgeGuid: submission.judgeGuid,
    device: submission.device.toWellFormed(),
    deviceSeq: submission.deviceSeq,
    seenRevision: submission.seenRevision,
    seenEpoch: submission.seenEpoch,
    baseVersion: submission.baseVersion,
    acknowledged: submission.acknowledged && {
      epoch: submission.acknowledged.epoch,
      version: submission.acknowledged.version,
    },
    competitionProgramItemGuid: submission.competitionProgramItemGuid,
    pointGuid: submission.pointGuid,
    value: submission.value,
    comment: submission.comment?.toWellFormed(),
    abstain: submission.abstain,
  });
}
