// The forms of a protocol, in one file of the build: none is there before it is asked for.

export { AdjustmentForm } from './AdjustmentForm.tsx';
export { AwardDecision } from './AwardDecision.tsx';
export { CorrectMarks } from './CorrectMarks.tsx';
export { DecideTie } from './DecideTie.tsx';
export { PublishForm } from './PublishForm.tsx';
