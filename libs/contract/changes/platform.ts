/** Changes of background work. */
export const EVENTS = ['job.changed'] as const;
export const QUIET = [] as const;
