// Sends a batch, and says what of an answer may be believed.

import { VotingProtocolSavingBySelf, type Submission, type SubmissionReply } from '@rampa/contract';
import { ApiFailure, callApi, FOREIGN_TEXT } from '@rampa/platform/web/base';

export interface SavingAnswer {
  epoch: string;
  replies: SubmissionReply[];
}

export type Transport = (competitionGuid: string, submissions: Submission[]) => Promise<unknown>;

export function httpTransport(link: string): Transport {
  return (competitionGuid, submissions) =>
    callApi(VotingProtocolSavingBySelf, { query: { competitionGuid }, body: { submissions }, link, timeLimit: 15_000 });
}

const STATUSES: readonly string[] = ['accepted', 'conflict', 'late', 'refused'] satisfies SubmissionReply['status'][];

function isReply(value: unknown): value is SubmissionReply {
  if (typeof value !== 'object' || value === null) return false;
  const { submissionGuid, status } = value as Record<string, unknown>;
  return typeof submissionGuid === 'string' && typeof status === 'string' && STATUSES.includes(status);
}

/** Only replies that echo a guid we sent are answers; whatever else came with 200 is not. */
export function believed(answer: unknown, sent: readonly Submission[]): SavingAnswer {
  const { epoch, replies } = (typeof answer === 'object' && answer !== null ? answer : {}) as Record<string, unknown>;
  if (typeof epoch !== 'string' || !Array.isArray(replies)) throw new ApiFailure(200, 'foreignAnswer', FOREIGN_TEXT);
  const ours = new Set(sent.map((submission) => submission.submissionGuid));
  return { epoch, replies: replies.filter(isReply).filter((reply) => ours.has(reply.submissionGuid)) };
}
