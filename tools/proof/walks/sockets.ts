// S12: every view × everybody × own, foreign, random and malformed keys over the socket. The answer must equal that of
// the call which reads the view.

import { CALLS, VIEW_NAMES, VIEWS, type CallDefinition, type ViewName } from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import { openLiveSocket } from '../client/live-socket.ts';
import type { Content } from './more-content.ts';
import { Rules } from './expected.ts';
import { filled } from './target.ts';
import { KEYS, KINDS } from './kinds.ts';
import type { Person } from './people.ts';
import type { Slot } from './sample.ts';
import type { Named, World } from './world.ts';

export interface SocketsReport {
  views: number;
  people: number;
  asked: number;
  admitted: number;
  refusals: Record<string, number>;
  faults: string[];
}

type Choice = 'own' | 'foreign' | 'random' | 'malformed';
const CHOICES: readonly Choice[] = ['own', 'foreign', 'random', 'malformed'];
const ANSWER_WITHIN_MS = 20_000;
const STATUS_OF: Record<string, number> = { unauthorized: 401, forbidden: 403, notFound: 404, badRequest: 400 };

export async function socketsWalk(world: World, people = world.people): Promise<SocketsReport> {
  const rules = new Rules();
  const report: SocketsReport = {
    ...{ views: VIEW_NAMES.length, people: people.length, asked: 0, admitted: 0, refusals: {}, faults: [] },
  };
  for (const person of people) {
    for (const choice of CHOICES) {
      const socket = openLiveSocket(world.target.url, person.token);
      try {
        for (const view of VIEW_NAMES) {
          const asked = await keyFor(world, view, person, choice);
          const answer = (await socket
            .timeout(ANSWER_WITHIN_MS)
            .emitWithAck('subscribe', { view, key: asked.key })
            .catch((error: unknown) => ({ ok: false, code: String(error) }))) as { ok: boolean; code?: string };
          report.asked++;
          if (answer.ok) report.admitted++;
          else report.refusals[answer.code!] = (report.refusals[answer.code!] ?? 0) + 1;
          const fault = faultOf(rules, view, person, choice, asked, answer);
          if (fault) report.faults.push(`${view}, ${person.name}, ${choice}: ${fault}`);
        }
      } finally {
        socket.disconnect();
      }
    }
  }
  return report;
}

interface AskedKey {
  key: string;
  named: readonly Named[];
  isPublic: boolean;
  isPersonal: boolean;
}

/** The contract's description of a key: «program guid:judge guid». */
export async function keyFor(world: World, view: ViewName, person: Person, choice: Choice): Promise<AskedKey> {
  const home: Content = choice === 'foreign' ? world.strangerTo(person) : person.home;
  const words = VIEWS[view].key;
  const own = KEYS[words];
  if (own) {
    const account = choice === 'foreign' ? world.person('организатор').account : person.account;
    const isOwners = person.name === 'организатор';
    const asked = choice === 'foreign' && isOwners ? world.person('чужой организатор').account : account;
    const [row] = await world.target.sql<{ key: string }>(filled(own.sql, { event: home.event, account: asked }));
    const key = choice === 'malformed' ? 'не-ключ' : choice === 'random' ? newGuid() : (row?.key ?? newGuid());
    return { key, named: [], isPublic: own.isPublic ?? false, isPersonal: !own.isPublic };
  }
  const kinds = words.split(':').map((part) => /^(\w+) guid$/.exec(part)?.[1]);
  const named: Named[] = [];
  const keys: string[] = [];
  for (const kind of kinds) {
    if (!kind || !(kind in KINDS)) {
      throw new Error(
        `tools/proof/walks/kinds.ts: add to KEYS how to find the key of a view that is said to be «${words}»`,
      );
    }
    const slot: Slot = { kind: kind as Slot['kind'], path: view, nth: 0, isList: false, isRequired: true };
    const thing = (await world.thing(slot, person, home, 0))!;
    if (choice === 'random') named.push({ ...slot, value: newGuid(), of: null });
    else named.push(thing);
    keys.push(choice === 'malformed' ? 'не-guid' : String(named.at(-1)!.value));
  }
  const isPublic = callOf(view).who.includes('public');
  return { key: keys.join(':'), named, isPublic, isPersonal: false };
}

/** The call that reads the view. */
export function callOf(view: ViewName): CallDefinition {
  const address = VIEWS[view].readAt('0:0').split('?')[0]!;
  const found = CALLS.find(
    ({ method, path }) => method === 'GET' && new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(address),
  );
  if (!found) throw new Error(`No call reads the view «${view}» at ${address}`);
  return found;
}

function faultOf(
  rules: Rules,
  view: ViewName,
  person: Person,
  choice: Choice,
  asked: AskedKey,
  answer: { ok: boolean; code?: string },
): string | null {
  const said = answer.ok ? 200 : (STATUS_OF[answer.code!] ?? answer.code);
  if (asked.isPublic) {
    const isKnown = choice === 'own' || choice === 'foreign';
    return answer.ok === isKnown ? null : `${said}, although the key is ${isKnown ? 'known' : 'nobody’s'}`;
  }
  const door =
    person.kind === 'nobody'
      ? 401
      : asked.isPersonal
        ? ownOnly(person, choice)
        : expectedAt(rules, view, person, choice, asked);
  return said === door ? null : `${said} instead of ${door}`;
}

function ownOnly(person: Person, choice: Choice): number {
  return person.account !== null && choice === 'own' ? 200 : 404;
}

function expectedAt(rules: Rules, view: ViewName, person: Person, choice: Choice, { named }: AskedKey): number {
  // Keys have no format of their own, so nonsense is as unknown as any other key.
  if (choice === 'malformed') return 404;
  const door = rules.expected(callOf(view), person, named, true);
  return door === 'in' || door === 'open' ? 200 : door;
}
