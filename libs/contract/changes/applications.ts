/** Of applications: their answers, blocks, states and statuses; and of the dates until which they come in. */
export const EVENTS = ['application.changed', 'applicationRules.changed'] as const;
export const QUIET = ['applicationViews.changed'] as const;
