// The course of npm start and npm run dev.

import { claim, killAll } from '../services/processes.mjs';
import { Refusal, diskTrouble } from '../services/refusal.mjs';
import { prepare, startApp, untilReady } from './apps.mjs';
import { build, isBuilt } from './build.mjs';
import { develop } from './dev.mjs';
import { homeFolder, homePath, portFromEnvironment, refuseWithoutDisk } from './preconditions.mjs';
import { install, isInstalled } from './install.mjs';
import { printLinks } from './links.mjs';
import { productNode } from './node.mjs';
import { say, step } from './say.mjs';
import { provideServices } from './services.mjs';
import { onInterrupt, orderOfStopping } from './stopping.mjs';

export async function run({ dev }) {
  const order = orderOfStopping();
  onInterrupt(async () => {
    say('\nОстанавливаю…');
    await order.stop();
    say('Остановлено.');
  }, 0);
  try {
    await (dev ? startDeveloping(order) : start(order));
  } catch (error) {
    if (order.isStopping()) return; // what was under way failed because it was stopped
    const line = error instanceof Refusal ? error.message : diskTrouble(error, error?.path ?? homePath());
    console.error(line ?? error);
    await order.stop();
    killAll(); // what was still starting; on a full disk Redis does not end when it is asked to
    process.exit(1);
  }
}

async function start(order) {
  const context = await prepareContext(order);
  const { home, port } = context;
  if (!isBuilt()) await step('Сборка', () => build(context));
  const links = await step('Подготовка базы данных', () => prepare(context));
  await step('Сервер', async () => {
    const apps = await Promise.all(['api', 'worker'].map((app) => startApp({ app, ...context })));
    await untilReady({ port, apps, home });
  });
  printLinks({ port, links, say });
}

async function startDeveloping(order) {
  const context = await prepareContext(order);
  const links = await develop(context);
  printLinks({ port: context.port, links, say });
}

async function prepareContext({ keep, keepService, isStopping }) {
  const home = homeFolder();
  const claimed = claim(home); // ends what a killed run left; that is finished even when we are stopped meanwhile
  keepService({ stop: () => claimed.catch(() => undefined) });
  await claimed;
  const port = await portFromEnvironment();
  refuseWithoutDisk(home);
  say('Запускаю Рампу');
  if (!isInstalled()) await step('Зависимости (в первый раз около минуты)', () => install({ home, keep }));
  const node = productNode();
  const services = await step('База данных и Redis', (note) => provideServices({ home, say, note, keep: keepService }));
  const env = {
    ...process.env,
    ...services,
    RAMPA_MODE: process.env.RAMPA_MODE || 'embedded',
    RAMPA_HOME: home,
    RAMPA_PORT: String(port),
  };
  return { home, port, node, env, say, keep, isStopping };
}
