// Kinds and limits of the letters that an organizer words himself, each written once for server, wire and screens.

/** When a letter leaves: by itself at an invitation, a confirmation, a change of status, a deed of money; or sent by hand to many. */
export const LETTER_KINDS = [
  'invitation',
  'confirmation',
  'status',
  'mailing',
  'invoice',
  'payment',
  'refund',
  'overdue',
] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

/** What became of one letter of a mailing: it has not begun, is in the outbox, has left, was refused, was never to leave, was called off. */
export const MAILING_OUTCOMES = ['waiting', 'leaving', 'sent', 'refused', 'skipped', 'cancelled'] as const;
export type MailingOutcome = (typeof MAILING_OUTCOMES)[number];

/** Why somebody gets no letter: nobody owns the application, its owner has no address, has refused letters, is blocked. */
export const MAILING_SKIPS = ['noOwner', 'noAddress', 'unsubscribed', 'blocked'] as const;
export type MailingSkip = (typeof MAILING_SKIPS)[number];

export const LETTER_LIMITS = {
  title: 200,
  subject: 200,
  /** Of one run of equal looks. */
  run: 20_000,
  /** Of a whole letter, in signs. */
  text: 20_000,
  blocks: 200,
  /** In one paragraph; items in one list. */
  runs: 200,
  /** Of one organizer. */
  templates: 300,
  versions: 50,
} as const;

/** Where a letter may lead: pages and mail, nothing that runs, no sign that nobody can see. */
export const LETTER_ADDRESS = /^(https?:\/\/|mailto:)[^\s\\<>"'`\p{C}]+$/iu;
