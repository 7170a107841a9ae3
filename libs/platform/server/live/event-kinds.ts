// Every kind of domain event. A view lists the kinds that change what it shows; a reaction, those that it follows.

export const EVENT_KINDS = [
  'competition.changed',
  'nominations.changed',
  'groupFields.changed',
  'program.created',
  'program.changed',
  'program.deleted',
  'items.changed',
  'consent.changed',
  'item.activity',
  'judges.changed',
  'judge.nudged',
  'criteria.changed',
  'scheme.changed',
  'awards.changed',
  'adjustments.changed',
  'decisions.changed',
  'mark.saved',
  'mark.corrected',
  'mark.abstained',
  'mark.commented',
  'mark.late',
  'mark.lateDecided',
  'marks.cleared',
  'marks.restored',
  'protocol.changed',
  'results.written',
  'result.shown',
  'display.changed',
  'display.controlled',
  'access.changed',
  'job.changed',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export interface LiveEvent {
  revision: number;
  kind: EventKind;
  /** Guids of what changed: `program`, `item`, `judge`, … as the kind has them. */
  payload: Record<string, unknown>;
}
