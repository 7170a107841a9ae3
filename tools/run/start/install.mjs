// npm ci, when it is needed.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from '../services/processes.mjs';
import { Refusal } from '../services/refusal.mjs';
import { covers } from './lock.mjs';
import { ROOT, withSystemNode } from './node.mjs';

/**
 * Says whether node_modules holds what the lock names. npm writes its own list of what it installed as the last thing,
 * so an interrupted installation counts as none, and one made by hand («npm ci») is not repeated.
 */
export function isInstalled() {
  const [wanted, present] = ['package-lock.json', 'node_modules/.package-lock.json'].map(packagesIn);
  return Boolean(wanted && present && covers(present, wanted));
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(join(ROOT, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** `keep` gets the running process, so that an interrupted start can end it. */
export async function install({ home, keep }) {
  const script = process.env.npm_execpath; // the npm that runs us; absent when started without npm
  const npm = await launch({
    name: 'install',
    home,
    command: script ? 'node' : 'npm',
    args: [...(script ? [script] : []), 'ci', '--no-audit', '--no-fund'],
    cwd: ROOT,
    env: environment(),
  }).catch((error) => {
    throw new Refusal(
      `Не удалось запустить npm (${error.message}). Установите npm вместе с Node.js с https://nodejs.org/.`,
    );
  });
  keep?.(npm);
  const { code } = await npm.exited;
  if (code === 0) return;
  throw new Refusal(explain(npm.tail(400), join(home, 'logs', 'install.log')));
}

function environment() {
  const env = withSystemNode();
  const loaded = `--import=${new URL('for-npm.mjs', import.meta.url)}`;
  return { ...env, NODE_OPTIONS: [env.NODE_OPTIONS, loaded].filter(Boolean).join(' ') };
}

function explain(said, log) {
  if (/ENOSPC/.test(said))
    return 'Не хватило места на диске для зависимостей: освободите около 2 ГБ и запустите снова.';
  if (/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|network/i.test(said)) {
    return `Зависимости не загрузились: нет связи с реестром npm. Проверьте сеть и запустите снова; подробности — в «${log}».`;
  }
  if (/EACCES|EPERM/.test(said)) return `Нет права записи в «${ROOT}»: запустите от владельца этой папки.`;
  if (/can only install packages when your package\.json/.test(said)) {
    return 'package-lock.json не соответствует package.json: выполните «npm install» и запустите снова.';
  }
  const errors = said.split('\n').filter((line) => /^npm (error|ERR!) \S/.test(line));
  return `Зависимости не установились, подробности — в «${log}»:\n${errors.slice(0, 8).join('\n')}`;
}
