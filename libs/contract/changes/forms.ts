/** Of forms of applications: of an event, and of the library. */
export const EVENTS = ['form.changed'] as const;
export const QUIET = ['formLibrary.changed'] as const;
