import { newGuid } from '@rampa/kernel';
import { Database } from '@rampa/platform/server';
import { createTestDatabase, type TestDatabase } from '@rampa/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AccountRows } from '../kinds/account-rows.ts';
import { ForgetSessions } from '../use-cases/forget-sessions.ts';
import { SessionAuthenticator } from './session-authenticator.ts';
import { tokenHash } from './sessions.ts';

let created: TestDatabase;
let database: Database;
let authenticator: SessionAuthenticator;

beforeAll(async () => {
  created = await createTestDatabase();
  database = await new Database(created.url, 4).connect();
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

it('what has been over for a week is forgotten, except when somebody was here last; so are proofs out of time', async () => {
  const { account, session: living } = await visitor();
  const ages = [
    { guid: newGuid(), seen: 20, ended: 10, expires: -20 },
    { guid: newGuid(), seen: 19, ended: null, expires: 8 },
    { guid: newGuid(), seen: 3, ended: 2, expires: -20 },
  ];
  const gone = await visitor();
  for (const { guid, seen, ended, expires } of ages) {
    await database.query(
      `insert into accounts.session (guid, token_hash, kind, account_guid, last_seen_at, ended_at, expires_at)
       values ($1, $2, 'account', $3, now() - make_interval(days => $4), now() - make_interval(days => $5),
         now() - make_interval(days => $6))`,
      [guid, tokenHash(guid), account, seen, ended, expires],
    );
  }
  const long = `now() - interval '30 days'`;
  await database.query(`update accounts.session set last_seen_at = ${long}, ended_at = ${long} where guid = $1`, [
    gone.session,
  ]);
  for (const [token, when] of [
    ['late', "- interval '1 minute'"],
    ['good', "+ interval '1 minute'"],
  ] as const) {
    await database.query(
      `insert into accounts.letter_token (token_hash, account_guid, purpose, expires_at)
       values ($1, $2, 'restore', now() ${when})`,
      [tokenHash(token), account],
    );
  }
  await database.query(
    `insert into accounts.confirmation_code (account_guid, code_hash, expires_at) values ($1, '', now())`,
    [account],
  );
  expect(await new ForgetSessions(database, new AccountRows()).run(7)).toEqual({ sessions: 2 });
  const left = await database.query<{ guid: string }>(
    'select guid from accounts.session where account_guid = any ($1)',
    [[account, gone.account]],
  );
  expect(left.map(({ guid }) => guid).sort()).toEqual([living, ages[2]!.guid, gone.session].sort());
  const proofs = await database.query<{ hash: Buffer }>(
    `select token_hash as hash from accounts.letter_token union all
     select convert_to(code_hash, 'UTF8') from accounts.confirmation_code`,
  );
  expect(proofs.map(({ hash }) => hash.toString('hex'))).toEqual([tokenHash('good').toString('hex')]);
});
