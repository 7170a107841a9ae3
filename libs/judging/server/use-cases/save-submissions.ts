// The judge's own marks, in the order of the batch, so that one device's edits keep their order. Each has its own answer
// and revision; the database function does the whole rest (0051-save-submission.sql).

import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AnswerOf, Submission, VotingProtocolSavingBySelf } from '@rampa/contract';
import { Failure, failureText, isFailureCode, type FailureDetail } from '@rampa/kernel';
import type { Scope } from '@rampa/platform/server';
import { SavingTogether } from '../writing/saving-together.ts';

@Injectable()
export class SaveSubmissions {
  constructor(private readonly together: SavingTogether) {}

  async run(
    { actor }: Scope,
    submissions: readonly Submission[],
  ): Promise<AnswerOf<typeof VotingProtocolSavingBySelf>> {
    if (actor.kind !== 'judge') throw new Failure('forbidden');
    // A batch with another judge's submission is refused as a whole, because the browser holds that judge's outbox.
    if (submissions.some(({ judgeGuid }) => judgeGuid.toLowerCase() !== actor.judge)) throw new Failure('foreignJudge');
    refuseMixed(submissions);
    const saved = await this.together.save(
      actor.competition,
      submissions.map((submission) => ({
        judge: actor.judge,
        hash: hash('sha256', said(submission), 'buffer'),
        body: canonical(submission),
      })),
    );
    const replies = saved.map(({ reply }) => {
      const message = isFailureCode(reply.code) ? failureText(reply.code) : null;
      return { ...reply, message };
    });
    return { epoch: saved.at(-1)?.epoch ?? actor.competition, replies };
  }
}

/** Throws Failure badRequest unless a submission is exactly one of mark, comment and abstention. */
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

/** What the judge entered, without what he had seen: offered again under a new epoch it is the same submission. */
function said(submission: Submission): string {
  return canonical({
    ...submission,
    seenRevision: null,
    seenEpoch: undefined,
    baseVersion: null,
    acknowledged: undefined,
  });
}

/** The same submission gives the same text in any order of fields; half a surrogate pair is refused. */
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
