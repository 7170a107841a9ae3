// What must be true before anything is started, each with its own clear line.

import { existsSync, statfsSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { isFree } from '../services/ports.mjs';
import { folderIn } from '../services/logs.mjs';
import { Refusal } from '../services/refusal.mjs';
import { ROOT } from './node.mjs';

const MB = 1024 * 1024;

export const homePath = () => resolve(process.env.RAMPA_HOME || join(ROOT, '.rampa'));

export function homeFolder() {
  return folderIn(homePath());
}

export function refuseWithoutDisk(home) {
  // Packages and builds take about a gigabyte; after that only the data grows.
  const needs = [
    [ROOT, existsSync(join(ROOT, 'node_modules', '.package-lock.json')) ? 200 : 1500],
    [home, 300],
  ];
  for (const [folder, need] of needs) {
    const { bavail, bsize } = statfsSync(folder);
    const free = Math.floor((bavail * bsize) / MB);
    if (free >= need) continue;
    throw new Refusal(
      `Мало места на диске: в «${folder}» свободно ${free} МБ, нужно не меньше ${need} МБ. Освободите место и запустите снова.`,
    );
  }
}

export async function portFromEnvironment() {
  const given = process.env.RAMPA_PORT || '3000';
  const port = Number(given);
  if (!/^\d+$/.test(given) || port < 1 || port > 65_535) {
    throw new Refusal(`RAMPA_PORT=«${given}» не похож на номер порта: нужно число от 1 до 65535.`);
  }
  let free;
  try {
    // Both: some systems let a server on every address stand beside one on loopback.
    free = (await isFree(port)) && (await isFree(port, '127.0.0.1'));
  } catch (error) {
    if (error.code !== 'EACCES') throw error;
    throw new Refusal(
      `Порт ${port} открывать нельзя без прав администратора: выберите другой, например RAMPA_PORT=3000.`,
    );
  }
  if (free) return port;
  const other = port + 1 <= 65_535 ? port + 1 : port - 1;
  throw new Refusal(
    `Порт ${port} занят другой программой: остановите её или выберите другой порт, например «RAMPA_PORT=${other} npm start».`,
  );
}

/** For a service that is given by its address: somebody must be listening there. */
export async function refuseUnreachable(name, address, usualPort) {
  let url;
  try {
    url = new URL(address);
  } catch {
    throw new Refusal(`${name} — не адрес: проверьте его запись.`);
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = Number(url.port) || usualPort;
  if (!host) return; // a Unix socket
  const reason = await new Promise((done) => {
    const socket = connect({ host, port });
    socket.setTimeout(5000, () => socket.destroy(new Error('нет ответа за 5 с')));
    socket.once('connect', () => done(socket.end() && undefined));
    socket.once('error', (error) => done(error.code ?? error.message));
  });
  if (reason) {
    throw new Refusal(
      `По адресу из ${name} (${host}:${port}) никто не отвечает (${reason}): запустите эту службу или уберите ${name}, чтобы взять встроенную.`,
    );
  }
}
