// Free ports for what listens on loopback only.
//
// They are taken below the range from which systems give ports to outgoing connections (32768 and up): a service that
// is killed and started again on its own port would otherwise now and then find the port held by a client of its own.

import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from './refusal.mjs';

const FIRST = 20_000;
const LAST = 32_000;

/** Whether a server could listen here now. Without a host: on every address, as the api does. */
export function isFree(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)));
    probe.listen({ port, ...(host ? { host } : {}) }, () => probe.close(() => resolve(true)));
  });
}

/** A port of 127.0.0.1 on which nobody listens now. */
export async function freePort() {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (await isFree(port, '127.0.0.1')) return port;
  }
  throw new Refusal(`Не нашлось свободного порта между ${FIRST} и ${LAST}: закройте лишние программы.`);
}

/** A killed server's child may still hold its port for a moment, such as one that rewrites Redis's file. */
const FREED_WITHIN = 3_000;

/** The wished port if it is free or soon becomes so; any free one without a wish. */
export async function portFor(wish, what) {
  if (wish === undefined) return freePort();
  for (const deadline = Date.now() + FREED_WITHIN; Date.now() < deadline; await pause(50)) {
    if (await isFree(wish, '127.0.0.1')) return wish;
  }
  throw new Refusal(
    `Порт ${wish}, нужный для ${what}, занят другой программой: остановите её или выберите другой порт.`,
  );
}
