// What the clients' builds leave out of others' modules because none of their pages ever runs it.

import type { Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

/** All that `callApi` and its like read of a call; its schemas are for the server. */
const KEPT = ['id', 'method', 'path', 'kind'];
const DESCRIBES = /\/libs\/contract\/(calls\/|live\/|shapes|envelope)/;

const DEFINES = /\/libs\/contract\/call\.ts/;

/** The contract's constants without their schemas: what comes from the network the clients check by hand. */
export function withoutSchemas(more: readonly string[] = []): Plugin {
  const wanted = new Set([...KEPT, ...more]);
  return {
    name: 'client-without-schemas',
    enforce: 'post',
    transform(code, id) {
      // Who gives no schema is given none.
      if (DEFINES.test(id)) return { code: code.replace(/= z\.strictObject\(\{\}\)/, '= undefined'), map: null };
      if (!DESCRIBES.test(id)) return null;
      const cuts: { from: number; to: number; text: string }[] = [];
      walk(this.parse(code) as unknown as Node, (node) => {
        if (node.type !== 'CallExpression') return true;
        const [given] = node.arguments as Node[];
        if ((node.callee as Node).name !== 'defineCall' || given?.type !== 'ObjectExpression') {
          // A schema does nothing by being made, so one that nobody uses is left out.
          cuts.push({ from: node.start, to: node.start, text: '/* @__PURE__ */ ' });
          return true;
        }
        const properties = given.properties as Node[];
        const kept = properties.filter(
          ({ type, key }) => type === 'SpreadElement' || wanted.has((key as Node).name as string),
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

function walk(node: Node, see: (node: Node) => boolean): void {
  if (!see(node)) return;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child !== null && typeof child === 'object' && 'type' in child) walk(child as Node, see);
    }
  }
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
