// The usual way: an entity's upsert and an event's insert in one transaction, without checks or history. `free` orders
// nothing, so commits share their flushes; `ordered` numbers the events, as a screen needs that must miss none.

import { DataSource, EntitySchema, type EntityManager } from 'typeorm';
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
const Event = new EntitySchema<{ guid: string; revision: number | null; kind: string; payload: object; at: Date }>({
  name: 'naive_event',
  schema: 'bench',
  columns: {
    guid: { type: 'uuid', primary: true },
    revision: { type: 'integer', nullable: true },
    kind: { type: 'text' },
    payload: { type: 'jsonb' },
    at: { type: 'timestamptz' },
  },
});

const Stream = new EntitySchema<{ id: number; revision: number }>({
  name: 'naive_stream',
  schema: 'bench',
  columns: { id: { type: 'integer', primary: true }, revision: { type: 'integer' } },
});

let source: DataSource;

async function nextRevision(manager: EntityManager): Promise<number> {
  const update = manager
    .createQueryBuilder()
    .update(Stream)
    .set({ revision: () => 'revision + 1' });
  const { raw } = await update.where({ id: 1 }).returning('revision').execute();
  return (raw as { revision: number }[])[0]!.revision;
}

answering({
  prepare: async (databaseUrl: string) => {
    source = new DataSource({ type: 'postgres', url: databaseUrl, entities: [Mark, Event, Stream], poolSize: POOL });
    await source.initialize();
    await source.synchronize();
    await source.getRepository(Stream).insert({ id: 1, revision: 0 });
  },
  run: (ms: number, way: 'free' | 'ordered') =>
    keepInFlight(ms, 'typeorm', async (device) => {
      const { judgeGuid: judge, competitionProgramItemGuid: item, pointGuid, value } = markOf(device);
      const mark = { item, judge, point: pointGuid!, value: value! };
      const at = new Date();
      await source.transaction(async (manager) => {
        await manager.upsert(Mark, { ...mark, updatedAt: at }, ['item', 'judge', 'point']);
        const revision = way === 'ordered' ? await nextRevision(manager) : null;
        await manager.insert(Event, { guid: newGuid(), revision, kind: 'mark.saved', payload: mark, at });
      });
    }),
});
