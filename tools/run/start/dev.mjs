// npm run dev: the servers are rebuilt and restarted when a source of theirs changes; the clients come from Vite, which
// replaces what was edited in the open pages. One port serves everything, as in a real start.
//
// What it builds stands apart (.cache/dev), so that npm start never serves a page of developing.

import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../services/ports.mjs';
import { launch } from '../services/processes.mjs';
import { Refusal } from '../services/refusal.mjs';
import { prepare, startApp, untilReady } from './apps.mjs';
import { startClients } from './dev-clients.mjs';
import { startProxy } from './dev-proxy.mjs';
import { ROOT, withProductNode } from './node.mjs';
import { step } from './say.mjs';

const LOOK_EVERY = 300;
const SERVERS = ['api', 'worker'];
const PRODUCTS = join(ROOT, '.cache', 'dev');
const product = (app) => join(PRODUCTS, app, 'dist', 'main.js');

/** Answers the links of the demo contest. */
export async function develop(context) {
  const { home, node, say, keep } = context;
  rmSync(PRODUCTS, { recursive: true, force: true });
  const { builders, clients } = await step('Сборка', async () => {
    const builders = await Promise.all(SERVERS.map((app) => startBuilder({ app, home, node, say, keep })));
    const clients = await startClients({ home, node, say, keep, products: PRODUCTS });
    await firstBuilds(builders);
    return { builders, clients };
  });
  const inner = await freePort();
  const publicUrl = process.env.RAMPA_PUBLIC_URL || `http://localhost:${context.port}`;
  const env = { ...context.env, RAMPA_PORT: String(inner), RAMPA_PUBLIC_URL: publicUrl };
  const about = { ...context, env, port: inner, products: PRODUCTS };
  const links = await step('Подготовка базы данных', () => prepare(about));
  const apps = {};
  await step('Сервер', async () => {
    for (const app of SERVERS) apps[app] = await startApp({ app, ...about });
    await untilReady({ port: inner, apps: Object.values(apps), home });
  });
  const proxy = keep(await startProxy({ port: context.port, inner, clients }));
  for (const one of [...builders, ...clients.servers]) {
    one.exited.then(() => context.isStopping() || say('Сборщик остановился: перезапустите npm run dev.'));
  }
  keep(
    watchProducts(async (app) => {
      say(`${app}: собрано заново`);
      if (app === 'api') await prepare(about); // a new migration came perhaps
      await apps[app].restart();
      if (app === 'api') proxy.reload();
    }, say),
  );
  return links;
}

async function startBuilder({ app, home, node, say, keep }) {
  const builder = await launch({
    name: `build-${app}`,
    home,
    command: node.path,
    args: [
      ...[join(ROOT, 'node_modules', '.bin', 'vite'), 'build', '--watch', '--logLevel', 'warn'],
      ...['--outDir', join(PRODUCTS, app, 'dist')],
    ],
    cwd: join(ROOT, 'apps', app),
    env: withProductNode(),
    echo: (line) => line.trim() && say(`[${app}] ${line}`),
  });
  return keep(builder);
}

// A source that does not build yet is no reason to give up: its fault is shown, and mending it goes on from here.
async function firstBuilds(builders) {
  let ended;
  for (const builder of builders) builder.exited.then(() => (ended = builder));
  while (!SERVERS.every((app) => changedAt(app) > 0)) {
    if (ended) throw new Refusal(`Сборка не удалась:\n${ended.tail(20)}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
}

// A build empties its folder first: while the product is absent it has no time.
const changedAt = (app) => statSync(product(app), { throwIfNoEntry: false })?.mtimeMs ?? 0;

function watchProducts(onChange, say) {
  const seen = new Map(SERVERS.map((app) => [app, changedAt(app)]));
  const before = new Map(seen);
  let busy = false;
  const timer = setInterval(async () => {
    if (busy) return; // what changes meanwhile is seen next time
    busy = true;
    for (const app of SERVERS) {
      const now = changedAt(app);
      // Twice the same: its other files may still be on their way.
      const isWhole = now === before.get(app);
      before.set(app, now);
      if (now === 0 || now === seen.get(app) || !isWhole) continue;
      seen.set(app, now);
      await onChange(app).catch((error) => say(`${app}: ${error.message}`));
    }
    busy = false;
  }, LOOK_EVERY);
  return { stop: async () => clearInterval(timer) };
}
