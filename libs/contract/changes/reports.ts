/** Of a report: its columns, filters, and whether everybody may see it. */
export const EVENTS = ['reports.changed'] as const;
export const QUIET = [] as const;
