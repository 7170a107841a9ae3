// An installation without diplomas: every call of theirs is refused, and protocols are printed all the same.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLS, CompetitionSpecialPrizeCreate, type CallDefinition } from '@rampa/contract';
import { LiveContest } from '@rampa/judging/testing';
import { newGuid, type Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { fetchFile } from './testing/worker.ts';

/** The room prints what judges have decided as well; that has nothing to do with diplomas. */
const OPEN: Record<string, string> = {
  'VotingProtocol/ExportJournal': 'an appendix of the protocol',
  'PaperSheet/Export': 'blanks on which judges write without a tablet',
  'CompetitionSpecialPrize/Export': 'the protocol of special prizes',
  'CompetitionSpecialPrize/CreateArchive': 'the same protocols by programs',
};

const LISTED = new Set(
  readFileSync(join(import.meta.dirname, '../../../tools/build/architecture/access/diplomas.txt'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' ').slice(0, 2).join(' ')),
);
const OF_ROOM = CALLS.filter(
  ({ id, method, path }) => LISTED.has(`${method} ${path}`) || /^(?:Designer|DocumentList)\//.test(id),
);
const CLOSED = OF_ROOM.filter(({ id }) => !(id in OPEN));

let api: TestApi;
let contest: LiveContest;
let member: string;
/** A valid value for each field that a call of the room requires. */
let values: Record<string, unknown>;

beforeAll(async () => {
  api = await startTestApi({ hasDiplomas: false });
  contest = await LiveContest.create(api);
  const { as, competition, items, query } = contest;
  member = (await api.member(competition)).token;
  const prize = { title: 'За верность сцене', giver: 'organizer' as const };
  const { guid: specialPrizeGuid } = await api.call(CompetitionSpecialPrizeCreate, { as, query, body: prize });
  const own = await madeBefore(competition);
  values = {
    ...{ ...query, ...own, specialPrizeGuid, competitionProgramGuid: contest.program, fontGuid: newGuid() },
    ...{ competitionProgramItemGuid: items[0]!, document: { guid: own.competitionDocumentGuid, revision: 1 } },
    ...{ title: 'Похвальный лист', ready: 'laureate', reason: 'Опечатка', person: 'Иванова Мария', count: 1 },
    ...{ boxes: [], forms: [], format: 'pdf', left: 0, top: 0, width: 500, height: 100 },
    ...{ font: newGuid(), size: 120, minSize: 80, color: '#000000' },
  };
});
afterAll(() => api?.stop());

/** What stayed from a time when diplomas were on, so that calls name things that exist. */
async function madeBefore(competition: Guid) {
  const [document, documentTextGuid, documentImageGuid, paperGuid, applicationGuid] = Array.from(
    { length: 5 },
    newGuid,
  );
  const run = (sql: string, given: unknown[]) => api.database.query(sql, given);
  await run(
    `insert into diplomas.document (guid, competition_guid, title, type, sheet) values ($1, $2, 'Лист', 'diploma', '{}')`,
    [document, competition],
  );
  await run(
    `insert into diplomas.document_box (guid, document_guid, kind, position, look, revision)
     values ($1, $2, 'text', 0, '{}', 1)`,
    [documentTextGuid, document],
  );
  await run(
    `insert into diplomas.document_image (guid, document_guid, name, width, height) values ($1, $2, 'Герб', 1, 1)`,
    [documentImageGuid, document],
  );
  await run(
    `insert into diplomas.paper (guid, competition_guid, document_guid, record_key, number, code, recipient, shown)
     values ($1, $2, $3, 'named:Иванова', 1, 'kod', 'Иванова', 'Иванова')`,
    [paperGuid, competition, document],
  );
  await run(
    `insert into applications.application (guid, competition_guid, number, state, title, percent)
     values ($1, $2, 1, 'Submitted', 'Иванова', 100)`,
    [applicationGuid, competition],
  );
  return { competitionDocumentGuid: document!, documentTextGuid, documentImageGuid, paperGuid, applicationGuid };
}

/** The least that the schema takes. */
function least(schema: z.ZodType, of: string): Record<string, unknown> {
  const required = Object.entries((schema as z.ZodObject).shape).filter(
    ([, field]) => !(field as z.ZodType).safeParse(undefined).success,
  );
  for (const [name] of required) if (!(name in values)) throw new Error(`${of}: no value for «${name}»`);
  return Object.fromEntries(required.map(([name]) => [name, values[name]]));
}

async function answer(call: CallDefinition): Promise<{ status: number; said: string }> {
  const address = new URL(`/api/v1/${call.path}`, api.url);
  for (const [name, value] of Object.entries(least(call.query, call.id))) address.searchParams.set(name, String(value));
  const as = call.who.some((who) => who.startsWith('org:')) ? contest.as : member;
  const body = call.method === 'GET' || call.takesFile ? null : JSON.stringify(least(call.body, call.id));
  const headers = { authorization: `Bearer ${as}`, ...(body === null ? {} : { 'content-type': 'application/json' }) };
  const response = await fetch(address, { method: call.method, headers, body });
  return { status: response.status, said: await response.text() };
}

it.each(CLOSED.map((call) => [call.id, call] as const))('%s is closed with its reason', async (_, call) => {
  const { status, said } = await answer(call);
  expect([status, said]).toEqual([409, expect.stringContaining('"diplomasOff"')]);
});

it.each(Object.entries(OPEN))('%s stays open: %s', async (id) => {
  const call = OF_ROOM.find((one) => one.id === id)!;
  // Printed, or refused by the room itself: nothing of the kind is there yet.
  expect((await answer(call)).said).toMatch(/^%PDF|"nothingToPrint"/);
});

it('a protocol is printed', async () => {
  const asked = { competitionProgramGuid: contest.program, format: 'pdf' };
  expect((await fetchFile(api, 'VotingProtocol/Export', asked, contest.as)).status).toBe(200);
});
