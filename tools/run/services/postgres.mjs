// The embedded PostgreSQL: a server of our own in <home>/postgres, on loopback, with a password.
//
//   startPostgres({home, port?, fast?, grace?, settings?}) → {url, pid, port, folder, exited, tail(), stop(), kill()}
//
// `home` is the folder that holds everything of one instance (RAMPA_HOME). Without `port` a free one is taken. The
// settings are the durable ones; `fast: true` gives durability up (tests whose data nobody will miss), `settings` are more.
// `stop()` ends it in order, `kill()` as kill -9 would. After either, or after this very process was killed, the same
// call with the same home and port continues with the same data and the same url.

import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { accountFor, nameOfWorkingFolder, programsFor } from './postgres-account.mjs';
import { endOrphans } from './postgres-orphans.mjs';
import { portFor } from './ports.mjs';
import { folderIn } from './logs.mjs';
import { endLeftovers, launch } from './processes.mjs';
import { Refusal, diskTrouble } from './refusal.mjs';

const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'];
const START_LIMIT = 60_000; // recovery after a crash reads the whole journal since the last checkpoint

export async function startPostgres({ home: givenHome, port: wish, fast = false, grace, settings: more = [] }) {
  const home = resolve(givenHome);
  await endLeftovers(home, 'postgres');
  const folder = folderIn(home, 'postgres');
  const data = join(folder, 'data');
  const account = accountFor(data);
  const programs = programsFor(account);
  const passwordFile = join(folder, 'password');
  if (existsSync(data)) {
    check({ data, programs });
    await endOrphans(data, account);
    rmSync(join(data, 'postmaster.pid'), { force: true }); // its owner is dead; the number may be a stranger's by now
  }
  const port = await portFor(wish, 'PostgreSQL');
  if (!existsSync(data)) create({ folder, data, account, programs, passwordFile, fast });
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'timezone=UTC',
    'log_timezone=UTC',
    ...(fast ? FAST : []),
    ...more,
  ];
  const server = await launch({
    name: 'postgres',
    home,
    command: join(programs, 'bin', 'postgres'),
    args: ['-D', nameOfWorkingFolder(account, data), ...settings.flatMap((setting) => ['-c', setting])],
    cwd: data,
    env: environment(),
    grace,
    stopSignal: 'SIGINT', // a “fast” shutdown: sessions are ended, not waited for
    ...account,
  });
  await ready({ server, data, home, port });
  const password = readFileSync(passwordFile, 'utf8').trim();
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    pid: server.pid,
    port,
    folder: data,
    exited: server.exited,
    tail: server.tail,
    stop: server.stop,
    kill: server.kill,
  };
}

function create({ folder, data, account, programs, passwordFile, fast }) {
  // Made beside and renamed when whole: an interrupted first start leaves nothing that looks like data.
  const draft = join(folder, 'draft');
  try {
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { mode: 0o700 });
    writeFileSync(passwordFile, randomBytes(16).toString('hex'), { mode: 0o600 });
    if (account.uid !== undefined) chownSync(draft, account.uid, account.gid);
  } catch (error) {
    const line = diskTrouble(error, folder);
    throw line ? new Refusal(line) : error;
  }
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  // The password comes through a pipe of the shell: a file of ours could not be opened by the other account.
  const made = spawnSync(
    '/bin/sh',
    [
      ...['-c', 'cat | "$@"', 'sh', join(programs, 'bin', 'initdb')],
      ...['-D', nameOfWorkingFolder(account, draft), '-U', 'postgres', '--auth=scram-sha-256', '--pwfile=/dev/stdin'],
      ...['--encoding=UTF8', `--locale=${locale}`, '--locale-provider=icu', '--icu-locale=ru-RU'],
      ...['--text-search-config=russian', '--no-instructions', ...(fast ? ['--no-sync'] : [])],
    ],
    { cwd: draft, env: environment(), input: readFileSync(passwordFile), encoding: 'utf8', ...account },
  );
  if (made.status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    const said = `${made.error?.message ?? ''}\n${made.stderr ?? ''}`.trim();
    throw new Refusal(explain(said, folder) ?? `Не удалось создать базу данных в «${folder}»: ${lastLine(said)}`);
  }
  renameSync(draft, data);
}

function check({ data, programs }) {
  const broken = (what) =>
    new Refusal(
      `Папка базы данных «${data}» повреждена: ${what}. Восстановите её из резервной копии либо, если данные не нужны, удалите её и запустите снова.`,
    );
  let names;
  try {
    names = readdirSync(data);
  } catch (error) {
    const line = diskTrouble(error, data);
    throw line ? new Refusal(line) : broken(error.message);
  }
  const missing = ['PG_VERSION', 'global', 'base', 'pg_wal', 'postgresql.conf'].find((name) => !names.includes(name));
  if (missing) throw broken(`в ней нет «${missing}»`);
  if (!existsSync(join(data, '..', 'password'))) throw broken('рядом с ней нет файла password');
  const stored = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  const answer = spawnSync(join(programs, 'bin', 'postgres'), ['--version'], { cwd: '/', encoding: 'utf8' });
  const ours = /(\d+)/.exec(answer.stdout)?.[1];
  if (stored !== ours) {
    throw new Refusal(
      `Папка базы данных «${data}» создана PostgreSQL ${stored}, а здесь PostgreSQL ${ours}. Возьмите ту версию Рампы, которой она создана, или задайте другую папку через RAMPA_HOME.`,
    );
  }
}

// The server itself writes “ready” into the eighth line of this file; nothing has to connect to learn it.
async function ready({ server, data, home, port }) {
  let over;
  server.exited.then(() => (over = true));
  const until = Date.now() + START_LIMIT;
  for (;;) {
    if (over) {
      const said = server.tail();
      throw new Refusal(
        explain(said, data, port) ??
          `PostgreSQL не запустился (${lastLine(said)}). Подробности — в «${join(home, 'logs', 'postgres.log')}».`,
      );
    }
    if (stateIn(data, server.pid) === 'ready') return;
    if (Date.now() > until) {
      await server.kill();
      throw new Refusal(`PostgreSQL не ответил за минуту. Подробности — в «${join(home, 'logs', 'postgres.log')}».`);
    }
    await new Promise((done) => setTimeout(done, 20));
  }
}

function stateIn(data, pid) {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    return Number(lines[0]) === pid ? lines[7]?.trim() : undefined;
  } catch {
    return undefined;
  }
}

function explain(said, folder, port) {
  if (/No space left on device|Disk quota exceeded/.test(said)) return diskTrouble({ code: 'ENOSPC' }, folder);
  if (/could not bind|Address already in use/.test(said))
    return `Порт ${port}, нужный для PostgreSQL, занят другой программой.`;
  if (/has wrong ownership|[Pp]ermission denied/.test(said)) return diskTrouble({ code: 'EACCES' }, folder);
  if (
    /checkpoint record|incompatible with server|invalid (primary|magic)|corrupt|could not open (file|directory)|could not read|PANIC|incorrect checksum/.test(
      said,
    )
  ) {
    return `Папка базы данных «${folder}» повреждена (${lastLine(said)}). Восстановите её из резервной копии либо, если данные не нужны, удалите её и запустите снова.`;
  }
  return undefined;
}

function lastLine(said) {
  const lines = said.split('\n').filter((line) => /FATAL|PANIC|ERROR|error:/.test(line));
  return (lines.at(-1) ?? said.split('\n').at(-1) ?? '').replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '').trim();
}

// Nothing of the caller's PG* settings may reach the server, and its messages are read by us: they stay English.
function environment() {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' };
}
