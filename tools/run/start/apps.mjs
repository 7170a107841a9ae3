// The product's own processes.

import { join } from 'node:path';
import { launch } from '../services/processes.mjs';
import { Refusal, diskTrouble } from '../services/refusal.mjs';
import { ROOT } from './node.mjs';
import { supervise } from './supervise.mjs';

const GRACE = 5000;
const READY_LIMIT = 60_000;
/** Where the built apps stand; npm run dev has a folder of its own. */
const PRODUCTS = join(ROOT, 'apps');
const entry = (products, app, file = 'main') => join(products, app, 'dist', `${file}.js`);

/** Migrates and seeds when empty; answers the links, or null when there is no demo contest. */
export async function prepare({ home, node, env, say, keep, products = PRODUCTS }) {
  const said = [];
  const run = await launch({
    name: 'prepare',
    home,
    command: node.path,
    args: ['--enable-source-maps', entry(products, 'api', 'prepare')],
    cwd: ROOT,
    env,
    echo: (line) => said.push(line),
  });
  keep(run);
  const { code } = await run.exited;
  const answer = said.flatMap(asAnswer).at(-1);
  if (code === 0 && answer) {
    for (const warning of answer.warnings) say(`    ${warning}`);
    return answer.links;
  }
  throw new Refusal(
    fullDisk(said.join('\n'), home) ??
      `База данных не подготовлена: ${said.slice(-12).join('\n')}\nПодробности — в «${join(home, 'logs', 'prepare.log')}».`,
  );
}

const fullDisk = (said, home) =>
  /No space left on device|ENOSPC/.test(said) ? diskTrouble({ code: 'ENOSPC' }, home) : undefined;

function asAnswer(line) {
  try {
    const answer = JSON.parse(line);
    return answer && 'links' in answer ? [answer] : [];
  } catch {
    return [];
  }
}

/** Starts one of them under supervision. */
export function startApp({ app, home, node, env, say, keep, products = PRODUCTS }) {
  const start = () =>
    launch({
      name: app,
      home,
      command: node.path,
      args: ['--enable-source-maps', entry(products, app)],
      cwd: ROOT,
      env,
      grace: GRACE,
    });
  return supervise({ title: app, start, say }).then(keep);
}

/** Waits until the api says that it is ready; an app that ends before that is a clear failure. */
export async function untilReady({ port, apps, home }) {
  const died = Promise.race(apps.map(({ failed }) => failed)).catch((error) => {
    throw new Refusal(
      fullDisk(error.tail, home) ??
        `Не запускается ${error.message}: ${error.tail}\nПодробности — в «${join(home, 'logs')}».`,
    );
  });
  await Promise.race([died, answers(port, home)]);
  for (const app of apps) app.settle();
}

async function answers(port, home) {
  const until = Date.now() + READY_LIMIT;
  let last = 'нет ответа';
  while (Date.now() < until) {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(2000) });
      if (answer.ok) return;
      last = `${answer.status} ${(await answer.text()).slice(0, 300)}`;
    } catch (error) {
      last = error.cause?.code ?? error.name;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Refusal(`Сервер не стал готов за минуту (${last}). Подробности — в «${join(home, 'logs', 'api.log')}».`);
}
