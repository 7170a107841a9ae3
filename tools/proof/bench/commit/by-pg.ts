// The driver alone: one named statement over a pool.

import pg from 'pg';
import { answering } from '../answering.ts';
import { COMPETITION } from '../bench-event.ts';
import { keepInFlight, markOf, parametersOf, POOL } from './load.ts';

let pool: pg.Pool;

answering({
  prepare: (databaseUrl: string) => {
    pool = new pg.Pool({ connectionString: databaseUrl, max: POOL });
  },
  run: (ms: number) =>
    keepInFlight(ms, 'pg', async (device) => {
      const values = parametersOf(COMPETITION, markOf(device));
      await pool.query({ name: 'save', text: 'select judging.save_submission($1, $2, $3, $4)', values });
    }),
});
