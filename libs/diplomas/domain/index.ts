export * from './fit-lines.ts';
export * from './typography.ts';
export * from './archive-names.ts';
export * from './readiness.ts';
export * from './number-ranges.ts';
export * from './verb.ts';
