import { openedLater } from '@rampa/platform/web/desk';

const load = () => import('./SetupForms.tsx');

export const AwardLater = openedLater(async () => (await load()).AwardForm);
export const AwardSetLater = openedLater(async () => (await load()).AwardSetForm);
export const CriterionLater = openedLater(async () => (await load()).CriterionForm);
export const JudgeLater = openedLater(async () => (await load()).JudgeForm);
export const JudgesLater = openedLater(async () => (await load()).JudgesForm);
export const PrintLinksLater = openedLater(async () => (await load()).PrintLinks);
