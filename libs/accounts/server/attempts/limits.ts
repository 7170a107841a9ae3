// The limits of each kind of attempt. Strict limits count account and network address together, because a stranger
// elsewhere must not lock out the owner. The address alone has a wide limit, because a whole hall shares one.

export interface Limit {
  limit: number;
  windowMs: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export const LIMITS = {
  loginHere: { limit: 10, windowMs: MINUTE },
  login: { limit: 60, windowMs: MINUTE },
  /** For a device on which its owner has signed in before: strangers cannot use up its tries. */
  loginOnDevice: { limit: 10, windowMs: MINUTE },
  loginsFrom: { limit: 300, windowMs: MINUTE },
  /** Right passwords: each costs the server a hash as well. Wrong ones do not count here. */
  signIns: { limit: 300, windowMs: MINUTE },
  ownPassword: { limit: 10, windowMs: MINUTE },

  registration: { limit: 5, windowMs: HOUR },
  resend: { limit: 5, windowMs: HOUR },
  recovery: { limit: 10, windowMs: HOUR },
  lettersFrom: { limit: 200, windowMs: 10 * MINUTE },

  code: { limit: 30, windowMs: HOUR },
  codesFrom: { limit: 200, windowMs: 10 * MINUTE },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** A limit and its key: a login, an address, or both. */
export type Counted = readonly [LimitName, string];
