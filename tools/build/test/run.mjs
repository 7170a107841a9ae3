// Runs npm test: every step with its heading and time, then the numbers.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../../run/services/browser.mjs';
import { launch } from '../../run/services/processes.mjs';
import { scratch as scratchFolder } from '../../run/services/scratch.mjs';
import { startThrowaway } from '../../run/services/throwaway.mjs';
import { build } from '../../run/start/build.mjs';
import { install, isInstalled } from '../../run/start/install.mjs';
import { ROOT, productNode, withProductNode } from '../../run/start/node.mjs';
import { duration, say } from '../../run/start/say.mjs';
import { onInterrupt, orderOfStopping } from '../../run/start/stopping.mjs';
import { reportOf } from './reports.mjs';
import { lanesOf } from './lanes.mjs';
import { STEPS } from './steps.mjs';
import { PARTS, stepWaits, touchedRooms, turnOfCommit } from './turns.mjs';

const ONE = { passed: 1, failed: 0, skipped: 0 };
const FAULT = { passed: 0, failed: 1, skipped: 0 };

/**
 * `npm test` uses the same random seed each time, so that a failure comes from the change; the full run looks for new
 * cases.
 */
const SEED = '20261123';

export async function run({ full, only, extra }) {
  const turn = turnOf(full, only !== undefined);
  const rooms = turn === undefined ? [] : touchedRooms();
  const chosen = STEPS.filter((step) =>
    only ? only.includes(step.id) : full || (!step.full && !stepWaits(step, turn, rooms)),
  );
  if (chosen.length === 0) {
    say(`Нет такого шага. Есть: ${STEPS.map(({ id }) => id).join(', ')}`);
    process.exit(1);
  }
  const scratch = await scratchFolder('rampa-test-');
  const order = orderOfStopping();
  const tidy = async () => {
    await order.stop();
    rmSync(scratch, { recursive: true, force: true });
  };
  onInterrupt(tidy, 130);

  const rows = [];
  const isPreparing = chosen.some(({ needs }) => needs?.includes('build'));
  const context = { scratch, order, extra, isPreparing, env: withProductNode() };
  // Some hundred processes of a run load the same packages.
  context.env.NODE_COMPILE_CACHE ??= join(scratch, 'compiled');
  context.env.RAMPA_TEST_SEED ??= full ? String(Math.floor(Math.random() * 2 ** 31)) : SEED;
  if (full) context.env.RAMPA_TEST_FULL = '1';
  // Whoever chooses a step looks at its pictures.
  if (full || only) context.env.RAMPA_TEST_PICTURES = '1';
  takeTurn(context.env, turn, rooms);
  say(`Случайное: RAMPA_TEST_SEED=${context.env.RAMPA_TEST_SEED}`);
  const begun = Date.now();
  for (const group of groupsOf([...preparations(chosen), ...chosen])) {
    if (order.isStopping()) return;
    // Without a browser every journey would report the same; they are listed as not performed.
    const able = group.filter(({ needs }) => !needs?.includes('browser') || context.env.CHROMIUM_PATH);
    const done = await performTogether(able, context);
    rows.push(...done);
    if (done.some(({ failed, vital }) => failed > 0 && vital)) break;
  }
  if (order.isStopping()) return;
  await tidy();
  report(rows, chosen, Date.now() - begun);
}

/** Whoever chooses a step chooses its files, too: then all of them run, unless he names a turn. */
function turnOf(isFull, isChosen) {
  const given = process.env.RAMPA_TEST_TURN;
  if (isFull || (isChosen && !given)) return undefined;
  const turn = given ? Number(given) : turnOfCommit();
  if (turn in Array.from({ length: PARTS })) return turn;
  say(`RAMPA_TEST_TURN: от 0 до ${PARTS - 1}`);
  return process.exit(1);
}

function takeTurn(env, turn, rooms) {
  delete env.RAMPA_TEST_TURN;
  if (turn === undefined) return;
  env.RAMPA_TEST_TURN = String(turn);
  env.RAMPA_TEST_TOUCHED = rooms.join();
  say(`По очереди: часть ${turn + 1} из ${PARTS} и комнаты, которых касается изменение: ${rooms.join() || 'нет'}.`);
  say(`Другая часть: RAMPA_TEST_TURN=0…${PARTS - 1}, все сразу: npm run test:full`);
}

/** Dependencies of the chosen steps. */
function preparations(chosen) {
  const needs = (what) => chosen.some((step) => step.needs?.includes(what));
  return [
    { id: 'install', title: 'Зависимости', vital: true, act: bringPackages },
    ...(needs('services') ? [{ id: 'services', title: 'База данных и Redis', vital: true, act: bringServices }] : []),
    ...(needs('browser') ? [{ id: 'find-browser', title: 'Браузер', act: bringBrowser }] : []),
  ];
}

async function bringPackages(context) {
  if (!isInstalled()) await install({ home: context.scratch, keep: context.order.keep });
  context.node = productNode();
  return `Node.js ${context.node.version}`;
}

async function bringServices(context) {
  const services = context.order.keepService(await startThrowaway({ say }));
  context.env.RAMPA_TEST_DATABASE_URL = services.databaseUrl;
  context.env.RAMPA_TEST_REDIS_URL = services.redisUrl;
}

async function bringBrowser(context) {
  const browser = await findBrowser({ say });
  context.env.CHROMIUM_PATH = browser.path;
  context.env.CHROMIUM_ARGS = browser.args.join(' ');
  return browser.path;
}

/** Consecutive steps with the same `together` form a group; any other step is a group of its own. */
function groupsOf(steps) {
  return steps.reduce((groups, step) => {
    const last = groups.at(-1);
    if (step.together && last?.[0].together === step.together) last.push(step);
    else groups.push([step]);
    return groups;
  }, []);
}

/** Two cores: of what waits for pages, sockets and disks three steps keep them busy. */
const LANES = 3;

/** Runs the group in order, as many at a time as there are lanes. Output is held until a step ends, so that it can be read. */
async function performTogether(group, context) {
  if (group.length === 1) return [await perform(group[0], context, say)];
  say(`\n── Вместе: ${group.map(({ title }) => title).join(' · ')}`);
  const lanes = lanesOf(LANES);
  let tellBuilt;
  const built = group.some(({ build }) => build) ? new Promise((resolve) => (tellBuilt = resolve)) : true;
  const rows = await Promise.all(
    group.map(async (step) => {
      const leave = await lanes.take(step.lanes ?? 1, step.needs?.includes('build') ? built : true);
      try {
        if (context.order.isStopping() || (step.needs?.includes('build') && !(await built))) return undefined;
        const said = [];
        say(`▷ ${step.title}`);
        const row = await perform(step, context, (line) => said.push(line));
        for (const line of said) say(line);
        if (step.build) tellBuilt(row.failed === 0);
        return row;
      } finally {
        leave();
      }
    }),
  );
  return rows.filter(Boolean);
}

async function perform(step, context, say) {
  const start = Date.now();
  say(`\n── ${step.title}`);
  let numbers;
  try {
    if (step.act) numbers = { ...ONE, note: await step.act(context) };
    else if (step.build) {
      await build({ home: context.scratch, node: context.node, keep: context.order.keep, echo: say });
      if (context.isPreparing) await prepareOnce(context, say);
      numbers = ONE;
    } else numbers = await execute(step, context, say);
  } catch (error) {
    say(error.name === 'Refusal' ? error.message : error.stack);
    numbers = FAULT;
  }
  const time = duration(Date.now() - start);
  say(`${signOf(numbers)} ${step.title}${numbers.note ? `: ${numbers.note}` : ''} (${time})`);
  return { ...step, ...numbers, time };
}

const signOf = ({ failed, passed }) => (failed ? '✗' : passed ? '✓' : '–');

/** The home that every proof of this run copies: tools/proof/client/prepared.ts. */
async function prepareOnce({ scratch, order, env, node }, say) {
  const folder = join(scratch, 'prepared');
  const process = await launch({
    name: 'prepared',
    home: scratch,
    command: node.path,
    args: ['--conditions=@rampa/source', 'tools/proof/client/prepare-once.ts', folder],
    cwd: ROOT,
    env,
    echo: say,
  });
  order.keep(process);
  const { code } = await process.exited;
  if (code !== 0) throw new Error('The home that the proofs copy was not prepared.');
  env.RAMPA_TEST_PREPARED = folder;
}

async function execute(step, { scratch, order, extra, env, node }, say) {
  const report = step.counts && reportOf(step.counts, scratch);
  const process = await launch({
    name: step.id,
    home: scratch,
    command: node.path,
    args: [...step.run, ...(report?.args ?? []), ...extra],
    cwd: ROOT,
    env: { ...env, ...report?.env },
    echo: say,
  });
  order.keep(process);
  let late = false;
  const minutes = step.minutes ?? 5;
  const limit = setTimeout(() => {
    late = true;
    process.stop();
  }, minutes * 60_000);
  const { code } = await process.exited;
  clearTimeout(limit);
  if (step.lacks !== undefined && code === step.lacks) {
    return { passed: 0, failed: 0, skipped: 1, note: process.tail(1) };
  }
  const numbers = report ? report.read(code) : code === 0 ? ONE : FAULT;
  return late ? { ...numbers, failed: numbers.failed || 1, note: `остановлено: дольше ${minutes} мин` } : numbers;
}

function report(rows, chosen, time) {
  const sum = (what) => rows.reduce((total, row) => total + row[what], 0);
  const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map(sum);
  const missed = chosen.filter(({ id }) => !rows.some((row) => row.id === id));
  say('\n── Итог');
  for (const row of rows) say(`${signOf(row)} ${row.title} (${row.time})${row.note ? `: ${row.note}` : ''}`);
  for (const { title } of missed) say(`– ${title}: не выполнялось`);
  for (const row of rows) for (const name of row.names ?? []) say(`✗ ${row.title}: ${name}`);
  for (const row of rows) for (const name of row.unsteady ?? []) say(`↻ ${row.title}, со второй попытки: ${name}`);
  say(`Всего ${duration(time)}`);
  say(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed > 0 || missed.length > 0 ? 1 : 0;
}
