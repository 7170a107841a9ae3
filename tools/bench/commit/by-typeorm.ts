// The usual way: an entity's upsert and an event's insert in one transaction. It orders nothing, checks nothing and
// keeps no history.

import { DataSource, EntitySchema } from 'typeorm';
import { newGuid } from '@rampa/kernel';
import { answering } from '../answering.ts';
import { keepInFlight, markOf, POOL } from './load.ts';

const Mark = new EntitySchema<{ item: string; judge: string; point: string; value: number; updatedAt: Date }>({
  name: 'naive_mark',
  schema: 'bench',
  columns: {
    item: { type: 'uuid', primary: true },
    judge: { type: 'uuid', primary: true },
    point: { type: 'uuid', primary: true },
    value: { type: 'integer' },
    updatedAt: { type: 'timestamptz' },
  },
});
const Event = new EntitySchema<{ guid: string; kind: string; payload: object; at: Date }>({
  name: 'naive_event',
  schema: 'bench',
  columns: {
    guid: { type: 'uuid', primary: true },
    kind: { type: 'text' },
    payload: { type: 'jsonb' },
    at: { type: 'timestamptz' },
  },
});

let source: DataSource;

answering({
  prepare: async (databaseUrl: string) => {
    source = new DataSource({ type: 'postgres', url: databaseUrl, entities: [Mark, Event], poolSize: POOL });
    await source.initialize();
    await source.synchronize();
  },
  run: (ms: number) =>
    keepInFlight(ms, 'typeorm', async (device) => {
      const { judgeGuid: judge, competitionProgramItemGuid: item, pointGuid, value } = markOf(device);
      const mark = { item, judge, point: pointGuid!, value: value! };
      const at = new Date();
      await source.transaction(async (manager) => {
        await manager.upsert(Mark, { ...mark, updatedAt: at }, ['item', 'judge', 'point']);
        await manager.insert(Event, { guid: newGuid(), kind: 'mark.saved', payload: mark, at });
      });
    }),
});
