/** Of applications: their answers, blocks, states and statuses; the dates until which they come in; letters to chosen applicants. */
export const EVENTS = ['application.changed', 'applicationRules.changed', 'mailings.changed'] as const;
/** Files of answers that have not come whole; ways of looking at the table; imports. */
export const QUIET = ['answerUploads.changed', 'applicationViews.changed', 'applicationImports.changed'] as const;
