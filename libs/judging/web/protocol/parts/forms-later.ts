import { openedLater } from '@rampa/platform/web/desk';

const load = () => import('./ProtocolForms.ts');

export const AdjustmentLater = openedLater(async () => (await load()).AdjustmentForm);
export const AwardDecisionLater = openedLater(async () => (await load()).AwardDecision);
export const CorrectMarksLater = openedLater(async () => (await load()).CorrectMarks);
export const DecideTieLater = openedLater(async () => (await load()).DecideTie);
export const PublishLater = openedLater(async () => (await load()).PublishForm);
