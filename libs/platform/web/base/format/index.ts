export { clockTime, lengthOf, type TimeFormat } from './time.ts';
export { asLine, dotted, initialsOf, quoted, unbroken, withInitials } from './names.ts';
export * from './contacts.ts';
