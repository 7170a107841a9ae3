/** Changes of events, their card, fields, nominations and people. */
export const EVENTS = [
  'competition.changed',
  'nominations.changed',
  'groupFields.changed',
  'statuses.changed',
  'consent.changed',
  'access.changed',
] as const;
export const QUIET = [
  'members.changed',
  'invitations.changed',
  'links.changed',
  'documents.changed',
  'uploads.changed',
] as const;
