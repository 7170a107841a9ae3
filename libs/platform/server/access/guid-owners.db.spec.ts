import { newGuid, type Guid } from '@rampa/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Database } from '../database/database.ts';
import { startServices, type TestServices } from '../live/testing/services.ts';
import { GuidOwners } from './guid-owners.ts';

const ROW = 'select guid, organizer as organizer_guid, competition as competition_guid';

let services: TestServices;
let database: Database;
let owners: GuidOwners;

beforeAll(async () => {
  services = await startServices();
  database = await new Database(services.databaseUrl, 4).connect();
  await database.query(
    'create table owned (guid uuid primary key, kind text, organizer uuid, competition uuid, member uuid)',
  );
});
beforeEach(() => {
  owners = new GuidOwners(database);
  owners.register('program', `${ROW} from owned where kind = 'program' and guid = any ($1::uuid[])`);
  owners.register('application', `${ROW}, member as member_guid from owned where kind = 'application' and guid = any ($1::uuid[])`); // prettier-ignore
  owners.register('book', `${ROW}, member as member_guid from owned where kind = 'book' and guid = any ($1::uuid[])`);
});
afterAll(async () => {
  await database.onApplicationShutdown();
  await services.stop();
});

async function owned(
  kind: 'program' | 'book' | 'application',
  organizer: Guid,
  competition: Guid | null,
  member: Guid | null = null,
): Promise<Guid> {
  const guid = newGuid();
  await database.query('insert into owned values ($1, $2, $3, $4, $5)', [guid, kind, organizer, competition, member]);
  return guid;
}

const program = (guid: Guid) => ({ kind: 'program', guid }) as const;
const book = (guid: Guid) => ({ kind: 'book', guid }) as const;
const NOT_FOUND = { code: 'notFound' };

describe('the owner', () => {
  it('of nothing is nobody; of a guid named twice the same as of one; of an organizer’s thing has no event', async () => {
    const [organizer, event] = [newGuid(), newGuid()];
    const [one, other] = [await owned('program', organizer, event), await owned('book', organizer, null)];
    const ofEvent = { organizer, competition: event, members: [], isStray: false };
    expect(await owners.ownerOf([])).toBeNull();
    expect(await owners.ownerOf([program(one), program(one)])).toEqual(ofEvent);
    expect(await owners.ownerOf([book(other)])).toEqual({ ...ofEvent, competition: null });
    expect(await owners.ownerOf([book(other), program(one)])).toEqual(ofEvent);
  });

  it('is nobody’s to know when a guid is unknown, of another kind, or another’s', async () => {
    const organizer = newGuid();
    const own = await owned('program', organizer, newGuid());
    const sibling = await owned('program', organizer, newGuid());
    const foreign = await owned('book', newGuid(), null);
    await expect(owners.ownerOf([program(newGuid())])).rejects.toMatchObject(NOT_FOUND);
    await expect(owners.ownerOf([program(own), program(newGuid())])).rejects.toMatchObject(NOT_FOUND);
    await expect(owners.ownerOf([book(own)])).rejects.toMatchObject(NOT_FOUND);
    await expect(owners.ownerOf([program(own), book(foreign)])).rejects.toMatchObject(NOT_FOUND);
    await expect(owners.ownerOf([program(own), program(sibling)])).rejects.toMatchObject(NOT_FOUND);
  });
});

it('things of one kind may be of several members; of another kind they are not named together with another’s', async () => {
  const [organizer, event, one, other] = [newGuid(), newGuid(), newGuid(), newGuid()];
  const [first, second] = [await owned('application', organizer, event, one), await owned('application', organizer, event, other)]; // prettier-ignore
  const [nobodys, paper] = [await owned('application', organizer, event), await owned('book', organizer, null, one)];
  const application = (guid: Guid) => ({ kind: 'application', guid }) as const;
  const asked = [first, second, nobodys].map(application);
  expect(await owners.ownerOf(asked)).toMatchObject({ competition: event, members: [one, other] });
  expect(await owners.ownerOf([application(first), book(paper)])).toMatchObject({ members: [one] });
  await expect(owners.ownerOf([application(second), book(paper)])).rejects.toMatchObject(NOT_FOUND);
});

it('calls of one moment get their own answers each, whatever the others’ are', async () => {
  const asked = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const [organizer, competition] = [newGuid(), newGuid()];
      const own = await owned('program', organizer, competition);
      const isKnown = index % 3 > 0;
      return { found: [program(own), program(isKnown ? own : newGuid())], owner: { organizer, competition }, isKnown };
    }),
  );
  const answers = await Promise.allSettled(asked.map(({ found }) => owners.ownerOf(found)));
  expect(answers).toMatchObject(
    asked.map(({ owner, isKnown }) =>
      isKnown ? { status: 'fulfilled', value: owner } : { status: 'rejected', reason: NOT_FOUND },
    ),
  );
});

it('a member’s own thing is stray until something ties it to the organizer', async () => {
  const [organizer, competition, member, stranger] = [newGuid(), newGuid(), newGuid(), newGuid()];
  const insert = async (kind: string, by: string | null, of: string | null): Promise<Guid> => {
    const guid = newGuid();
    const event = by && competition;
    await database.query('insert into owned values ($1, $2, $3, $4, $5)', [guid, kind, by, event, of]);
    return guid;
  };
  owners.register('point', `${ROW}, member as member_guid from owned where kind = 'point' and guid = any ($1::uuid[])`);
  const point = (guid: Guid) => ({ kind: 'point', guid }) as const;
  const [own, application, strangers] = [
    point(await insert('point', null, member)),
    point(await insert('point', organizer, member)),
    point(await insert('point', null, stranger)),
  ];
  const events = program(await insert('program', organizer, null));
  expect(await owners.ownerOf([own])).toEqual({ organizer: null, competition: null, members: [member], isStray: true });
  expect(await owners.ownerOf([events, own])).toEqual({ organizer, competition, members: [member], isStray: true });
  expect(await owners.ownerOf([application, own])).toEqual({
    organizer,
    competition,
    members: [member],
    isStray: false,
  });
  await expect(owners.ownerOf([application, strangers])).rejects.toMatchObject(NOT_FOUND);
});

it('nothing is remembered: what is gone is not found at the next question', async () => {
  const own = await owned('program', newGuid(), newGuid());
  expect(await owners.ownerOf([program(own)])).not.toBeNull();
  await database.query('delete from owned where guid = $1', [own]);
  await expect(owners.ownerOf([program(own)])).rejects.toMatchObject(NOT_FOUND);
});

it('a kind that no room resolves is the program’s own fault', async () => {
  await expect(owners.ownerOf([{ kind: 'judge', guid: newGuid() }])).rejects.toThrow('No room resolves');
});
