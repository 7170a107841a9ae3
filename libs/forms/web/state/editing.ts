// The constructor's own state: the form as the server has it, deeds that are on their way, and what can be taken back.
// Pure: sending, clocks and guids come from outside.

import { inverse, patchesBetween, type Edit, type FormFault, type Patch, type WholeForm } from '@rampa/forms/domain';
import type { FormView } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { afterDeed, afterDeeds, isCopying, isTyping, joined, renumberedDeeds, type Deed } from './deeds.ts';
import type { KeptDeeds } from './kept-deeds.ts';
import { standingDeeds, type Overtaken } from './overtaken.ts';
import { wholeOf } from './whole-of.ts';

export interface Editing {
  formGuid: Guid;
  /** As the server has it at `revision`. */
  known: WholeForm;
  revision: number;
  /** `known` after everything that waits: what the page shows. */
  shown: WholeForm;
  waiting: readonly Deed[];
  /** Of `waiting`; its answer is not here yet. */
  onItsWay: Guid | null;
  /** The server may have kept it, answered or not: nothing may be added to what goes under this guid. */
  lastSent: Guid | null;
  /** The form has to be read again before anything else is sent. */
  isBehind: boolean;
  faults: readonly FormFault[];
  applicationCount: number;
  /** The last deed here was a letter: its field shows it, and the rest of the page may follow a moment later. */
  isTyped: boolean;
  /** Own changes, the last of them is taken back first; and those that were taken back. */
  past: readonly Guid[];
  future: readonly Guid[];
  /** Which revision a change became, and what it changed here. */
  revisions: ReadonlyMap<Guid, number>;
  patches: ReadonlyMap<Guid, readonly Patch[]>;
  /** Gone with the last reading, because somebody else has changed the same: it is told. */
  overtaken: readonly Overtaken[];
}

/** What the server says of a change that it has kept. */
export interface Kept {
  revision: number;
  numbers: Readonly<Record<string, number>>;
  isBehind: boolean;
  faults: readonly FormFault[];
}

export function begun(view: FormView): Editing {
  const known = wholeOf(view);
  return {
    ...{ formGuid: view.guid, known, shown: known, revision: view.revision, faults: view.faults },
    ...{ applicationCount: view.applicationCount ?? 0, waiting: [], onItsWay: null, lastSent: null },
    ...{ isBehind: false, isTyped: false, past: [], future: [], revisions: new Map() },
    ...{ patches: new Map(), overtaken: [] },
  };
}

/** The same state where nothing would change. Failure of the domain where the form does not take it. */
export function acted(state: Editing, edits: readonly Edit[], changeGuid: Guid): Editing {
  const last = state.waiting.at(-1);
  const more = last && last.changeGuid !== state.lastSent && 'edits' in last ? joined(last.edits, edits) : null;
  const before = more ? afterDeeds(state.known, state.waiting.slice(0, -1)) : state.shown;
  const deed: Deed = { changeGuid: more ? last!.changeGuid : changeGuid, edits: more ?? edits };
  const shown = afterDeed(before, deed);
  if (shown === null) return state;
  const patches = isCopying(deed) ? copyPatches(edits) : patchesBetween(before, shown);
  if (patches.length === 0 && !more) return state;
  return {
    ...state,
    shown,
    isTyped: isTyping(edits),
    waiting: more ? [...state.waiting.slice(0, -1), deed] : [...state.waiting, deed],
    past: more ? state.past : [...state.past, deed.changeGuid],
    future: [],
    patches: new Map([...state.patches, [deed.changeGuid, patches]]),
  };
}

/** Of a copy only its root has a guid that is known here; what stands in it goes and comes with it. */
function copyPatches(edits: readonly Edit[]): Patch[] {
  return edits.flatMap((edit): Patch[] => {
    if (edit.do === 'replaceField')
      return [
        { part: 'field', guid: edit.copyGuid, before: { isRemoved: true }, after: { isRemoved: false } },
        { part: 'field', guid: edit.guid, before: { isRemoved: false }, after: { isRemoved: true } },
      ];
    if (edit.do !== 'copyBlock' && edit.do !== 'copyField') return [];
    const part = edit.do === 'copyBlock' ? 'block' : 'field';
    return [{ part, guid: edit.copyGuid, before: { isRemoved: true }, after: { isRemoved: false } }];
  });
}

export const undone = (state: Editing, changeGuid: Guid): Editing => takenBack(state, changeGuid, 'past', 'future');
export const redone = (state: Editing, changeGuid: Guid): Editing => takenBack(state, changeGuid, 'future', 'past');

/** What cannot be taken back here (somebody else has changed it since) is sent all the same: the server says it in words. */
function takenBack(state: Editing, changeGuid: Guid, from: 'past' | 'future', to: 'past' | 'future'): Editing {
  const undoes = state[from].at(-1);
  if (undoes === undefined) return state;
  const patches = state.patches.get(undoes) ?? [];
  const deed: Deed = { changeGuid, undoes, patches };
  return {
    ...state,
    isTyped: false,
    shown: afterDeed(state.shown, deed) ?? state.shown,
    waiting: [...state.waiting, deed],
    [from]: state[from].slice(0, -1),
    [to]: [...state[to], changeGuid],
    patches: new Map([...state.patches, [changeGuid, patches.map(inverse)]]),
  };
}

/** What is sent next; null while an answer or a reading is waited for. */
export function nextDeed(state: Editing): Deed | null {
  return state.onItsWay === null && !state.isBehind ? (state.waiting[0] ?? null) : null;
}

export function sent(state: Editing, { changeGuid }: Deed): Editing {
  return { ...state, onItsWay: changeGuid, lastSent: changeGuid };
}

/** No answer has come: the same deed is sent again under the same guid. */
export function unsent(state: Editing): Editing {
  return { ...state, onItsWay: null };
}

export function kept(state: Editing, changeGuid: Guid, answer: Kept): Editing {
  const deed = state.waiting.find((one) => one.changeGuid === changeGuid);
  if (!deed) return state;
  // Nothing was changed, so that there is no revision to take back: that number is another change's.
  if (answer.revision === state.revision)
    return { ...without(state, changeGuid), onItsWay: null, isBehind: state.isBehind || answer.isBehind };
  const known = afterDeed(state.known, deed);
  const after = known ?? state.known;
  const hasOtherNumbers = Object.entries(answer.numbers).some(
    ([guid, n]) => (after.blocks.get(guid) ?? after.fields.get(guid))?.n !== n,
  );
  return {
    ...state,
    known: after,
    // A reading may have come before the answer.
    revision: Math.max(state.revision, answer.revision),
    faults: answer.faults,
    waiting: state.waiting.filter((one) => one !== deed),
    onItsWay: null,
    isBehind: answer.isBehind || hasOtherNumbers || known === null,
    revisions: new Map([...state.revisions, [changeGuid, answer.revision]]),
  };
}

/** The server has refused it: it goes, and with it whatever would have taken it back. */
export function refused(state: Editing, changeGuid: Guid): Editing {
  return { ...without(state, changeGuid), onItsWay: null, isBehind: true };
}

/** Nothing that waits is done. */
export function givenUp(state: Editing): Editing {
  return state.waiting.reduce<Editing>((now, { changeGuid }) => without(now, changeGuid), { ...state, onItsWay: null });
}

/** As if it had never been done. */
function without(state: Editing, changeGuid: Guid): Editing {
  const gone = new Set([changeGuid]);
  for (const deed of state.waiting) if ('undoes' in deed && gone.has(deed.undoes)) gone.add(deed.changeGuid);
  const waiting = state.waiting.filter((deed) => !gone.has(deed.changeGuid));
  return {
    ...state,
    waiting,
    shown: afterDeeds(state.known, waiting),
    past: state.past.filter((guid) => !gone.has(guid)),
    future: state.future.filter((guid) => !gone.has(guid)),
  };
}

/** The server's form has come. What waits is done to it anew; an older one than is known here is passed over. */
export function read(state: Editing, view: FormView): Editing {
  if (view.guid !== state.formGuid) return begun(view);
  if (view.revision < state.revision) return state;
  if (view.revision === state.revision && !state.isBehind)
    return { ...state, faults: view.faults, applicationCount: view.applicationCount ?? 0 };
  const known = wholeOf(view);
  const numbers = otherNumbers(state.known, known);
  const now: Editing = {
    ...state,
    known,
    revision: view.revision,
    waiting: renumberedDeeds(state.waiting, numbers),
    isBehind: false,
    faults: view.faults,
    applicationCount: view.applicationCount ?? 0,
  };
  return standing(now, numbers.size > 0);
}

/** What was done before a reload waits again, in front of what has been done since. */
export function resumed(state: Editing, { waiting, patches, revisions }: KeptDeeds): Editing {
  return standing({
    ...state,
    waiting: [...waiting, ...state.waiting],
    // It may be with the server: nothing is added to what goes under these guids.
    lastSent: state.waiting.length > 0 ? state.lastSent : (waiting.at(-1)?.changeGuid ?? null),
    past: [...waiting.flatMap((deed) => ('edits' in deed ? [deed.changeGuid] : [])), ...state.past],
    revisions: new Map([...revisions, ...state.revisions]),
    patches: new Map([...patches, ...state.patches]),
  });
}

/** Without what somebody else has changed since it was done. */
function standing(state: Editing, hasOtherNumbers = false): Editing {
  const overtaken = standingDeeds(state, hasOtherNumbers);
  const left = overtaken.reduce<Editing>((now, { changeGuid }) => without(now, changeGuid), state);
  return { ...left, shown: afterDeeds(left.known, left.waiting), overtaken };
}

function otherNumbers(before: WholeForm, after: WholeForm): Map<number, number> {
  const parts = (form: WholeForm) => [...form.blocks.values(), ...form.fields.values()];
  const now = new Map(parts(after).map(({ guid, n }) => [guid, n]));
  return new Map(
    parts(before).flatMap(({ guid, n }) =>
      now.has(guid) && now.get(guid) !== n ? [[n, now.get(guid)!] as const] : [],
    ),
  );
}
