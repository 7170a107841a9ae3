/** Changes of the hall's screens. */
export const EVENTS = ['display.changed', 'display.controlled'] as const;
export const QUIET = ['screens.changed'] as const;
