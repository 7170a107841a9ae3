import { newGuid } from '@rampa/kernel';
import { Database } from '@rampa/platform/server';
import { createTestDatabase, type TestDatabase } from '@rampa/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SessionAuthenticator } from './session-authenticator.ts';
import { tokenHash } from './sessions.ts';

let created: TestDatabase;
let database: Database;
let authenticator: SessionAuthenticator;

beforeAll(async () => {
  created = await createTestDatabase();
  database = await new Database(created.url, 4, []).connect();
  authenticator = new SessionAuthenticator(database);
});
afterAll(async () => {
  await database.onApplicationShutdown();
  await created.drop();
});

interface Visitor {
  token: string;
  session: string;
  account: string;
}

async function visitor(): Promise<Visitor> {
  const found = { token: `token-${newGuid()}`, session: newGuid(), account: newGuid() };
  await database.query(
    `with account as (
       insert into accounts.account (guid, user_type, login, password_hash, organizer_guid)
       values ($1, 'Organizer', $4, '', $1)
     )
     insert into accounts.session (guid, token_hash, kind, account_guid, expires_at)
     values ($2, $3, 'account', $1, now() + interval '1 day')`,
    [found.account, found.session, tokenHash(found.token), `${found.account}@example.org`],
  );
  return found;
}

const actorOf = ({ session, account }: Visitor) => ({ kind: 'account', session, account, organizer: account });

it('tokens of one moment are each their own: living, doubled, ended, never given', async () => {
  const [one, other, gone] = [await visitor(), await visitor(), await visitor()];
  await database.query('update accounts.session set ended_at = now() where guid = $1', [gone.session]);
  const tokens = [one.token, gone.token, other.token, 'nobody’s token', one.token];
  const actors = await Promise.all(tokens.map((token) => authenticator.actorOf(token)));
  expect(actors).toMatchObject([actorOf(one), null, actorOf(other), null, actorOf(one)]);
});

it('an ended session is nobody at the next question, also of those who ask together', async () => {
  const [one, other] = [await visitor(), await visitor()];
  const ask = () => Promise.all([authenticator.actorOf(one.token), authenticator.actorOf(other.token)]);
  expect(await ask()).toMatchObject([actorOf(one), actorOf(other)]);
  await database.query('update accounts.session set ended_at = now() where guid = $1', [one.session]);
  expect(await ask()).toMatchObject([null, actorOf(other)]);
});

it('presence is noted for each of those who ask together', async () => {
  const both = [await visitor(), await visitor()];
  const sessions = both.map(({ session }) => session);
  await database.query(
    `update accounts.session set last_seen_at = now() - interval '1 hour' where guid = any ($1::uuid[])`,
    [sessions],
  );
  await Promise.all([...both, ...both].map(({ token }) => authenticator.actorOf(token)));
  const seen = await database.query(
    `select guid from accounts.session where guid = any ($1::uuid[]) and last_seen_at > now() - interval '1 minute'`,
    [sessions],
  );
  expect(seen).toHaveLength(2);
});
