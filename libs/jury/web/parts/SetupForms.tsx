// The drawers of the set-up as one file of the build: none is loaded before it is opened.

export { AwardForm } from './AwardForm.tsx';
export { AwardSetForm } from './AwardSetForm.tsx';
export { CriterionForm } from './CriterionForm.tsx';
export { JudgeForm } from './JudgeForm.tsx';
export { JudgesForm } from './JudgesForm.tsx';
export { PrintLinks } from './PrintLinks.tsx';
