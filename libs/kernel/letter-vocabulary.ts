// Kinds and limits of the letters that an organizer words himself, each written once for server, wire and screens.

/** When a letter leaves: by itself at an invitation, a confirmation, a change of status; or sent by hand to many. */
export const LETTER_KINDS = ['invitation', 'confirmation', 'status', 'mailing'] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

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
