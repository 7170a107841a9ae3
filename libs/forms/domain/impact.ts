// What a changed form does to answers that are there already: which are no longer seen, which no longer count, what must
// be answered now. None of them is lost: a hidden or removed answer stays where it is.

import type { Guid } from '@rampa/kernel';
import { isFilled, type SystemFacts } from './conditions.ts';
import { evaluate } from './evaluate.ts';
import type { BlockAnswers, Form, FormField } from './form-types.ts';

/**
 * hidden: its rule hides it now. removed: the form asks it no more. shown: it is seen again. unfilled: it must be
 * answered now. wrong: it breaks a limit now.
 */
export const EFFECTS = ['hidden', 'removed', 'shown', 'unfilled', 'wrong'] as const;
export type Effect = (typeof EFFECTS)[number];

export interface Touched {
  /** Of the application's own block. */
  blockGuid: Guid;
  field: FormField;
  effect: Effect;
}

type Seen = 'seen' | 'hidden' | 'absent';

/** What is different in one application. `given` has every block that the later form asks for (`completed`). */
export function touchedAnswers(
  before: Form,
  after: Form,
  given: readonly BlockAnswers[],
  facts: SystemFacts,
): Touched[] {
  const [was, is] = [statesOf(before, given, facts), statesOf(after, given, facts)];
  const touched: Touched[] = [];
  for (const { guid, answers } of given) {
    const [old, now] = [was.get(guid) ?? NOTHING, is.get(guid) ?? NOTHING];
    for (const n of new Set([...old.keys(), ...now.keys()])) {
      const [one, other] = [old.get(n), now.get(n)];
      const field = (other ?? one)!.field;
      const tell = (effect: Effect) => touched.push({ blockGuid: guid, field, effect });
      if (isFilled(answers[n])) {
        const [from, to] = [seenOf(one), seenOf(other)];
        if (from !== to && to === 'absent') tell('removed');
        if (from === 'seen' && to === 'hidden') tell('hidden');
        if (from !== 'seen' && to === 'seen') tell('shown');
      }
      if (other?.isMissing && !one?.isMissing) tell('unfilled');
      if (other?.fault && other.fault !== one?.fault) tell('wrong');
    }
  }
  return touched;
}

type State = { field: FormField; isVisible: boolean; isMissing: boolean; fault: string | null };
const NOTHING: ReadonlyMap<number, State> = new Map();

function statesOf(form: Form, given: readonly BlockAnswers[], facts: SystemFacts) {
  const { blocks } = evaluate(form, given, facts);
  return new Map(
    [...blocks].map(([guid, { fields }]) => [guid, new Map(fields.map((state) => [state.field.n, state] as const))]),
  );
}

const seenOf = (state: State | undefined): Seen => (!state ? 'absent' : state.isVisible ? 'seen' : 'hidden');

/** The blocks that an application lacks: those of which the form asks for more than there are. In the order to insert. */
export function missingBlocks(form: Form, given: readonly BlockAnswers[], newGuid: () => Guid): BlockAnswers[] {
  const added: BlockAnswers[] = [];
  const counts = new Map<string, number>();
  const count = ({ blockGuid, parentGuid }: BlockAnswers) => {
    const key = `${blockGuid} ${parentGuid}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  given.forEach(count);
  const ofBlock = Map.groupBy(given, ({ blockGuid }) => blockGuid);
  for (const block of form.blocks) {
    const parents: (Guid | null)[] =
      block.parentGuid === null ? [null] : (ofBlock.get(block.parentGuid) ?? []).map(({ guid }) => guid);
    for (const parentGuid of parents) {
      for (let have = counts.get(`${block.guid} ${parentGuid}`) ?? 0; have < block.min; have++) {
        const one = { guid: newGuid(), blockGuid: block.guid, parentGuid, answers: {} };
        added.push(one);
        ofBlock.set(block.guid, [...(ofBlock.get(block.guid) ?? []), one]);
      }
    }
  }
  return added;
}

export interface FieldImpact {
  fieldGuid: Guid;
  title: string;
  effect: Effect;
  applications: number;
  values: number;
}

/** Adds up what a changed form touches, application by application. */
export class ImpactSum {
  applications = 0;
  values = 0;
  readonly #sums = new Map<string, FieldImpact>();

  /** `carried`: answers of the application that go over into another field, or stay behind with theirs. */
  add(touched: readonly Touched[], carried = 0): void {
    if (touched.length + carried > 0) this.applications += 1;
    this.values += touched.length + carried;
    const counted = new Set<string>();
    for (const { field, effect } of touched) {
      const key = `${field.guid} ${effect}`;
      const sum = this.#sums.get(key) ?? {
        fieldGuid: field.guid,
        title: field.title,
        effect,
        applications: 0,
        values: 0,
      };
      sum.values += 1;
      if (!counted.has(key)) sum.applications += 1;
      counted.add(key);
      this.#sums.set(key, sum);
    }
  }

  /** What touches most applications first. */
  fields(): FieldImpact[] {
    return [...this.#sums.values()].toSorted(
      (one, other) => other.applications - one.applications || one.title.localeCompare(other.title, 'ru'),
    );
  }
}
