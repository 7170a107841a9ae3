// The judge's own marks, in the order of the batch, so that one device's edits keep their order. Each has its own answer
// and revision; the database function does the whole rest (0051-save-submission.sql).

import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AnswerOf, Submission, SubmissionReply, VotingProtocolSavingBySelf } from '@rampa/contract';
import { Failure, failureText, isFailureCode, type FailureDetail } from '@rampa/kernel';
import type { Scope } from '@rampa/platform/server';
import { SavingTogether } from '../writing/saving-together.ts';
import { PAPER_DEVICE } from '../persistence/paper-tables.ts';
import { SubmitPrize } from './submit-prize.ts';

@Injectable()
export class SaveSubmissions {
  constructor(
    private readonly together: SavingTogether,
    private readonly prize: SubmitPrize,
  ) {}

  async run(scope: Scope, submissions: readonly Submission[]): Promise<AnswerOf<typeof VotingProtocolSavingBySelf>> {
    const { actor } = scope;
    if (actor.kind !== 'judge') throw new Failure('forbidden');
    // A batch with another judge's submission is refused as a whole, because the browser holds that judge's outbox.
    if (submissions.some(({ judgeGuid }) => judgeGuid.toLowerCase() !== actor.judge)) throw new Failure('foreignJudge');
    refuseMixed(submissions);
    const [prizes, marks] = partition(submissions, ({ prizeGuid }) => prizeGuid !== undefined);
    const saved =
      marks.length === 0
        ? []
        : await this.together.save(
            actor.competition,
            marks.map((one) => ({ judge: actor.judge, hash: hashOf(one), body: canonical(one) })),
          );
    const replies = new Map<string, SubmissionReply>();
    for (const [at, { reply }] of saved.entries()) {
      const message = isFailureCode(reply.code) ? failureText(reply.code) : null;
      replies.set(marks[at]!.submissionGuid, { ...reply, message });
    }
    let epoch = saved.at(-1)?.epoch ?? actor.competition;
    // One after another: taken from one performance, a prize is there for the next.
    for (const one of prizes) {
      const answer = await this.prize.run(scope, actor.judge, one, hashOf(one));
      replies.set(one.submissionGuid, answer.reply);
      epoch = answer.epoch;
    }
    return { epoch, replies: submissions.map(({ submissionGuid }) => replies.get(submissionGuid)!) };
  }
}

const hashOf = (submission: Submission): Buffer => hash('sha256', said(submission), 'buffer');

function partition<T>(all: readonly T[], is: (one: T) => boolean): [T[], T[]] {
  return [all.filter(is), all.filter((one) => !is(one))];
}

/** Throws Failure badRequest unless a submission is exactly one of mark, comment, abstention and prize. */
function refuseMixed(submissions: readonly Submission[]): void {
  const faults: FailureDetail[] = [];
  // Such a device would pass for a paper sheet, which may mark before the performance.
  for (const [index, { device }] of submissions.entries())
    if (device.startsWith(PAPER_DEVICE)) faults.push({ field: `submissions.${index}.device` });
  for (const [index, { pointGuid, value, comment, abstain, prizeGuid, isBound }] of submissions.entries()) {
    const given = [pointGuid ?? value, comment, abstain, prizeGuid ?? isBound].filter((part) => part !== undefined);
    const at = `submissions.${index}`;
    if (given.length > 1) faults.push({ field: comment !== undefined ? `${at}.comment` : `${at}.abstain` });
    else if (value !== undefined && pointGuid === undefined) faults.push({ field: `${at}.pointGuid` });
    else if (given.length === 0 || (pointGuid !== undefined && value === undefined))
      faults.push({ field: `${at}.value` });
    else if ((prizeGuid === undefined) !== (isBound === undefined))
      faults.push({ field: prizeGuid === undefined ? `${at}.prizeGuid` : `${at}.isBound` });
  }
  if (faults.length > 0) throw new Failure('badRequest', faults);
}

/** The judge's entries, without what he had seen before: a submission offered again under a new epoch is the same one. */
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
    prizeGuid: submission.prizeGuid,
    isBound: submission.isBound,
  });
}
