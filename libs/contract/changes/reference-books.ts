/** Of reference books and their lines. What screens show of a line comes with `nominations.changed`. */
export const EVENTS = [] as const;
export const QUIET = ['books.changed'] as const;
