// npm run dev: each app is rebuilt when a source changes; a rebuilt server is restarted, a rebuilt client reloads its
// pages. One port serves everything, as in a real start, so that nothing works only here.

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../services/ports.mjs';
import { launch } from '../services/processes.mjs';
import { Refusal } from '../services/refusal.mjs';
import { prepare, startApp, untilReady } from './apps.mjs';
import { APPS } from './build.mjs';
import { startProxy } from './dev-proxy.mjs';
import { ROOT, withProductNode } from './node.mjs';
import { step } from './say.mjs';

const LOOK_EVERY = 300;
const SERVERS = ['api', 'worker'];
const product = (app) => join(ROOT, 'apps', app, 'dist', SERVERS.includes(app) ? 'main.js' : 'index.html');

/** Answers the links of the demo contest. */
export async function develop(ground) {
  const { home, node, say, keep } = ground;
  const since = Date.now();
  const builders = await step('Сборка', async () => {
    const started = await Promise.all(APPS.map((app) => startBuilder({ app, home, node, say, keep })));
    await firstBuilds(since, started);
    return started;
  });
  const inner = await freePort();
  const publicUrl = process.env.RAMPA_PUBLIC_URL || `http://localhost:${ground.port}`;
  const env = { ...ground.env, RAMPA_PORT: String(inner), RAMPA_PUBLIC_URL: publicUrl };
  const about = { ...ground, env, port: inner };
  const links = await step('Подготовка базы данных', () => prepare(about));
  const apps = {};
  await step('Сервер', async () => {
    for (const app of SERVERS) apps[app] = await startApp({ app, ...about });
    await untilReady({ port: inner, apps: Object.values(apps), home });
  });
  const proxy = keep(await startProxy({ port: ground.port, inner }));
  for (const builder of builders) {
    builder.exited.then(() => ground.isStopping() || say('Сборщик остановился: перезапустите npm run dev.'));
  }
  keep(
    watchProducts(async (app) => {
      say(`${app}: собрано заново`);
      if (!SERVERS.includes(app)) return proxy.reload();
      if (app === 'api') await prepare(about); // a new migration came perhaps
      await apps[app].restart();
      proxy.reload();
    }, say),
  );
  return links;
}

async function startBuilder({ app, home, node, say, keep }) {
  const builder = await launch({
    name: `build-${app}`,
    home,
    command: node.path,
    args: [join(ROOT, 'node_modules', '.bin', 'vite'), 'build', '--watch', '--logLevel', 'warn'],
    cwd: join(ROOT, 'apps', app),
    env: withProductNode(),
    echo: (line) => line.trim() && say(`[${app}] ${line}`),
  });
  return keep(builder);
}

// A source that does not build yet is no reason to give up: its fault is shown, and mending it goes on from here.
async function firstBuilds(since, builders) {
  let ended;
  for (const builder of builders) builder.exited.then(() => (ended = builder));
  while (!APPS.every((app) => changedAt(app) >= since)) {
    if (ended) throw new Refusal(`Сборка не удалась:\n${ended.tail(20)}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
}

// A build empties its folder first: while the product is absent it has no time.
const changedAt = (app) => statSync(product(app), { throwIfNoEntry: false })?.mtimeMs ?? 0;

function watchProducts(onChange, say) {
  const seen = new Map(APPS.map((app) => [app, changedAt(app)]));
  let busy = false;
  const timer = setInterval(async () => {
    if (busy) return; // what changes meanwhile is seen next time
    busy = true;
    for (const app of APPS) {
      const now = changedAt(app);
      if (now === 0 || now === seen.get(app)) continue;
      seen.set(app, now);
      await onChange(app).catch((error) => say(`${app}: ${error.message}`));
    }
    busy = false;
  }, LOOK_EVERY);
  return { stop: async () => clearInterval(timer) };
}
