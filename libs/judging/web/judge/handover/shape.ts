// Checks whether what came from outside is a tap that this page may keep. By hand, because the stage carries no zod.

import type { Entry } from '../outbox/index.ts';

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const COMMENT_MOST = 2000;
const DEVICE_MOST = 64;
const FIELDS = new Set([
  'submissionGuid',
  'judgeGuid',
  'device',
  'deviceSeq',
  'seenRevision',
  'seenEpoch',
  'baseVersion',
  'acknowledged',
  'competitionProgramItemGuid',
  'pointGuid',
  'value',
  'comment',
  'abstain',
  'prizeGuid',
  'isBound',
]);

const isGuid = (value: unknown): boolean => typeof value === 'string' && GUID.test(value);
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
const isOr = <T>(value: T, none: null | undefined, check: (value: T) => boolean) => value === none || check(value);

/** A field that we do not know would be refused by the server with all that is sent beside it. */
export function isEntry(
  { submission, competitionGuid, madeAt, epoch, settledAt, reply }: Entry,
  judge: string,
): boolean {
  const { pointGuid, comment, abstain, prizeGuid, isBound, acknowledged, device } = submission;
  const told = [pointGuid, comment, abstain, prizeGuid].filter((one) => one !== undefined);
  return (
    Object.keys(submission).every((name) => FIELDS.has(name)) &&
    isGuid(competitionGuid) &&
    isGuid(submission.submissionGuid) &&
    isGuid(judge) &&
    submission.judgeGuid === judge &&
    typeof device === 'string' &&
    device.length > 0 &&
    device.length <= DEVICE_MOST &&
    isCount(submission.deviceSeq) &&
    isOr(submission.seenRevision, null, isCount) &&
    (submission.seenEpoch === undefined || isOr(submission.seenEpoch, null, isGuid)) &&
    isOr(submission.baseVersion, null, isCount) &&
    (acknowledged === undefined || (isGuid(acknowledged.epoch) && isCount(acknowledged.version))) &&
    isGuid(submission.competitionProgramItemGuid) &&
    told.length === 1 &&
    isOr(pointGuid, undefined, isGuid) &&
    (pointGuid === undefined) === (submission.value === undefined) &&
    (submission.value === undefined || isOr(submission.value, null, isCount)) &&
    (comment === undefined || (typeof comment === 'string' && comment.length <= COMMENT_MOST)) &&
    (abstain === undefined || typeof abstain === 'boolean') &&
    isOr(prizeGuid, undefined, isGuid) &&
    (prizeGuid === undefined ? isBound === undefined : typeof isBound === 'boolean') &&
    isCount(madeAt) &&
    isOr(epoch, null, isGuid) &&
    isOr(settledAt, null, isCount) &&
    (reply === null || (typeof reply === 'object' && isGuid(reply.submissionGuid)))
  );
}
