// The product's save path as the call runs it behind its door: its use case, its pool, its hints. Bundled as the api
// is; checked with the server's settings.

import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { createRedis, Database, RedisHints, UnitOfWork } from '@rampa/platform/server';
import { SaveSubmissions } from '../../../../libs/judging/server/use-cases/save-submissions.ts';
import { SubmitPrize } from '../../../../libs/judging/server/use-cases/submit-prize.ts';
import { SavingTogether } from '../../../../libs/judging/server/writing/saving-together.ts';
import { EventArchive } from '../../../../libs/platform/server/access/event-archive.ts';
import { answering } from '../answering.ts';
import { COMPETITION } from '../bench-event.ts';
import { keepInFlight, markOf, POOL } from './load.ts';

Logger.overrideLogger(false);
let saving: SaveSubmissions;

answering({
  prepare: async (databaseUrl: string, redisUrl: string) => {
    const database = await new Database(databaseUrl, POOL).connect();
    const hints = new RedisHints(createRedis(redisUrl));
    const prizes = new SubmitPrize(new UnitOfWork(database, hints, new EventArchive(database)), database);
    saving = new SaveSubmissions(new SavingTogether(database, hints), prizes);
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
