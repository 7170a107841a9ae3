// The ceremony, step by step: who is called up, with which title, with which points. Made of the order of awarding
// (`ceremonyOrder`), the same on the server, the presenter's tablet and the organizer's page.

export interface CalledRow {
  itemGuid: string;
  /** Of a special prize. */
  prizeGuid: string | null;
  /** Key of the ranking group; places of different groups are not shared. */
  group: string;
  award: { title: string; color: string };
  giver: string;
  place: number | null;
  placeTo: number | null;
  /** «9,83»; null where the method counts none. */
  total: string | null;
}

/** `jury`: titles that the jury gave itself (Гран-при). */
export interface AwardingPart<R extends CalledRow = CalledRow> {
  kind: 'group' | 'jury' | 'prizes';
  title: string;
  rows: R[];
}

export type CallingKind = 'award' | 'grandPrix' | 'prize';

/** Those who are called up together. */
export interface Calling<R extends CalledRow = CalledRow> {
  key: string;
  kind: CallingKind;
  part: string;
  rows: R[];
  /** Was absent when called, and is called again at the end. */
  isLate: boolean;
}

/** `call`: who comes up, or for what (Гран-при, a prize) before it is said who. */
export type StepKind = 'call' | 'title' | 'points';

export type CeremonyStep<R extends CalledRow = CalledRow> =
  | { key: typeof OPENING | typeof CLOSING; calling: null; kind: null }
  | { key: string; calling: Calling<R>; kind: StepKind };

export const OPENING = 'opening';
export const CLOSING = 'closing';

/** More names than these do not stand readable on a screen; they follow in the next calling. */
const MOST_TOGETHER = 4;

const KINDS: Record<AwardingPart['kind'], CallingKind> = { group: 'award', jury: 'grandPrix', prizes: 'prize' };

/** Names a row for good: it stays the same when others join or leave its calling. */
export function rowKey({ itemGuid, prizeGuid }: Pick<CalledRow, 'itemGuid' | 'prizeGuid'>): string {
  return prizeGuid === null ? itemGuid : `${prizeGuid}.${itemGuid}`;
}

/** Shared places together. `absent`: keys of rows in the order in which they were missed; they come last. */
export function callingsOf<R extends CalledRow>(
  parts: readonly AwardingPart<R>[],
  absent: readonly string[],
): Calling<R>[] {
  const late = new Map<string, Calling<R>>();
  const inOrder = parts.flatMap(({ kind, title, rows }) => {
    const callings: Calling<R>[] = [];
    for (const row of rows) {
      const key = rowKey(row);
      const alone = { key, kind: KINDS[kind], part: title, rows: [row] };
      if (absent.includes(key)) {
        late.set(key, { ...alone, isLate: true });
        continue;
      }
      const last = callings.at(-1);
      if (last && last.rows.length < MOST_TOGETHER && isShared(last.rows[0]!, row)) last.rows.push(row);
      else callings.push({ ...alone, isLate: false });
    }
    return callings;
  });
  return [...inOrder, ...absent.flatMap((key) => late.get(key) ?? [])];
}

function isShared(one: CalledRow, other: CalledRow): boolean {
  return (
    one.prizeGuid === null &&
    other.prizeGuid === null &&
    one.place !== null &&
    one.place === other.place &&
    one.group === other.group &&
    one.award.title === other.award.title
  );
}

/** Opening, then for each calling who, which title, which points (`hasPoints`), then closing. Empty without callings. */
export function ceremonySteps<R extends CalledRow>(
  parts: readonly AwardingPart<R>[],
  { absent, hasPoints }: { absent: readonly string[]; hasPoints: boolean },
): CeremonyStep<R>[] {
  const callings = callingsOf(parts, absent);
  if (callings.length === 0) return [];
  const steps = callings.flatMap((calling) =>
    kindsOf(calling, hasPoints).map((kind) => ({ key: `${calling.key}:${kind}`, calling, kind })),
  );
  const bare = { calling: null, kind: null };
  return [{ key: OPENING, ...bare }, ...steps, { key: CLOSING, ...bare }];
}

function kindsOf({ kind, rows }: Calling, hasPoints: boolean): StepKind[] {
  const counts = hasPoints && kind !== 'prize' && rows.some(({ total }) => total !== null);
  return counts ? ['call', 'title', 'points'] : ['call', 'title'];
}

/** Where a ceremony stands, with what it needs to take its moves back. */
export interface CeremonyState {
  step: string;
  hasPoints: boolean;
  absent: readonly string[];
  /** States before, the newest last. */
  past: readonly CeremonyPast[];
}

export interface CeremonyPast {
  step: string;
  absent: readonly string[];
}

export type CeremonyMove =
  | { do: 'next' }
  /** Takes the last move back, whatever it was. */
  | { do: 'back' }
  | { do: 'jump'; step: string }
  /** These rows of the present calling are not in the hall. */
  | { do: 'absent'; rows: readonly string[] }
  /** They are here after all: back to their places. */
  | { do: 'present'; rows: readonly string[] };

const MOST_PAST = 200;

/** The state after a move; null when there is nothing to move to, or when the present step is not in the order any more. */
export function movedCeremony(
  parts: readonly AwardingPart[],
  state: CeremonyState,
  move: CeremonyMove,
): CeremonyState | null {
  const steps = ceremonySteps(parts, state);
  const at = steps.findIndex(({ key }) => key === state.step);
  if (move.do === 'jump') {
    return steps.some(({ key }) => key === move.step) ? after(state, { step: move.step }) : null;
  }
  if (at === -1) return null;
  switch (move.do) {
    case 'next':
      return steps[at + 1] ? after(state, { step: steps[at + 1]!.key }) : null;
    case 'back':
      return takenBack(parts, state) ?? (at > 0 ? { ...state, step: steps[at - 1]!.key } : null);
    case 'absent':
      return missed(parts, state, steps[at]!, move.rows);
    case 'present': {
      const absent = state.absent.filter((key) => !move.rows.includes(key));
      if (absent.length === state.absent.length) return null;
      // Whoever is on the screen just now stays there.
      const step = standing(parts, state, absent, state.step) ?? state.step;
      return after(state, { step, absent });
    }
  }
}

function after({ past, ...state }: CeremonyState, to: Partial<CeremonyPast>): CeremonyState {
  const { step, absent } = state;
  return { ...state, ...to, past: [...past, { step, absent }].slice(-MOST_PAST) };
}

/** Null without a state before, or when its step has left the order since. */
function takenBack(parts: readonly AwardingPart[], { past, ...state }: CeremonyState): CeremonyState | null {
  const before = past.at(-1);
  if (!before) return null;
  const back = { ...state, ...before };
  return ceremonySteps(parts, back).some(({ key }) => key === before.step)
    ? { ...back, past: past.slice(0, -1) }
    : null;
}

/** Those who are here go on at the same step; when nobody is, the next calling begins. */
function missed(
  parts: readonly AwardingPart[],
  state: CeremonyState,
  { calling, kind }: CeremonyStep,
  keys: readonly string[],
): CeremonyState | null {
  const gone = calling?.rows.map(rowKey).filter((key) => keys.includes(key)) ?? [];
  if (!calling || gone.length === 0 || gone.length < keys.length) return null;
  const absent = [...state.absent.filter((key) => !gone.includes(key)), ...gone];
  const here = calling.rows.map(rowKey).filter((key) => !gone.includes(key));
  if (here.length > 0) return after(state, { absent, step: `${here[0]!}:${kind}` });
  const callings = callingsOf(parts, state.absent);
  const next = callings[callings.findIndex(({ key }) => key === calling.key) + 1];
  // Nobody comes after them: they are called again at once, as the last ones.
  return after(state, { absent, step: next ? `${next.key}:call` : `${gone[0]!}:call` });
}

/** The step that shows the same row with another set of absent ones; null when there is none. */
function standing(
  parts: readonly AwardingPart[],
  state: CeremonyState,
  absent: readonly string[],
  step: string,
): string | null {
  const now = ceremonySteps(parts, state).find(({ key }) => key === step);
  if (!now?.calling) return null;
  const mine = now.calling.rows.map(rowKey);
  const same = ceremonySteps(parts, { ...state, absent }).find(
    ({ calling, kind }) => kind === now.kind && calling?.rows.some((row) => mine.includes(rowKey(row))),
  );
  return same?.key ?? null;
}

/** Why a press on an older picture is refused. `run`: null when the ceremony does not run now. */
export function ceremonyTakenText(run: { by: string; isStopped: boolean } | null): string {
  if (!run) return 'Церемония уже закончена.';
  if (run.isStopped) return 'Церемония остановлена: результаты больше нельзя показывать.';
  return `Шаг только что сделан${run.by === '' ? '' : ` (${run.by})`}. Посмотрите на экран и нажмите ещё раз, если шаг нужен.`;
}
