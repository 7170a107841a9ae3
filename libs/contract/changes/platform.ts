/** Of work in the background. */
export const EVENTS = ['job.changed'] as const;
export const QUIET = [] as const;
