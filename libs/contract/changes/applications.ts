/** Of applications: answers, blocks, states, statuses; the event's dates and places; letters to chosen applicants. */
export const EVENTS = [
  'application.changed',
  'applicationRules.changed',
  'applicationQuotas.changed',
  'mailings.changed',
] as const;
/** Files of answers that have not come whole, and of messages that were not sent; ways of looking at the table; imports; a member's own performers. */
export const QUIET = [
  'answerUploads.changed',
  'messageFiles.changed',
  'applicationViews.changed',
  'applicationImports.changed',
  'performers.changed',
] as const;
