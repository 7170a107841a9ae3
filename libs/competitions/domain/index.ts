export * from './readiness.ts';
export { compareValues, foldedValue, knownValue, orderedValues, titledValues, usualSpelling } from './group-values.ts';
