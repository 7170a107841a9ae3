// S3: every call with valid input, then spoilt: wrong types, huge, hostile and unknown values. No answer is a 5xx or
// reveals internals, and refused input changes nothing.

import { CALLS, type CallDefinition } from '@rampa/contract';
import { isFailureCode, newGuid } from '@rampa/kernel';
import type { Chance } from '../client/seeded.ts';
import { Rules } from './expected.ts';
import type { Reply, Request } from './target.ts';
import type { Person } from './people.ts';
import { shapesOf } from './sample.ts';
import { Stored } from './stored.ts';
import { formOf, ownVariant, type Form } from './variants.ts';
import type { World } from './world.ts';

export interface FuzzReport {
  seed: number;
  requests: number;
  statuses: Record<number, number>;
  faults: string[];
}

/** Words that only occur inside the server. */
const INSIDE =
  /\bat [\w.<>]+ \(|\.ts:\d|\.js:\d|node_modules|\bselect\b .+ \bfrom\b|insert into|violates|syntax error|\bpg_\w|uuid\[\]|QueryFailed|ZodError|TypeError|undefined is not/i;

const HOSTILE: readonly unknown[] = [
  ...[null, '', ' ', '0', -1, 0, 1.5, 1e308, -1e308, 2 ** 31, 2 ** 53, 1e16, true, [], {}, [[]]],
  ...[
    '\u0000',
    'а\u0000б',
    '\ud800',
    'а\udfffб',
    '\u202eгорп',
    '\ufeff',
    'А'.repeat(100_000),
    '👩‍👩‍👧‍👦'.repeat(50),
    'й'.normalize('NFD'),
  ],
  ...[
    `'; drop table accounts.account; --`,
    `" or 1=1`,
    '%',
    '_',
    '\\',
    '$1',
    '${7*7}',
    '{{7*7}}',
    '../../etc/passwd',
    '%00',
  ],
  ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', 'javascript:alert(1)', '=1+1', '@SUM(A1)'],
  ...['__proto__', 'constructor', 'toString', 'NaN', 'Infinity', '1e400', '0x10', '١٢٣', 'not-a-guid', '2026-02-30'],
  ...['9999-99-99', '275760-09-13', '0000-01-01', '-000001-01-01T00:00:00Z', '2026-11-20T25:00:00Z', 'Mars/Phobos'],
  ...['00000000-0000-0000-0000-000000000000', 'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF', '#GGGGGG', '{', '[1,2'],
  ...[{ $gt: '' }, { toString: 'x' }, { constructor: { prototype: { isAdmin: true } } }, ['a', 'a'], nested(200)],
];

function nested(depth: number): unknown {
  return Array.from({ length: depth }).reduce<unknown>((inner) => ({ a: inner }), 1);
}

/** Most random writes that may pile up on each other. */
const WRITES = 5;

const LONG_ADDRESS = 8_000;
const TOLD_EVERY = 5_000;

export async function fuzz(
  world: World,
  chance: Chance,
  count: number,
  say: (line: string) => void = () => undefined,
): Promise<FuzzReport> {
  const stored = await Stored.keep(world.target);
  const rules = new Rules();
  const report: FuzzReport = { seed: chance.seed, requests: 0, statuses: {}, faults: [] };
  const forms = new Map<string, Form | null>();
  let written = 0;
  while (report.requests < count) {
    const call = chance.pick(CALLS);
    // Sign-ins and letters are slow on purpose, so they are few.
    if (rules.of(call).who.includes('public') && chance.whole(0, 7) > 0) continue;
    const person = personFor(world, chance, rules, call);
    const shape = chance.whole(0, Math.max(0, shapesOf(call) - 1));
    const id = `${call.id} ${person.name} ${shape}`;
    if (!forms.has(id)) forms.set(id, await formOf(world, call, person, shape));
    const form = forms.get(id) ?? { shape, slots: [], personal: [], program: 0 };
    const variant = await ownVariant(world, call, person, form, chance.whole(0, 3) > 0);
    const { request, isUnknown } = spoilt(variant!.request, call, chance);
    const what = `${call.id} by ${person.name}: ${JSON.stringify(request).slice(0, 400)}`;
    const before = isUnknown ? (await stored.changed()).join() : null;
    const reply = await world.target.ask(call, request, person.token).catch((error: unknown) => String(error));
    report.requests++;
    if (report.requests % TOLD_EVERY === 0) say(`${report.requests} запросов, сбоев ${report.faults.length}`);
    if (typeof reply === 'string') {
      // An extremely long address is refused while the body is still being sent, so the answer may be cut off.
      if (JSON.stringify(request.query).length > LONG_ADDRESS) continue;
      report.faults.push(`${what}: no answer, ${reply}`);
      continue;
    }
    report.statuses[reply.status] = (report.statuses[reply.status] ?? 0) + 1;
    const fault = faultOf(call, reply, isUnknown);
    if (fault) report.faults.push(`${what}: ${fault}`);
    if (before !== null && (await stored.changed()).join() !== before) {
      report.faults.push(`${what}: an unknown field, and yet something changed`);
    }
    if (reply.status < 400 && call.kind !== 'read') written++;
    const hasEnded = reply.status === 401 && person.kind !== 'nobody';
    if (!hasEnded && written < WRITES) continue;
    await stored.restore(await stored.changed());
    written = 0;
  }
  await stored.restore(await stored.changed());
  return report;
}

/** Mostly a person who may make the call, so that the call itself is reached. */
function personFor(world: World, chance: Chance, rules: Rules, call: CallDefinition): Person {
  const { who } = rules.of(call);
  if (chance.whole(0, 9) === 0) return chance.pick(world.people);
  if (who.includes('judge') && (who.length === 1 || chance.whole(0, 1) === 0)) return world.person('судья');
  if (who.includes('presenter') && (who.length === 1 || chance.whole(0, 1) === 0)) return world.person('ведущий');
  if (who.includes('member') && (who.length === 1 || chance.whole(0, 1) === 0)) return world.person('участник');
  return world.person('организатор');
}

function faultOf(call: CallDefinition, { status, text, headers }: Reply, isUnknown: boolean): string | null {
  if (status >= 500) return `${status} ${text.slice(0, 300)}`;
  if (isUnknown && status < 400) return `${status}, although it has an unknown field`;
  const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
  if (status < 400 && call.kind === 'file') return null;
  if (!isJson) return `${status} is no JSON: ${headers.get('content-type')}`;
  if (headers.get('x-content-type-options') !== 'nosniff') return 'a browser may guess what it is';
  if (status < 400) return null;
  const { success, errors } = JSON.parse(text) as { success: boolean; errors: { code: string; message: string }[] };
  if (success || errors.length === 0) return `${status} without a reason`;
  const strange = errors.find(({ code, message }) => !isFailureCode(code) || !/[А-Яа-яё]/.test(message));
  if (strange) return `${status} says «${strange.code}: ${strange.message}»`;
  const words = errors.map(({ message }) => message).join(' ');
  return INSIDE.test(words) ? `tells of the inside: ${words.slice(0, 300)}` : null;
}

function spoilt(request: Request, call: CallDefinition, chance: Chance): { request: Request; isUnknown: boolean } {
  const made = structuredClone({ ...request, body: request.body ?? {} }) as Request;
  const places = placesOf(made, call);
  let isUnknown = false;
  for (let times = chance.whole(0, 3); times > 0; times--) {
    const place = chance.pick(places);
    if (!place) break;
    const [holder, name] = place;
    const act = chance.whole(0, 9);
    if (act === 0) delete holder[name];
    else if (act === 1) holder[name] = newGuid();
    else if (act === 2 && typeof holder[name] === 'string') holder[name] = `${String(holder[name])}\u0000`;
    else holder[name] = structuredClone(chance.pick(HOSTILE));
  }
  // Unknown fields come last and at the top level, so that the rest may be valid.
  if (chance.whole(0, 7) === 0) {
    const name = chance.pick(['organizerGuid', 'isVerified', 'userType', 'competition_guid', 'constructor', 'x']);
    const holder = (call.method === 'GET' || call.takesFile ? made.query : made.body) as Record<string, unknown>;
    if (holder && typeof holder === 'object' && !Array.isArray(holder)) {
      holder[name] = newGuid();
      isUnknown = !call.takesFile;
    }
  }
  return { request: made, isUnknown };
}

type Holder = Record<string, unknown>;

/** Every field at any depth. */
function placesOf({ query, params, body }: Request, call: CallDefinition): [Holder, string][] {
  const places: [Holder, string][] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const name of Object.keys(value)) {
      places.push([value as Holder, name]);
      walk((value as Holder)[name]);
    }
  };
  walk(query);
  walk(params);
  if (call.method !== 'GET' && !call.takesFile) walk(body);
  return places;
}
