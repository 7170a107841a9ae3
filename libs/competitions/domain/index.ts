export * from './readiness.ts';
export { compareValues, foldedValue, knownValue, orderedValues, titledValues, usualSpelling } from './group-values.ts';
export * from './status-colors.ts';
export * from './statuses.ts';
