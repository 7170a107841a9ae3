/** Changes of marks and protocols. */
export const EVENTS = [
  'judge.nudged',
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
] as const;
export const QUIET = [] as const;
