// The database and Redis of this start: the ones given by address, else embedded and supervised.

import { startPostgres } from '../services/postgres.mjs';
import { startRedis } from '../services/redis.mjs';
import { refuseUnreachable } from './preconditions.mjs';
import { supervise } from './supervise.mjs';

const GRACE = 3000; // of the ten seconds in which everything must be gone
const SERVICES = [
  { title: 'PostgreSQL', name: 'RAMPA_DATABASE_URL', usualPort: 5432, begin: startPostgres },
  { title: 'Redis', name: 'RAMPA_REDIS_URL', usualPort: 6379, begin: startRedis },
];

/** Answers the environment with both addresses; `keep` gets whatever has to be stopped. */
export async function provideServices({ home, say, note, keep }) {
  const addresses = await Promise.all(
    SERVICES.map(async ({ title, name, usualPort, begin }) => {
      const given = process.env[name];
      if (given) {
        await refuseUnreachable(name, given, usualPort);
        return [name, given];
      }
      let port;
      const start = async () => {
        const service = await begin({ home, port, grace: GRACE, say: note });
        port = service.port; // kept: its clients know only this address
        return service;
      };
      const service = keep(await supervise({ title, start, say }));
      service.settle();
      return [name, service.current().url];
    }),
  );
  return Object.fromEntries(addresses);
}
