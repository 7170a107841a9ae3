// Whatever dies in the middle of a mailing, each gets one letter; and a step and a calling off stand one after another.

import type { INestApplicationContext } from '@nestjs/common';
import { ApplicationSubscribe, MailingCancel, MailingGetByGuid, TemplateMessageSend } from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import type { LetterText } from '@rampa/mailings/domain';
import { Database } from '@rampa/platform/server';
import { startTestApi, until, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { EventSample } from '../../testing/event-sample.ts';
import { finished, startWorker } from '../../testing/worker.ts';
import { PostMailing, STEP } from '../use-cases/post-mailing.ts';

const BODY: LetterText = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Ждём!' }] }] };
const COUNT = STEP + 4;

let api: TestApi;
let sample: EventSample;
let guids: Guid[];

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());
beforeEach(async () => {
  sample = await EventSample.make(api);
  guids = [];
  for (let at = 0; at < COUNT; at++) {
    const applicationGuid = await sample.filled(`Ансамбль ${at}`);
    await sample.own(ApplicationSubscribe, { query: { applicationGuid } });
    guids.push(applicationGuid);
  }
});

async function begun() {
  const mailingGuid = newGuid();
  const query = { competitionGuid: sample.event };
  const body = { letter: { subject: 'Сбор: {коллектив}', body: BODY }, applicationGuids: guids, mailingGuid };
  return { mailingGuid, ...(await sample.desk(TemplateMessageSend, { query, body })) };
}

const step = (mailing: Guid) => api.nodes[0]!.app.get(PostMailing).step(mailing);
const subjects = async () => (await api.letters(sample.member.login)).map(({ subject }) => subject).toSorted();
const everybody = () => guids.map((_, at) => `Сбор: Ансамбль ${at}`).toSorted();
const letters = () =>
  api.database.query<{ state: string }>('select state from mail.letter where recipient = $1', [sample.member.login]);

it('cut off at any statement, a step leaves nothing half done, and the next goes on: one letter each', async () => {
  const { mailingGuid, jobGuid } = await begun();
  // A process that is killed leaves the database a broken connection, at whatever statement it was.
  await api.database.query('create sequence mail.statement');
  await api.database.query(
    `create function mail.cut() returns trigger language plpgsql as $$ begin
       if nextval('mail.statement') = any ('{1, 4, 9, 10, 29, 31, 56}') then
         perform pg_terminate_backend(pg_backend_pid());
       end if;
       return new; end $$`,
  );
  await api.database.query('create trigger cut after insert on mail.letter for each row execute function mail.cut()');
  await api.database.query(
    'create trigger cut after update on applications.mailing_letter for each row execute function mail.cut()',
  );
  let deaths = 0;
  const kept: number[] = [];
  for (let left = COUNT; left > 0;) {
    const done = await step(mailingGuid).catch(() => null);
    if (done === null) deaths += 1;
    else left = done.left;
    kept.push((await subjects()).length);
  }
  await api.database.query('drop function mail.cut() cascade');
  await api.database.query('drop sequence mail.statement');
  expect(deaths).toBe(7);
  // A death leaves what was kept before it: nothing of its own step.
  expect(kept.every((count) => count === 0 || count === STEP || count === COUNT)).toBe(true);
  expect(await subjects()).toEqual(everybody());
  // The worker that takes the job up finds nothing to write any more.
  const worker = await startWorker(api);
  expect((await finished(api, sample.boss.token, jobGuid)).state).toBe('done');
  await worker.close();
  expect(await subjects()).toEqual(everybody());
});

it('a worker that is stopped in the middle hands the rest to the next one: one letter each', async () => {
  const { jobGuid } = await begun();
  let worker: INestApplicationContext = await startWorker(api);
  await until('a step is done', async () => ((await subjects()).length >= STEP ? true : null));
  await worker.close();
  const before = (await subjects()).length;
  worker = await startWorker(api);
  expect((await finished(api, sample.boss.token, jobGuid)).state).toBe('done');
  await worker.close();
  expect(before).toBeGreaterThanOrEqual(STEP);
  expect(await subjects()).toEqual(everybody());
});

/** Holds whoever comes to this place of a transaction until it is opened. */
async function gate(table: string, when: string) {
  const keeper = await new Database(api.databaseUrl, 1).connect();
  const key = 77;
  await keeper.query(
    `create function mail.gate() returns trigger language plpgsql as $$ begin
       perform pg_advisory_xact_lock(${key}); return new; end $$`,
  );
  await keeper.query(`create trigger gate after ${when} on ${table} for each row execute function mail.gate()`);
  await keeper.query('select pg_advisory_lock($1)', [key]);
  return {
    /** Somebody stands before it. */
    isReached: () =>
      until('somebody stands at the gate', async () => {
        const waiting = await api.database.query(
          `select 1 from pg_locks where locktype = 'advisory' and objid = ${key} and not granted`,
        );
        return waiting.length > 0 ? true : null;
      }),
    /** Another stands behind him, before a row. */
    isQueued: () =>
      until('another waits for the row', async () => {
        const waiting = await api.database.query(
          `select 1 from pg_stat_activity where wait_event_type = 'Lock' and wait_event <> 'advisory'
              and datname = current_database()`,
        );
        return waiting.length > 0 ? true : null;
      }),
    open: () => keeper.query('select pg_advisory_unlock($1)', [key]),
    async close() {
      await keeper.query('drop function mail.gate() cascade');
      await keeper.onApplicationShutdown();
    },
  };
}

it('a calling off waits for the step that goes on, and takes back what it has posted', async () => {
  const { mailingGuid } = await begun();
  const held = await gate('mail.letter', 'insert');
  const stepping = step(mailingGuid);
  await held.isReached();
  const calling = sample.desk(MailingCancel, { query: { mailingGuid } });
  await held.isQueued();
  await held.open();
  expect(await stepping).toEqual({ left: COUNT - STEP, total: COUNT });
  expect(await calling).toEqual({ cancelled: COUNT });
  await held.close();
  expect((await letters()).map(({ state }) => state)).toEqual(Array.from({ length: STEP }, () => 'failed'));
  expect(await step(mailingGuid)).toEqual({ left: 0, total: 0 });
  const { counts } = await sample.desk(MailingGetByGuid, { query: { mailingGuid } });
  expect(counts).toMatchObject({ cancelled: COUNT, waiting: 0, leaving: 0, sent: 0 });
});

it('a step waits for the calling off that goes on, and posts nothing after it', async () => {
  const { mailingGuid } = await begun();
  const held = await gate('applications.mailing', 'update');
  const calling = sample.desk(MailingCancel, { query: { mailingGuid } });
  await held.isReached();
  const stepping = step(mailingGuid);
  await held.isQueued();
  await held.open();
  expect(await calling).toEqual({ cancelled: COUNT });
  expect(await stepping).toEqual({ left: 0, total: 0 });
  await held.close();
  expect(await letters()).toEqual([]);
});
