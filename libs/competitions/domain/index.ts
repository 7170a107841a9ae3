export * from './bin.ts';
export * from './lacks.ts';
export * from './readiness.ts';
export * from './day-faults.ts';
export * from './event-steps.ts';
export {
  compareValues,
  foldedValue,
  knownValue,
  orderedValues,
  spelledValue,
  titledValues,
  usualSpelling,
} from './group-values.ts';
export * from './status-colors.ts';
export * from './statuses.ts';
export * from './documents.ts';
export * from './said-text.ts';
export * from './pasted-addresses.ts';
export * from './invited.ts';
