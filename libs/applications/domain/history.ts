// Changes of an application as people read them: an author's typing in one field is one line until it is sent, and what the organizer has
// not seen yet is the difference between then and now.

import { sameValue } from '@rampa/forms/domain';
import { msOf, type ApplicationChangeKind, type Guid } from '@rampa/kernel';

export interface Change {
  revision: number;
  kind: ApplicationChangeKind;
  /** Null: of the application itself. */
  blockGuid: Guid | null;
  /** Of the field; null: of the block or the application. */
  n: number | null;
  before: unknown;
  after: unknown;
  actor: string;
  isOrganizer: boolean;
  /** By which import it was written; null: by a person. */
  importGuid?: Guid | null;
  /** An instant. */
  at: string;
}

/** An author who goes on within this long goes on with the same change. */
const RUN_MS = 10 * 60_000;

/** `changes`, the oldest first, as lines, the newest first. A run that ends where it began is no line. */
export function runsOf(changes: readonly Change[]): Change[] {
  const runs: (Change & { last: number })[] = [];
  const open = new Map<string, Change & { last: number }>();
  for (const change of changes) {
    const place = `${change.kind} ${change.blockGuid} ${change.n}`;
    const at = msOf(change.at)!;
    const run = open.get(place);
    if (
      change.kind === 'answer' &&
      run &&
      run.actor === change.actor &&
      run.importGuid === change.importGuid &&
      at - run.last <= RUN_MS
    ) {
      Object.assign(run, { after: change.after, revision: change.revision, at: change.at, last: at });
      continue;
    }
    // What was sent or taken back stays as a line of its own.
    if (change.kind === 'state') open.clear();
    const next = { ...change, last: at };
    open.set(place, next);
    runs.push(next);
  }
  return runs
    .filter(({ kind, before, after }) => kind !== 'answer' || !sameValue(before, after))
    .toSorted((one, other) => other.revision - one.revision)
    .map(({ last: _, ...run }) => run);
}

/** What the organizer has confirmed: all up to a revision, and some places further. */
export interface Confirmed {
  revision: number;
  places: ReadonlyMap<string, number>;
}

/** Changes of one place are one change to whoever confirms. */
export function placeOf({ kind, blockGuid, n }: Pick<Change, 'kind' | 'blockGuid' | 'n'>): string {
  return kind === 'answer' ? `answer ${blockGuid} ${n}` : `${kind} ${blockGuid}`;
}

/**
 * Somebody but the organizer has changed it since, perhaps there and back; so the table marks it, until it is confirmed.
 * SQL has the same in `IS_CHANGED`.
 */
export function isChangedSince(changes: readonly Change[], revision: number): boolean {
  return changes.some((change) => change.revision > revision && !change.isOrganizer);
}

/** What is different since it was confirmed, where somebody but the organizer had a hand in it; in their order. */
export function newSince(changes: readonly Change[], { revision: whole, places }: Confirmed): Change[] {
  const later = changes.filter(
    (change) =>
      change.revision > Math.max(whole, places.get(placeOf(change)) ?? 0) &&
      change.kind !== 'blockStatus' &&
      change.kind !== 'status',
  );
  return [...Map.groupBy(later, placeOf).values()].flatMap((list) => {
    const [first, last] = [list[0]!, list.at(-1)!];
    const theirs = list.findLast(({ isOrganizer }) => !isOrganizer);
    if (!theirs || isSame(first, last)) return [];
    return { ...last, before: first.before, actor: theirs.actor, at: theirs.at, isOrganizer: false };
  });
}

/** Sent, taken back and sent again is no change, whatever number it was given. */
function isSame({ kind, before }: Change, { after }: Change): boolean {
  const stateOf = (value: unknown) => (value as { state?: unknown } | null)?.state;
  return kind === 'state' ? stateOf(before) === stateOf(after) : sameValue(before, after);
}
