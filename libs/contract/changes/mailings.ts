/** Of the letters that an organizer words himself; nobody else looks at them while he does. */
export const EVENTS = [] as const;
export const QUIET = ['letters.changed'] as const;
