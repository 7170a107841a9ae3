// Invitations by e-mail: what is said of each address, that a letter leaves once, and what is left when a job ends early.

import { Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AccountsWorkerModule, ForgetClosed } from '@rampa/accounts/server';
import {
  ApplicationRulesUpdate,
  CompetitionArchiveOrUnarchive,
  CompetitionCheckInvitations,
  CompetitionGetInvitations,
  CompetitionInviteByEmail,
  CompetitionUpdateCompetitionParticipant,
  FestivalCreateFestival,
  FestivalDeleteFestival,
  INVITED_A_DAY,
  JobCancel,
  JobGetByGuid,
  ParticipantInviteMember,
  ProfileGetParticipantGetOrganizerInfo,
  TemplateMessageCreate,
  TemplateMessageSetDefault,
  UserUpdateNotifications,
} from '@rampa/contract';
import { INVITED_MONTHS } from '@rampa/competitions/domain';
import { failureText, newGuid, type Guid } from '@rampa/kernel';
import { CONFIG, PlatformModule, type Config } from '@rampa/platform/server';
import { startTestApi, until, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ForgetInvited } from '../use-cases/forget-invited.ts';
import { CompetitionsWorkerModule } from '../index.ts';

let api: TestApi;
let worker: INestApplicationContext | null = null;
let as: string;
let query: { competitionGuid: Guid };

const details = { title: 'Светлояр', beginDate: '2026-11-20', endDate: '2026-11-22', city: 'Семёнов' };

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ({ token: as } = await api.organizer());
  query = { competitionGuid: (await api.call(FestivalCreateFestival, { body: { details }, as })).guid };
});
afterAll(async () => {
  await worker?.close();
  await api?.stop();
});

async function working(): Promise<void> {
  if (worker) return;
  const config = { ...api.nodes[0]!.app.get<Config>(CONFIG), jobLeaseMs: 2_000 };

  @Module({ imports: [PlatformModule.forWorker(config), AccountsWorkerModule, CompetitionsWorkerModule] })
  class TestWorkerModule {}
  worker = await NestFactory.createApplicationContext(TestWorkerModule, { logger: false, abortOnError: false });
}
const rested = async () => {
  await worker?.close();
  worker = null;
};

const fresh = (name = 'guest') => `${name}-${newGuid().slice(-8)}@example.org`;
const check = (...addresses: string[]) => api.call(CompetitionCheckInvitations, { query, body: { addresses }, as });
const verdicts = async (...addresses: string[]) => (await check(...addresses)).addresses.map(({ verdict }) => verdict);
const invite = (...addresses: string[]) => api.send(CompetitionInviteByEmail, { query, body: { addresses }, as });
const listed = async () =>
  (await api.call(CompetitionGetInvitations, { query: { ...query, sort: 'email' }, as })).collection.map(
    ({ email, state }) => [email, state],
  );
const over = (jobGuid: Guid) =>
  until('the job is over', async () => {
    const job = await api.call(JobGetByGuid, { as, query: { jobGuid } });
    return ['done', 'failed', 'cancelled'].includes(job.state) ? job : null;
  });
const lettersTo = (email: string) =>
  api.database.query<{ kind: string; subject: string }>('select kind, subject from mail.letter where recipient = $1', [
    email,
  ]);

describe('a list', () => {
  it('is told address by address before anything leaves', async () => {
    const member = await api.member();
    await api.call(ParticipantInviteMember, { query, as: member.token });
    const guest = fresh();
    const said = await check(guest, 'Анна Петрова', guest.toUpperCase(), member.login, 'boris.example.org');
    expect(said.addresses).toEqual([
      { address: guest, verdict: 'new' },
      { address: 'Анна Петрова', verdict: 'notAddress' },
      { address: guest, verdict: 'double' },
      { address: member.login, verdict: 'member' },
      { address: 'boris.example.org', verdict: 'notAddress' },
    ]);
    expect(said).toMatchObject({ invited: 1, left: INVITED_A_DAY, letter: { isOwn: false } });
    expect(said.letter.subject).toBe('Приглашение: Светлояр');
    expect(await lettersTo(guest)).toEqual([]);
    expect(await listed()).toEqual([]);
  });

  it('of nobody new is refused and nothing is written', async () => {
    const { status, envelope } = await invite('не адрес');
    expect([status, envelope.errors[0]!.code]).toEqual([422, 'nobodyToInvite']);
    expect(await listed()).toEqual([]);
  });

  it('is written to once, whoever presses again; who refused letters gets none and is named so', async () => {
    const silent = await api.member();
    await api.call(UserUpdateNotifications, { body: { organizerMessage: false }, as: silent.token });
    const [one, two] = [fresh('a'), fresh('b')];
    const both = await Promise.all([invite(one, two, silent.login), invite(two, one, silent.login)]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
    await working();
    const job = await over(both.find(({ status }) => status === 200)!.envelope.data!.jobGuid);
    expect(job).toMatchObject({ state: 'done', title: 'Приглашения: 3\u00a0адреса' });
    for (const email of [one, two])
      expect(await lettersTo(email)).toEqual([{ kind: 'accounts.invitation', subject: 'Приглашение: Светлояр' }]);
    expect(await lettersTo(silent.login)).not.toContainEqual(expect.objectContaining({ kind: 'accounts.invitation' }));
    expect(await verdicts(one, two, silent.login)).toEqual(['invited', 'invited', 'invited']);
    expect(await listed()).toContainEqual([silent.login, 'refused']);
    const member = await api.member();
    await invite(member.login);
    await api.call(ParticipantInviteMember, { query, as: member.token });
    expect(await listed()).toContainEqual([member.login, 'joined']);
  });

  it('that was cancelled may be invited again, and one that was refused by the post too', async () => {
    await rested();
    const [left, refused] = [fresh('left'), fresh('refused')];
    const { jobGuid } = (await invite(left, refused)).envelope.data!;
    expect(await verdicts(left)).toEqual(['invited']);
    await api.call(JobCancel, { query: { jobGuid }, as });
    expect(await listed()).toEqual([
      [left, 'stopped'],
      [refused, 'stopped'],
    ]);
    expect(await lettersTo(left)).toEqual([]);
    expect(await verdicts(left, refused)).toEqual(['again', 'again']);
    await working();
    await over((await invite(refused)).envelope.data!.jobGuid);
    await api.database.query(
      `update mail.letter set state = 'failed', last_error = 'Почтовый сервер отказался от письма.' where recipient = $1`,
      [refused],
    );
    expect(await listed()).toContainEqual([refused, 'failed']);
    expect(await verdicts(refused)).toEqual(['again']);
  });

  it('forgets the address of whoever has closed his account', async () => {
    const member = await api.member();
    await working();
    await over((await invite(member.login)).envelope.data!.jobGuid);
    await api.database.query(`update accounts.account set closed_at = now() - interval '20 days' where guid = $1`, [
      member.guid,
    ]);
    await worker!.get(ForgetClosed, { strict: false }).run(14);
    expect(await listed()).toEqual([]);
  });

  it('is forgotten a year after the event, and not a day before', async () => {
    const stranger = fresh();
    await working();
    await over((await invite(stranger)).envelope.data!.jobGuid);
    const ended = (ago: string) =>
      api.database.query(
        `update competitions.competition set end_date = current_date - interval '${ago}' where guid = $1`,
        [query.competitionGuid],
      );
    const forget = worker!.get(ForgetInvited, { strict: false });
    await ended('11 months');
    await forget.run(INVITED_MONTHS);
    expect((await listed()).map(([email]) => email)).toEqual([stranger]);
    await ended('12 months 1 day');
    expect(await forget.run(INVITED_MONTHS)).toEqual({ forgotten: 1 });
    expect(await listed()).toEqual([]);
  });

  it('leaves in the organizer’s own words where he has made some usual', async () => {
    const content = [{ type: 'text' as const, text: 'Ждём: {мероприятие}, {город}' }];
    const { guid: templateMessageGuid } = await api.call(TemplateMessageCreate, {
      body: {
        ...{ title: 'Зовём', kind: 'invitation', subject: 'Зовём: {мероприятие}' },
        body: { type: 'doc', content: [{ type: 'paragraph', content }] },
      },
      as,
    });
    await api.call(TemplateMessageSetDefault, { body: { templateMessageGuid }, as });
    expect((await check(fresh())).letter).toEqual({
      ...{ subject: 'Зовём: Светлояр', text: 'Ждём: Светлояр, Семёнов', isOwn: true },
    });
  });
});

describe('an invitation that has expired', () => {
  const page = (token?: string) =>
    api.call(ProfileGetParticipantGetOrganizerInfo, {
      headers: { referer: `${api.url}/member/invite/${query.competitionGuid}` },
      ...(token === undefined ? {} : { as: token }),
    });
  const accepted = async (token: string) => {
    const { status, envelope } = await api.send(ParticipantInviteMember, { query, as: token });
    return [status, envelope.errors[0]?.message ?? ''];
  };
  const members = () =>
    api.database.query('select from accounts.membership where competition_guid = $1', [query.competitionGuid]);

  it('since the event is in the archive: the page says so, nobody joins, who has joined still enters', async () => {
    const [late, early] = [await api.member(), await api.member()];
    await api.call(ParticipantInviteMember, { query, as: early.token });
    await api.call(CompetitionArchiveOrUnarchive, { query, body: { isArchived: true }, as });
    expect(await page(late.token)).toMatchObject({ event: { isArchived: true }, membership: 'none' });
    expect(await page(early.token)).toMatchObject({ event: { isArchived: true }, membership: 'joined' });
    expect(await accepted(late.token)).toEqual([409, 'Мероприятие в архиве: изменить его нельзя.']);
    expect(await members()).toHaveLength(1);
    // Back from the archive it is an invitation again.
    await api.call(CompetitionArchiveOrUnarchive, { query, body: { isArchived: false }, as });
    expect(await accepted(late.token)).toEqual([200, '']);
  });

  it('since the event is deleted, or there never was one: the page says which and whom to ask, and nothing more', async () => {
    const member = await api.member();
    const { companyName } = (await page()).organizer!;
    await api.call(FestivalDeleteFestival, { query: { festivalGuid: query.competitionGuid }, as });
    expect(await page(member.token)).toMatchObject({
      ...{ isDeleted: true, event: null, membership: null, organizer: { companyName } },
    });
    const deleted = await accepted(member.token);
    query = { competitionGuid: newGuid() };
    expect(await page()).toMatchObject({ isDeleted: false, event: null, organizer: null });
    expect(await accepted(member.token)).toEqual(deleted);
    expect(deleted[0]).toBe(404);
  });

  it('since the reception has closed or the last day has passed: the page says which, and whoever took part still joins', async () => {
    const reception = async () => {
      const { event } = await page();
      return [event!.isOver, event!.reception.refusal];
    };
    const lasts = (from: string, to: string) =>
      api.database.query(
        `update competitions.competition set begin_date = current_date + interval '${from}',
                end_date = current_date + interval '${to}' where guid = $1`,
        [query.competitionGuid],
      );
    const dates = (closesAt: string | null, opensAt: string | null = null) =>
      api.call(ApplicationRulesUpdate, { as, query, body: { opensAt, closesAt, freezesAt: null } });
    const [past, future] = ['2020-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z'];
    await lasts('-1 day', '2 days');
    expect(await reception()).toEqual([false, null]);
    await dates(future, future.replace('2099', '2098'));
    expect(await reception()).toEqual([false, 'early']);
    await dates(past);
    expect(await reception()).toEqual([false, 'closed']);
    expect((await page()).event!.reception.closesAt).toBe(past);
    await dates(null);
    await lasts('-9 days', '-3 days');
    expect(await reception()).toEqual([true, 'over']);
    // A closing that is named counts, also one after the last day.
    await dates(future);
    expect(await reception()).toEqual([true, null]);
    expect(await accepted((await api.member()).token)).toEqual([200, '']);
  });

  it('since the organizer has closed the event to him: he is told, and pressing again opens nothing', async () => {
    const member = await api.member();
    await api.call(ParticipantInviteMember, { query, as: member.token });
    const body = { participantUserGuid: member.guid, isBlocked: true };
    await api.call(CompetitionUpdateCompetitionParticipant, { query, body, as });
    expect(await page(member.token)).toMatchObject({ membership: 'blocked' });
    const note = { participantUserGuid: member.guid, note: 'Просил звонить' };
    await api.call(CompetitionUpdateCompetitionParticipant, { query, body: note, as });
    expect(await page(member.token)).toMatchObject({ membership: 'blocked' });
    expect(await accepted(member.token)).toEqual([403, failureText('membershipBlocked')]);
    await api.call(CompetitionUpdateCompetitionParticipant, { query, body: { ...body, isBlocked: false }, as });
    expect(await accepted(member.token)).toEqual([200, '']);
  });
});
