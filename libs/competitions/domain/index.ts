export * from './readiness.ts';
export { compareValues, foldedValue, knownValue, listedValues, usualSpelling } from './group-values.ts';
