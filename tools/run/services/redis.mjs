// A Redis of our own in <home>/redis, on loopback, with a password, an append-only file and no eviction.
//
//   startRedis({home, port?, fast?, say?, grace?, settings?}) → {url, pid, port, exited, tail(), stop(), kill()}
//
// The meaning of the options and of stop() and kill() is that of startPostgres. `say` hears of a download (it happens
// once per checkout).

import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { portFor } from './ports.mjs';
import { folderIn } from './logs.mjs';
import { endLeftovers, launch } from './processes.mjs';
import { redisProgram } from './redis-program.mjs';
import { Refusal, diskTrouble } from './refusal.mjs';

const START_LIMIT = 60_000; // it reads the whole append-only file before it answers

export async function startRedis({ home: givenHome, port: wish, fast = false, say, grace, settings: more = [] }) {
  const home = resolve(givenHome);
  await endLeftovers(home, 'redis');
  const folder = folderIn(home, 'redis');
  const password = passwordIn(folder);
  const { command, env } = await redisProgram({ say });
  const port = await portFor(wish, 'Redis');
  const server = await launch({
    name: 'redis',
    home,
    command,
    args: ['-'], // the settings come by stdin: a password on the command line could be read by everyone
    input: settings({ folder, port, password, fast, more }),
    cwd: folder,
    env,
    grace,
  });
  await ready({ server, port, password, home, folder });
  const url = `redis://:${password}@127.0.0.1:${port}`;
  return { url, pid: server.pid, port, exited: server.exited, tail: server.tail, stop: server.stop, kill: server.kill };
}

function passwordIn(folder) {
  const file = join(folder, 'password');
  try {
    if (!existsSync(file)) writeFileSync(file, randomBytes(16).toString('hex'), { mode: 0o600 });
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const line = diskTrouble(error, folder);
    throw line ? new Refusal(line) : error;
  }
}

const settings = ({ folder, port, password, fast, more }) =>
  [
    'bind 127.0.0.1',
    `port ${port}`,
    `requirepass ${password}`,
    `dir ${JSON.stringify(folder)}`,
    'daemonize no',
    'maxmemory-policy noeviction',
    `appendonly ${fast ? 'no' : 'yes'}`,
    'appendfsync everysec',
    'save ""',
    ...more,
    '',
  ].join('\n');

async function ready({ server, port, password, home, folder }) {
  let over;
  server.exited.then(() => (over = true));
  const log = join(home, 'logs', 'redis.log');
  const until = Date.now() + START_LIMIT;
  for (;;) {
    if (over)
      throw new Refusal(explain(server.tail(), folder, port) ?? `Redis не запустился. Подробности — в «${log}».`);
    if (await answers(port, password)) return;
    if (Date.now() > until) {
      await server.kill();
      throw new Refusal(`Redis не ответил за минуту. Подробности — в «${log}».`);
    }
    await new Promise((done) => setTimeout(done, 20));
  }
}

/** True once it answers PONG: while it reads its file it answers LOADING. */
function answers(port, password) {
  return new Promise((done) => {
    const socket = connect({ host: '127.0.0.1', port });
    let said = '';
    const finish = (answer) => {
      socket.destroy();
      done(answer);
    };
    socket.setTimeout(2000, () => finish(false));
    socket.once('error', () => finish(false));
    socket.once('close', () => finish(false));
    socket.once('connect', () => socket.write(`AUTH ${password}\r\nPING\r\n`));
    socket.on('data', (part) => {
      said += part;
      if (said.split('\r\n').length > 2) finish(said.startsWith('+OK\r\n+PONG'));
    });
  });
}

function explain(said, folder, port) {
  if (/No space left on device/.test(said)) return diskTrouble({ code: 'ENOSPC' }, folder);
  if (/Permission denied/.test(said)) return diskTrouble({ code: 'EACCES' }, folder);
  if (/Address already in use/.test(said)) return `Порт ${port}, нужный для Redis, занят другой программой.`;
  if (/Bad file format|append only file|AOF|RDB format|corrupt/i.test(said)) {
    return `Папка Redis «${folder}» повреждена: удалите её и запустите снова (оценки и заявки хранятся не в ней, а в базе данных).`;
  }
  return undefined;
}
