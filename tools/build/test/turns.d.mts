export const PARTS: number;

/** Whether a file of tests, by its path from the root with `/`, waits for its turn at all. */
export function takesTurns(path: string): boolean;

/** Whether a thing that is no file of its own waits, as a page in the walk over all of them does; by its name. */
export function waits(name: string, turn?: string): boolean;

/** Whether it is the turn of the thing at this place of its list; without a turn, of each. */
export function isTurnOf(at: number, turn?: string): boolean;

/**
 * Whether a step waits: one that belongs to a part and to no room just changed. Without a turn none does.
 * `rooms`: as touchedRooms gives them.
 */
export function stepWaits(
  step: { part?: number; rooms?: readonly string[] },
  turn: number | undefined,
  rooms: readonly string[],
): boolean;

/** The part to which the file belongs. */
export function partOf(path: string): number;

/** The part whose turn it is: the commit's. Without a repository, the first. */
export function turnOfCommit(): number;

/** `libs/finance` and the like, of the last commit and of what is not committed yet; of a merge what either side brought. */
export function touchedRooms(): string[];

/**
 * Of these files those that do not run. RAMPA_TEST_TURN names the part whose turn it is, and without it all run;
 * RAMPA_TEST_TOUCHED names the rooms whose specs do not wait.
 */
export function waiting(paths: readonly string[], turn?: string, touched?: readonly string[]): string[];
