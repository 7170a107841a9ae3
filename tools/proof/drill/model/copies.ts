// Copies the whole database under another name, and restores it, while the product keeps using it.

import pg from 'pg';
import { pause } from '../../client/asking.ts';
import type { Product } from '../../client/product.ts';
import type { Stamp } from '../../oracle/rows.ts';
import type { Oracle } from '../../oracle/tables.ts';

const COPY = 'yesterday';
/** A database that is neither of the two. */
const DOORSTEP = 'template1';

export async function keepCopy(product: Product): Promise<void> {
  await copy(product, nameOf(product), COPY);
}

/** Either as a real restore does it, with new epochs at once; or without, so that a gateway must notice. */
export async function restoreCopy(product: Product, writesEpoch: boolean): Promise<void> {
  const own = nameOf(product);
  await copy(product, COPY, own, writesEpoch ? 'update live.stream set epoch = gen_random_uuid()' : null);
}

/** While one database replaces the other nobody gets an answer. */
export async function headNow(oracle: Oracle): Promise<Stamp> {
  for (;;) {
    const head = await oracle.head().catch(() => null);
    if (head) return head;
    await pause(25);
  }
}

function nameOf({ databaseUrl }: Product): string {
  return new URL(databaseUrl).pathname.slice(1);
}

async function copy(product: Product, from: string, to: string, then: string | null = null): Promise<void> {
  const url = (name: string): string => Object.assign(new URL(product.databaseUrl), { pathname: `/${name}` }).href;
  await asking(url(DOORSTEP), async (client) => {
    // Nobody may be connected to a copied database, or reconnect meanwhile.
    await client.query(`alter database ${from} allow_connections false`);
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [from]);
    await client.query(`drop database if exists ${to} with (force)`);
    await client.query(`create database ${to} template ${from} allow_connections ${then === null}`);
    await client.query(`alter database ${from} allow_connections true`);
  });
  if (then === null) return;
  // Renamed before anybody uses it, so that the first reader sees the new epoch.
  await asking(url(DOORSTEP), async (client) => {
    await client.query(`alter database ${to} rename to ${to}_soon`);
    await client.query(`alter database ${to}_soon allow_connections true`);
  });
  await asking(url(`${to}_soon`), (client) => client.query(then));
  await asking(url(DOORSTEP), (client) => client.query(`alter database ${to}_soon rename to ${to}`));
}

async function asking(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
