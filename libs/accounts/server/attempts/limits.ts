// How often what may be tried. The account comes first: a stranger elsewhere must not lock its owner out, so the strict
// limits are per account and address together. The address alone comes last and is wide, for a whole hall shares one.

export interface Limit {
  limit: number;
  windowMs: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export const LIMITS = {
  loginHere: { limit: 10, windowMs: MINUTE },
  login: { limit: 60, windowMs: MINUTE },
  /** A device on which its owner has signed in before: strangers do not use up its tries. */
  loginOnDevice: { limit: 10, windowMs: MINUTE },
  loginsFrom: { limit: 300, windowMs: MINUTE },
  ownPassword: { limit: 10, windowMs: MINUTE },

  registration: { limit: 5, windowMs: HOUR },
  resend: { limit: 5, windowMs: HOUR },
  recovery: { limit: 10, windowMs: HOUR },
  lettersFrom: { limit: 200, windowMs: 10 * MINUTE },

  code: { limit: 30, windowMs: HOUR },
  codesFrom: { limit: 200, windowMs: 10 * MINUTE },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** A limit and whose it is: a login, an address, both. */
export type Counted = readonly [LimitName, string];
