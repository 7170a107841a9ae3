// Filling an application in, for the member's pages and the organizer's.

export { AnswerField } from './parts/AnswerField.tsx';
export { FilesOnTheirWay, useOnTheirWay } from './parts/FilesOnTheirWay.tsx';
export { FillingForm, type FillingFormProps } from './parts/FillingForm.tsx';
export { LackList } from './parts/Lacks.tsx';
export { SavingLine, useSaving } from './parts/SavingLine.tsx';
export { useFillingModel, useQueue, useReadModel } from './parts/use-queue.ts';
export { type Aim } from './parts/going.ts';
export { percentText } from './model/percent.ts';
export type { ApplicationView, FillingModel, FormShown } from './model/filling-model.ts';
export { OFFLINE } from './words.ts';
