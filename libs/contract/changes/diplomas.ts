/** Of templates of papers, and of the papers issued by them. */
export const EVENTS = [] as const;
export const QUIET = ['papers.changed'] as const;
