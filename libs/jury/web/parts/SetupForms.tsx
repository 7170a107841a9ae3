// The drawers of the set-up, in one file of the build: none is there before it is asked for.

export { AwardForm } from './AwardForm.tsx';
export { AwardSetForm } from './AwardSetForm.tsx';
export { CriterionForm } from './CriterionForm.tsx';
export { JudgeForm } from './JudgeForm.tsx';
export { JudgesForm } from './JudgesForm.tsx';
