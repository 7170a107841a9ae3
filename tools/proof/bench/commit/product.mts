// The product's save path as the call runs it behind its door: its use case, its pool, its hints. Bundled as the api
// is; checked with the server's settings.

import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { createRedis, Database, RedisHints } from '@rampa/platform/server';
import { SaveSubmissions } from '../../../../libs/judging/server/use-cases/save-submissions.ts';
import { SavingTogether } from '../../../../libs/judging/server/writing/saving-together.ts';
import { answering } from '../answering.ts';
import { COMPETITION } from '../bench-event.ts';
import { keepInFlight, markOf, POOL } from './load.ts';

Logger.overrideLogger(false);
let saving: SaveSubmissions;

answering({
  prepare: async (databaseUrl: string, redisUrl: string) => {
    const database = await new Database(databaseUrl, POOL).connect();
    saving = new SaveSubmissions(new SavingTogether(database, new RedisHints(createRedis(redisUrl))));
  },
  run: (ms: number) =>
    keepInFlight(ms, 'product', async (device) => {
      const mark = markOf(device);
      const own = { judge: mark.judgeGuid, session: mark.judgeGuid, link: mark.judgeGuid };
      const actor = { kind: 'judge', ...own, competition: COMPETITION } as const;
      const scope = { actor, organizer: null, competition: COMPETITION, mustBeOpen: false };
      const { replies } = await saving.run(scope, [mark]);
      if (replies[0]?.status !== 'accepted') throw new Error(`not accepted: ${JSON.stringify(replies)}`);
    }),
});
