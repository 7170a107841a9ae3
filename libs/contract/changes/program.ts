/** Changes of programs, their items and the stage. */
export const EVENTS = [
  'program.created',
  'program.changed',
  'program.deleted',
  'items.changed',
  'item.activity',
  'ceremony.moved',
  'mobileProgram.changed',
  'customLists.changed',
] as const;
export const QUIET = [] as const;
