/** Of reports: their columns, filters, and whether everybody may see them. */
export const EVENTS = [] as const;
export const QUIET = ['reports.changed'] as const;
