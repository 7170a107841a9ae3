export { clockTime, lengthOf, type TimeFormat } from './time.ts';
export { asLine, withoutHanging } from './lines.ts';
export { initialsOf, listed, longestPart, quoted, softened, unbroken, withInitials } from './names.ts';
export * from './contacts.ts';
export { dateRangeText } from './dates.ts';
