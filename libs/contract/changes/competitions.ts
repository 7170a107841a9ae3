/** Changes of events, their card, fields, nominations and people. */
export const EVENTS = [
  'competition.changed',
  'nominations.changed',
  'groupFields.changed',
  'consent.changed',
  'access.changed',
] as const;
export const QUIET = [
  'members.changed',
  'invitations.changed',
  'links.changed',
  'statuses.changed',
  'documents.changed',
  'uploads.changed',
] as const;
