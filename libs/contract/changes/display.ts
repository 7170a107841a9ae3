/** Of the screens of the hall. */
export const EVENTS = ['display.changed', 'display.controlled'] as const;
export const QUIET = ['screens.changed'] as const;
