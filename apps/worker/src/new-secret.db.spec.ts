// The installation's secret is changed: the worker seals everything anew, of every room.

import 'reflect-metadata';
import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { NestFactory } from '@nestjs/core';
import { newGuid, type Guid } from '@rampa/kernel';
import { Database, readConfig, refuseForeignSecret, Secrets, type Config } from '@rampa/platform/server';
import { createTestDatabase, testRedisUrl, until, type TestDatabase } from '@rampa/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scratch } from '../../../tools/run/services/scratch.mjs';
import { WorkerModule } from './worker.module.ts';

const [FIRST, SECOND, THIRD] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [string, string, string];

let created: TestDatabase;
let database: Database;
let home: string;
let redis: string;

beforeAll(async () => {
  [created, home, redis] = [await createTestDatabase(), await scratch('rampa-test-'), testRedisUrl()];
  database = await new Database(created.url, 2).connect();
});
afterAll(async () => {
  await database.onApplicationShutdown();
  await created.drop();
  await rm(home, { recursive: true });
});

function configOf(secret: string, old = ''): Config {
  return readConfig({
    ...{ RAMPA_MODE: 'test', RAMPA_HOME: home, RAMPA_DATABASE_URL: created.url, RAMPA_REDIS_URL: redis },
    ...{ RAMPA_SECRET: secret, RAMPA_SECRET_OLD: old },
  });
}

/** As a release before keys had names sealed it. */
function sealedLongAgo(secret: string, text: string, place: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'rampa: sealed values', 32));
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.of(1), iv, cipher.getAuthTag(), body]);
}

interface Sealed {
  table: string;
  column: string;
  guid: Guid;
  place: string;
  text: string;
}

async function sealedRows(seal: (text: string, place: string) => Buffer): Promise<Sealed[]> {
  const account = newGuid();
  await database.query(
    `insert into accounts.account (guid, user_type, login, password_hash) values ($1, 'Organizer', $2, '')`,
    [account, `${account}@example.org`],
  );
  const [link, passport, letter, key] = [newGuid(), newGuid(), newGuid(), newGuid()];
  await database.query(
    `insert into accounts.fast_link (guid, competition_guid, role, key_hash, key_sealed, revoked_at)
     values ($1, $2, 'presenter', $3, $4, now())`,
    [link, newGuid(), randomBytes(32), seal('ключ ссылки', `accounts.fast_link:${link}`)],
  );
  await database.query(
    `insert into finance.requisite (guid, owner_type, owner_guid, ordinal_number, country, type, fields, passport_sealed)
     values ($1, 'Organizer', $2, 1, 'RU', 0, '{}', $3)`,
    [passport, account, seal('3412 123456', `finance.requisite:${passport}`)],
  );
  await database.query(
    `insert into mail.letter (guid, kind, recipient, subject, body, state, job_guid, expires_at)
     values ($1, 'test', 'a@example.org', 'Письмо', $2, 'sending', $1, now() + interval '1 day')`,
    [letter, seal('{}', `letter ${letter}`)],
  );
  await database.query(
    `insert into judging.seal_key (guid, fingerprint, public_key, private_key, retired_at) values ($1, $3, '', $2, now())`,
    [key, seal('ключ печати', `seal-key:${key}`), `key ${key}`],
  );
  return [
    { table: 'judging.seal_key', column: 'private_key', guid: key, place: 'seal-key:', text: 'ключ печати' },
    {
      table: 'accounts.fast_link',
      column: 'key_sealed',
      guid: link,
      place: 'accounts.fast_link:',
      text: 'ключ ссылки',
    },
    {
      table: 'finance.requisite',
      column: 'passport_sealed',
      guid: passport,
      place: 'finance.requisite:',
      text: '3412 123456',
    },
    { table: 'mail.letter', column: 'body', guid: letter, place: 'letter ', text: '{}' },
  ];
}

async function bytesOf({ table, column, guid }: Sealed): Promise<Buffer> {
  const [row] = await database.query<{ sealed: Buffer }>(`select ${column} as sealed from ${table} where guid = $1`, [
    guid,
  ]);
  return row!.sealed;
}

it('a wrong secret is refused before the start; the new one beside the old seals everything anew', async () => {
  await refuseForeignSecret(configOf(FIRST));
  const first = new Secrets(configOf(FIRST));
  const rows = [
    ...(await sealedRows((text, place) => first.seal(text, place))),
    ...(await sealedRows((text, place) => sealedLongAgo(FIRST, text, place))),
  ];
  const [strange] = await sealedRows((text, place) => sealedLongAgo(THIRD, text, place));

  await expect(refuseForeignSecret(configOf(SECOND))).rejects.toThrow(/Секрет не тот[^]*RAMPA_SECRET_OLD/);
  await expect(refuseForeignSecret(configOf(SECOND, THIRD))).rejects.toThrow(/Секрет не тот/);
  await refuseForeignSecret(configOf(SECOND, FIRST));
  await expect(refuseForeignSecret(configOf(FIRST))).rejects.toThrow(/Секрет не тот/);
  await expect(refuseForeignSecret(configOf(SECOND))).rejects.toThrow(/не всё запечатано заново/);
  await expect(refuseForeignSecret(configOf(THIRD, SECOND))).rejects.toThrow(/не всё запечатано заново/);
  const both = new Secrets(configOf(SECOND, FIRST));
  for (const row of rows) expect(both.open(await bytesOf(row), `${row.place}${row.guid}`)).toBe(row.text);

  const worker = await NestFactory.createApplicationContext(WorkerModule.with(configOf(SECOND, FIRST)), {
    logger: false,
  });
  await until('all is sealed anew', async () => {
    const [row] = await database.query<{ previous: string | null }>(
      'select previous_key as previous from secrets.installation',
    );
    return row!.previous === null;
  });
  await worker.close();

  await refuseForeignSecret(configOf(SECOND));
  const second = new Secrets(configOf(SECOND));
  for (const row of rows) expect(second.open(await bytesOf(row), `${row.place}${row.guid}`)).toBe(row.text);
  expect(new Secrets(configOf(THIRD)).open(await bytesOf(strange!), `${strange!.place}${strange!.guid}`)).toBe(
    strange!.text,
  );
});
