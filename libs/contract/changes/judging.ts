/** Changes of marks and protocols. */
export const EVENTS = [
  'judge.nudged',
  'adjustments.changed',
  'prizes.changed',
  'paper.changed',
  'ballot.changed',
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
] as const;
/** The organizer's library of special prizes belongs to no event. */
export const QUIET = ['prizeLibrary.changed'] as const;
