/** Changes of requisites. */
export const EVENTS = [] as const;
export const QUIET = ['requisites.changed'] as const;
