export * from './requisite.ts';
export * from './requisite-fields.ts';
export * from './requisite-errors.ts';
export * from './requisite-warnings.ts';
export * from './requisite-words.ts';
export * from './check-digits.ts';
export * from './account-key.ts';
export * from './passport-mask.ts';
