// Vitest's global setup: one throwaway PostgreSQL and Redis for the run, and a migrated template database.

import pg from 'pg';
import { MIGRATIONS } from '@rampa/app-api';
import { migrate } from '@rampa/platform/server';
import { startThrowaway } from '../../../tools/run/services/throwaway.mjs';
import { TEMPLATE, withDatabase } from './databases.ts';

export default async function setup(): Promise<() => Promise<void>> {
  const given = process.env.RAMPA_TEST_DATABASE_URL && process.env.RAMPA_TEST_REDIS_URL;
  const own = given ? null : await startThrowaway({ fast: true });
  const databaseUrl = own?.databaseUrl ?? process.env.RAMPA_TEST_DATABASE_URL!;
  process.env.RAMPA_TEST_DATABASE_URL = databaseUrl;
  process.env.RAMPA_TEST_REDIS_URL = own?.redisUrl ?? process.env.RAMPA_TEST_REDIS_URL!;

  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`drop database if exists ${TEMPLATE} with (force)`);
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  await migrate(withDatabase(databaseUrl, TEMPLATE), MIGRATIONS);

  return async () => {
    await own?.stop();
  };
}
