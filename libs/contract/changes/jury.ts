/** Of the judges, the criteria, how their marks count, and the titles. */
export const EVENTS = ['judges.changed', 'criteria.changed', 'scheme.changed', 'awards.changed'] as const;
export const QUIET = [] as const;
