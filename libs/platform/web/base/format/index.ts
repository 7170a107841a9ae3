export { clockTime, lengthOf, type TimeFormat } from './time.ts';
export { dotted, quoted, unbroken, withInitials } from './names.ts';
