/** Of applications: their answers, blocks, states and statuses; of the dates until which they come in, and of their places. */
export const EVENTS = ['application.changed', 'applicationRules.changed', 'applicationQuotas.changed'] as const;
/** Files of answers that have not come whole; ways of looking at the table; letters to chosen applicants; a member's own performers. */
export const QUIET = [
  'answerUploads.changed',
  'applicationViews.changed',
  'mailings.changed',
  'performers.changed',
] as const;
