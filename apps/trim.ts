// What the clients' builds leave out of modules because no page runs it.

import type { ESTree, Plugin } from 'vite';
import type { CallDefinition, Rule } from '@rampa/contract';
import type { FailureCode } from '@rampa/kernel';

/** The fields of a call that `callApi` and its like read; schemas are for the server. */
const KEPT = ['id', 'method', 'path', 'kind'];
const DESCRIBES = /\/libs\/contract\/(calls\/|live\/|shapes|envelope)/;

const DEFINES = /\/libs\/contract\/call\.ts/;
const READS_RULES = /\/libs\/contract\/rules-of\.ts/;
const OF_PAGES = /\/(libs\/[^/]+\/web|apps\/portal\/src)\/.*\.tsx?$/;
const ASKS_RULES = /\b(useCallForm|rulesOf)\(/;
const KEEPS_RULES = `
const kept = new Map();
export const keepRules = (id, rules) => void kept.set(id, rules);
export const rulesOf = ({ id }) => kept.get(id) ?? null;
`;
const CONTRACT = new URL('../libs/contract/index.ts', import.meta.url).href;
const KERNEL = new URL('../libs/kernel/failure.ts', import.meta.url).href;
const SAYS_FAILURE = /\bfailureText\((['"`])(\w+)\1\)/g;

/** Rules of the forms' calls by the name of their constant. They are derived here, where schemas are loaded. */
export async function callRules(): Promise<ReadonlyMap<string, Rule>> {
  const contract = (await import(/* @vite-ignore */ CONTRACT)) as typeof import('@rampa/contract');
  return new Map(
    Object.entries(contract).flatMap(([name, one]): [string, Rule][] => {
      const call = one as Partial<CallDefinition>;
      if (call.kind !== 'write' || !call.body) return [];
      const rules = contract.rulesOf(call as CallDefinition);
      return rules && isFilledIn(rules) ? [[name, rules]] : [];
    }),
  );
}

/** A switch cannot be filled in wrongly; a choice can be left open. */
function isFilledIn(rule: Rule): boolean {
  if (rule.is === 'fields') return Object.values(rule.fields).some(isFilledIn);
  return rule.is === 'list' || rule.is === 'record' ? rule.of !== undefined && isFilledIn(rule.of) : true;
}

/** The contract's constants without their schemas; clients check by hand what comes from the network. */
export function withoutSchemas(more: readonly string[] = []): Plugin {
  const wanted = new Set([...KEPT, ...more]);
  return {
    name: 'client-without-schemas',
    enforce: 'post',
    transform(code, id) {
      // A call without a schema gets none.
      if (DEFINES.test(id)) return { code: code.replace(/= z\.strictObject\(\{\}\)/, '= undefined'), map: null };
      if (!DESCRIBES.test(id)) return null;
      const cuts: { from: number; to: number; text: string }[] = [];
      walk(this.parse(code), (node) => {
        if (node.type !== 'CallExpression') return true;
        const {
          callee,
          arguments: [given],
        } = node;
        const isDefined = callee.type === 'Identifier' && callee.name === 'defineCall';
        if (!isDefined || given?.type !== 'ObjectExpression') {
          // A schema does nothing by being made, so one that nobody uses is left out.
          cuts.push({ from: node.start, to: node.start, text: '/* @__PURE__ */ ' });
          return true;
        }
        const kept = given.properties.filter(
          (one) => one.type === 'SpreadElement' || (one.key.type === 'Identifier' && wanted.has(one.key.name)),
        );
        const text = kept.map(({ start, end }) => code.slice(start, end)).join(', ');
        cuts.push({ from: node.start, to: node.end, text: `/* @__PURE__ */ defineCall({ ${text} })` });
        return false;
      });
      const trimmed = cuts
        .sort((one, other) => other.from - one.from)
        .reduce((all, { from, to, text }) => all.slice(0, from) + text + all.slice(to), code);
      return { code: trimmed, map: null };
    },
  };
}

/** A page that says a refusal of the catalogue by itself carries these words, not those of all rooms. */
export async function saidFailures(): Promise<Plugin> {
  const { failureText } = (await import(/* @vite-ignore */ KERNEL)) as typeof import('@rampa/kernel');
  return {
    name: 'client-said-failures',
    enforce: 'post',
    transform(code, id) {
      if (!OF_PAGES.test(id) || !code.includes('failureText(')) return null;
      const said = (_: string, _quote: string, name: string) => JSON.stringify(failureText(name as FailureCode));
      return { code: code.replace(SAYS_FAILURE, said), map: null };
    },
  };
}

/** Rules stand in the modules whose forms send the call: a page without a form carries none. */
export function rulesOfForms(rules: ReadonlyMap<string, Rule>): Plugin {
  return {
    name: 'client-rules-of-forms',
    enforce: 'post',
    load: (id) => (READS_RULES.test(id) ? KEEPS_RULES : null),
    transform(code, id) {
      if (!OF_PAGES.test(id) || !ASKS_RULES.test(code)) return null;
      const kept = importedBy(this.parse(code)).flatMap(({ name, local }) =>
        rules.has(name) ? [`keepRules(${local}.id, ${JSON.stringify(rules.get(name))});`] : [],
      );
      if (kept.length === 0) return null;
      return { code: ["import { keepRules } from '@rampa/contract';", code, ...kept].join('\n'), map: null };
    },
  };
}

/** Names that a module takes from the contract. */
function importedBy({ body }: ESTree.Program): { name: string; local: string }[] {
  return body
    .filter((one) => one.type === 'ImportDeclaration')
    .filter(({ source }) => source.value === '@rampa/contract')
    .flatMap(({ specifiers }) => specifiers)
    .filter((one) => one.type === 'ImportSpecifier')
    .flatMap(({ imported, local }) =>
      imported.type === 'Identifier' ? [{ name: imported.name, local: local.name }] : [],
    );
}

function walk(node: ESTree.Node, see: (node: ESTree.Node) => boolean): void {
  if (!see(node)) return;
  for (const value of Object.values(node) as unknown[]) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) if (isNode(child)) walk(child, see);
  }
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** Live delivery goes over WebSocket alone, on both sides (`/live`), so the other transports are never tried. */
export function withoutOtherTransports(): Plugin {
  const list = /\/engine\.io-client\/build\/esm\/transports\/index\.js$/;
  return {
    name: 'client-without-other-transports',
    enforce: 'pre',
    load: (id) =>
      list.test(id) ? "import { WS } from './websocket.js'; export const transports = { websocket: WS };" : null,
  };
}
