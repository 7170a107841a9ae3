// S1: every call × everybody × own, foreign, mixed, random, missing and malformed guids. No call succeeds unexpectedly,
// reveals another's data, or changes anything by a refusal.

import { CALLS, type CallDefinition } from '@rampa/contract';
import { isTurnOf } from '../../build/test/turns.mjs';
import { Rules, type Expected } from './expected.ts';
import type { Reply } from './target.ts';
import type { Person } from './people.ts';
import { shapesOf } from './sample.ts';
import { Stored } from './stored.ts';
import { formOf, ownVariant, variantsOf, type Form, type Variant } from './variants.ts';
import type { World } from './world.ts';

export interface WalkReport {
  calls: number;
  people: number;
  requests: number;
  /** Number of answers by status. */
  statuses: Record<number, number>;
  faults: string[];
  /** Calls in which nobody succeeded. */
  unsuccessful: string[];
  reads: { all: number; successful: number };
}

interface Step {
  person: Person;
  variant: Variant;
  expected: Expected;
}

const AT_ONCE = 24;
const TRIES = 8;
/** In a short walk. */
const FEW_TRIES = 3;
const OF_PUBLIC = ['организатор', 'участник', 'никто'];

export class Walk {
  readonly #world: World;
  readonly #rules: Rules;
  readonly #stored: Stored;
  readonly #report: WalkReport;
  readonly #successful = new Set<string>();
  /** «Room/Call kind of person», once somebody of the kind has tried. */
  readonly #entered = new Set<string>();
  /** Each call's last answer to a person who may make it. */
  readonly #last = new Map<string, string>();
  #isWhole = false;

  private constructor(world: World, stored: Stored, rules: Rules) {
    this.#world = world;
    this.#stored = stored;
    this.#rules = rules;
    this.#report = {
      ...{ calls: CALLS.length, people: world.people.length, requests: 0, statuses: {}, faults: [] },
      ...{ unsuccessful: [], reads: { all: 0, successful: 0 } },
    };
  }

  /** `isWhole`: everybody tries every kind of guid, as a few people do in a short walk. */
  static async run(world: World, given: { isWhole?: boolean; calls?: readonly CallDefinition[] } = {}) {
    const stored = await Stored.keep(world.target);
    const walk = new Walk(world, stored, new Rules());
    const people = given.isWhole ? world.people.map((each) => ({ ...each, care: 3 as const })) : world.people;
    walk.#isWhole = given.isWhole ?? false;
    for (const call of given.calls ?? CALLS) await walk.#call(call, people);
    return walk.#ended(given.calls ?? CALLS);
  }

  async #call(call: CallDefinition, everybody: readonly Person[]): Promise<void> {
    // Calls open to everybody are asked by one person, because some are slow on purpose.
    const isPublic = this.#rules.of(call).who.includes('public');
    const people = isPublic ? everybody.filter(({ name }) => OF_PUBLIC.includes(name)) : this.#trying(call, everybody);
    const refused: Step[] = [];
    const entering: [Person, Form][] = [];
    const seen = new Set<string>();
    for (let shape = 0; shape < shapesOf(call); shape++) {
      for (const person of people) {
        const form = await formOf(this.#world, call, person, shape);
        if (!form) {
          if (person.name === 'организатор') this.#fault(`${call.id}: the world has nothing for all of its guids`);
          continue;
        }
        const signature = `${person.name} ${form.slots.map(({ path, nth }) => `${path}${nth}`).join()}`;
        const isKnown = seen.has(signature);
        seen.add(signature);
        const variants = isKnown ? [] : await variantsOf(this.#world, call, person, form);
        for (const variant of variants) {
          const door = this.#rules.expected(call, person, variant.named, variant.isRead);
          const expected = door === 'in' && variant.isAnothers ? 404 : door;
          // In a short walk only people who differ in more than one section try writes.
          const isSpared =
            expected === 'in' &&
            call.kind === 'write' &&
            (person.care === 1 || (!this.#isItsTurn(call) && entering.some(([one]) => one.kind === person.kind)));
          if (isSpared) continue;
          if (expected === 'in' || (expected === 'open' && variant.name === 'свои')) entering.push([person, form]);
          else refused.push({ person, variant, expected });
        }
      }
    }
    await this.#refusals(call, refused);
    await this.#entries(call, entering);
  }

  /**
   * In a short walk each ended session tries a third of the calls, since one check ends them all, and mixtures of guids
   * are tried only where it is the call's turn, by a link only where it may enter. Out of its turn a call is tried by
   * the employees of its own sections and a few of the others, since one check knows all sections.
   */
  #trying(call: CallDefinition, everybody: readonly Person[]): Person[] {
    if (this.#isWhole) return [...everybody];
    const { who } = this.#rules.of(call);
    const ended = everybody.filter(({ kind, token }) => kind === 'nobody' && token);
    return everybody
      .filter((person) => !ended.includes(person) || (ended.indexOf(person) + turnOf(call)) % 3 === 0)
      .filter((person, index) => {
        const section = Object.keys(person.sections.all)[0];
        const isOfOne = person.kind === 'employee' && person.care === 1;
        return !isOfOne || this.#isItsTurn(call) || who.includes(`org:${section}`) || (index + turnOf(call)) % 6 === 0;
      })
      .map((person) => {
        const isLink = person.kind === 'judge' || person.kind === 'presenter';
        const isIn = !isLink || who.some((one) => one === person.kind || one === 'any');
        return isIn && this.#isItsTurn(call) ? person : { ...person, care: lessCare(person) };
      });
  }

  /** In npm test a quarter of the calls is walked with care, by the commit. */
  #isItsTurn(call: CallDefinition): boolean {
    return this.#isWhole || isTurnOf(CALLS.indexOf(call));
  }

  async #refusals(call: CallDefinition, steps: readonly Step[]): Promise<void> {
    const randoms = new Map<Person, string>();
    const foreign: [Step, Reply][] = [];
    for (let from = 0; from < steps.length; from += AT_ONCE) {
      await Promise.all(
        steps.slice(from, from + AT_ONCE).map(async (step) => {
          const reply = await this.#ask(call, step.person, step.variant);
          if (step.variant.name === 'случайные') randoms.set(step.person, reply.text);
          else if (step.expected === 404) foreign.push([step, reply]);
          this.#judge(call, step, reply);
        }),
      );
    }
    for (const [step, { text }] of foreign) {
      const random = randoms.get(step.person);
      if (random !== undefined && random !== text) {
        this.#fault(`${tell(call, step)}: told apart from a guid that nobody has: ${text.slice(0, 200)}`);
      }
    }
    const changed = await this.#stored.changed();
    if (changed.length === 0) return;
    await this.#stored.restore(changed);
    if (this.#rules.of(call).who.includes('public')) return;
    await this.#blame(call, steps, changed);
  }

  /** Finds out who of them changed something, one after another. */
  async #blame(call: CallDefinition, steps: readonly Step[], changed: readonly string[]): Promise<void> {
    for (const step of steps) {
      await this.#ask(call, step.person, step.variant);
      const tables = await this.#stored.changed();
      if (tables.length === 0) continue;
      await this.#stored.restore(tables);
      return this.#fault(`${tell(call, step)}: refused, and yet changed ${tables.join(', ')}`);
    }
    this.#fault(`${call.id}: refusals together changed ${changed.join(', ')}`);
  }

  /** Everybody who may make the call succeeds; changes are undone. */
  async #entries(call: CallDefinition, entering: readonly [Person, Form][]): Promise<void> {
    if (call.kind === 'write' || call.kind === 'job' || call.who.includes('public')) {
      for (const [person, form] of entering) await this.#enter(call, person, form);
      return;
    }
    // Reads run all at once, and together they must not have changed anything.
    for (let from = 0; from < entering.length; from += AT_ONCE) {
      const some = entering.slice(from, from + AT_ONCE);
      await Promise.all(some.map(([person, form]) => this.#enter(call, person, form)));
    }
    const changed = await this.#stored.changed();
    await this.#stored.restore(changed);
    // A diploma gets its number when it is first drawn.
    if (changed.length === 0 || call.kind === 'file') return;
    this.#fault(`${call.id}: a read changed ${changed.join(', ')}`);
  }

  /** One person of each kind tries until he succeeds; for the others only the guard's answer is checked. */
  async #enter(call: CallDefinition, person: Person, form: Form): Promise<void> {
    const kind = `${call.id} ${person.kind}`;
    const tries = this.#entered.has(kind) || call.who.includes('public') ? 1 : this.#isWhole ? TRIES : FEW_TRIES;
    this.#entered.add(kind);
    for (let attempt = 0; attempt < tries; attempt++) {
      const order = [0, 1, 2, 3].map((program) => (attempt + program) % 4);
      const other = attempt === 0 ? form : await formOf(this.#world, call, person, form.shape + attempt, order);
      const variant = other && (await ownVariant(this.#world, call, person, other, attempt % 2 === 0));
      if (!variant) continue;
      const reply = await this.#ask(call, person, variant);
      this.#judge(call, { person, variant, expected: call.who.includes('public') ? 'open' : 'in' }, reply);
      // 202: a job has begun.
      const isDone = [200, 202].includes(reply.status);
      if (isDone) this.#successful.add(call.id);
      else this.#last.set(call.id, `${reply.status} ${codesOf(reply.text)}`);
      if (call.kind === 'write' || call.kind === 'job' || call.who.includes('public')) {
        const changed = await this.#stored.changed();
        for (const kind of await this.#undeclared(call, changed))
          this.#fault(`${call.id}: told ${kind}, and its changes do not say so`);
        await this.#stored.restore(changed);
        if (!isDone && changed.length > 0) {
          this.#fault(`${call.id} for ${person.name}: answered ${reply.status}, and changed ${changed.join(', ')}`);
        }
      }
      if (isDone) return;
    }
  }

  /** Kinds of events that the call has written without declaring them: pages would not know what to read again. */
  async #undeclared(call: CallDefinition, changed: readonly string[]): Promise<string[]> {
    if (call.kind !== 'write' || !changed.includes('live.event')) return [];
    const rows = await this.#world.target.sql<{ kind: string }>(
      `select distinct kind from live.event e where not exists (select from kept."live.event" k
        where (k.stream_guid, k.revision, k.n) = (e.stream_guid, e.revision, e.n))`,
    );
    return rows.map(({ kind }) => kind).filter((kind) => !call.changes.some((declared) => declared === kind));
  }

  async #ask(call: CallDefinition, person: Person, variant: Variant): Promise<Reply> {
    const reply = await this.#world.target.ask(call, variant.request, person.token);
    this.#report.requests++;
    this.#report.statuses[reply.status] = (this.#report.statuses[reply.status] ?? 0) + 1;
    return reply;
  }

  #judge(call: CallDefinition, step: Step, { status, text }: Reply): void {
    const { expected } = step;
    if (status >= 500) return this.#fault(`${tell(call, step)}: ${status} ${text.slice(0, 200)}`);
    const isRight =
      expected === 'open'
        ? status !== 403 || text.includes('deviceLimit')
        : expected === 'in'
          ? !/"code":"(?:forbidden|unauthorized|sessionEnded)"/.test(text)
          : status === expected;
    if (!isRight) this.#fault(`${tell(call, step)}: ${status} instead of ${expected}: ${text.slice(0, 160)}`);
  }

  #fault(text: string): void {
    this.#report.faults.push(text);
  }

  #ended(calls: readonly CallDefinition[]): WalkReport {
    const reads = calls.filter(({ kind }) => kind === 'read');
    this.#report.calls = calls.length;
    this.#report.unsuccessful = calls
      .filter(({ id }) => !this.#successful.has(id))
      .map(({ id }) => `${id}: ${this.#last.get(id) ?? 'not asked'}`);
    this.#report.reads = { all: reads.length, successful: reads.filter(({ id }) => this.#successful.has(id)).length };
    return this.#report;
  }
}

function turnOf(call: CallDefinition): number {
  return CALLS.indexOf(call) + Number(process.env.RAMPA_TEST_TURN ?? 0);
}

function lessCare({ care }: Person): 1 | 2 {
  return care === 3 ? 2 : care;
}

/** `code field` of each error. */
function codesOf(text: string): string {
  return [...text.matchAll(/"code":"(\w+)"(?:,"field":"([^"]*)")?/g)]
    .map(([, code, field = '']) => `${code} ${field}`.trim())
    .join(', ');
}

function tell(call: CallDefinition, { person, variant }: Step): string {
  return `${call.id}, ${person.name}, ${variant.name}`;
}
