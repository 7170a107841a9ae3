/** Changes of the jury, its rules, marks and protocols. */
export const EVENTS = [
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
] as const;
export const QUIET = [] as const;
