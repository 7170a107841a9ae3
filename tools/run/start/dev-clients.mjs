// Both clients while developing: a Vite server for each, and the pages that the api gives out. The api writes into a page
// what belongs there (marks, beginnings, faces), so it is given Vite's page in place of a built one.

import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../services/ports.mjs';
import { launch } from '../services/processes.mjs';
import { Refusal } from '../services/refusal.mjs';
import { ROOT, withProductNode } from './node.mjs';

const CLIENTS = ['portal', 'stage'];
const START_LIMIT = 60_000;
const baseOf = (client) => `/assets/${client}/`;

/**
 * Answers the servers' processes, the scripts that stood inside the pages, by their address, and `portOf(path)`: of the
 * server that has this path, undefined for the api's.
 */
export async function startClients({ home, node, say, keep, products }) {
  const scripts = new Map();
  const started = await Promise.all(
    CLIENTS.map(async (client) => {
      const port = await freePort();
      const server = await startVite({ client, port, home, node, say, keep });
      const folder = join(products, client, 'dist');
      mkdirSync(folder, { recursive: true });
      if (client === 'portal') cpSync(join(ROOT, 'apps', client, 'public'), folder, { recursive: true });
      writeFileSync(join(folder, 'index.html'), outward(await pageOf(client, port, server), client, scripts));
      return { client, port, server };
    }),
  );
  return {
    servers: started.map(({ server }) => server),
    scripts,
    portOf: (path) => started.find(({ client }) => path.startsWith(baseOf(client)))?.port,
  };
}

async function startVite({ client, port, home, node, say, keep }) {
  const server = await launch({
    name: `vite-${client}`,
    home,
    command: node.path,
    args: [
      ...[join(ROOT, 'node_modules', '.bin', 'vite'), '--logLevel', 'warn', '--clearScreen', 'false'],
      ...['--host', '127.0.0.1', '--port', String(port), '--strictPort'],
    ],
    cwd: join(ROOT, 'apps', client),
    env: withProductNode(),
    echo: (line) => line.trim() && say(`[${client}] ${line}`),
  });
  return keep(server);
}

async function pageOf(client, port, server) {
  let ended = false;
  server.exited.then(() => (ended = true));
  for (const until = Date.now() + START_LIMIT; Date.now() < until && !ended;) {
    const answer = await fetch(`http://127.0.0.1:${port}${baseOf(client)}`, { headers: { accept: 'text/html' } }).catch(
      () => null,
    );
    if (answer?.ok) return answer.text();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Refusal(`Vite не запустился:\n${server.tail(20)}`);
}

/**
 * The content policy lets no script stand in a page: each gets an address. Preloads are left out: Vite's modules name
 * these files by other addresses.
 */
export function outward(page, client, scripts) {
  let count = 0;
  return page
    .replace(/<script type="module">([^]*?)<\/script>/g, (_, text) => {
      const path = `/__dev/${client}-${++count}.js`;
      scripts.set(path, text);
      return `<script type="module" src="${path}"></script>`;
    })
    .replace(/<link\s+rel="preload"[^>]*>\s*/g, '');
}
