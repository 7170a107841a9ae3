// What a simulated judge knows about each of his taps, written before the first send.

import type { Submission, SubmissionReply } from '@rampa/contract';

export interface LedgerEntry {
  /** The guid and the content never change; only what he had seen may be forgotten. */
  submission: Submission;
  /** `performance.now()` of the tap. */
  readonly tappedAt: number;
  /** `performance.now()` of the first send. */
  sentAt: number | null;
  sends: number;
  /** The answer that echoed the guid; null: no answer yet. */
  reply: SubmissionReply | null;
  answeredAt: number | null;
  epoch: string | null;
  /** Answers to the same guid that differ from the first one. */
  contradictions: SubmissionReply[];
}

export function entryOf(submission: Submission): LedgerEntry {
  return {
    submission,
    tappedAt: performance.now(),
    sentAt: null,
    sends: 0,
    reply: null,
    answeredAt: null,
    epoch: null,
    contradictions: [],
  };
}

/** Within one epoch every answer to one guid must be the same. */
export function settle(entry: LedgerEntry, reply: SubmissionReply, epoch: string): void {
  if (entry.reply && entry.epoch === epoch) {
    const isSame = entry.reply.status === reply.status && entry.reply.revision === reply.revision;
    if (!isSame) entry.contradictions.push(reply);
    return;
  }
  entry.reply = reply;
  entry.epoch = epoch;
  entry.answeredAt = performance.now();
}

export function cellOf({ judgeGuid, competitionProgramItemGuid, pointGuid }: Submission): string {
  return `${competitionProgramItemGuid}/${judgeGuid}/${pointGuid}`;
}
