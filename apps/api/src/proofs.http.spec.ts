// Every proof of identity that is wrong, late, used or somebody else's gets its Russian text and changes nothing.

import {
  CompetitionJudgeCreate,
  CompetitionJudgeCreateFastLoginUrl,
  CompetitionJudgeDeleteFastLoginUrl,
  CompetitionPresenterFastLogin,
  FestivalCreateFestival,
  JudgeFastLogin,
  OrganizerEmailConfirmation,
  OrganizerEmployeeEmailConfirmation,
  OrganizerEmployeePasswordChange,
  OrganizerEmployeePasswordRecovery,
  OrganizerEmployeeRegistration,
  OrganizerPasswordChange,
  OrganizerPasswordRecovery,
  OrganizerRegistration,
  ParticipantEmailConfirmation,
  ParticipantPasswordChange,
  ParticipantPasswordRecovery,
  ParticipantRegistration,
  UserChangeEmail,
  UserConfirmEmail,
  type CallDefinition,
} from '@rampa/contract';
import { CONSENTS } from '@rampa/accounts/domain';
import { failureText, newGuid, newSecret, type FailureCode } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keyOf } from '../../../tools/proof/client/contest.ts';
import { Target } from '../../../tools/proof/walks/target.ts';
import { Stored } from '../../../tools/proof/walks/stored.ts';

interface Wrong {
  name: string;
  call: CallDefinition;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  as?: string;
  code: FailureCode;
  /** Tables that a refusal may write all the same. */
  writes?: readonly string[];
}

const PASSWORD = 'свет снизу вверх';
const KINDS = [
  {
    kind: 'организатор',
    register: OrganizerRegistration,
    confirm: OrganizerEmailConfirmation,
    recover: OrganizerPasswordRecovery,
    restore: OrganizerPasswordChange,
    extra: { companyName: 'Просцениум', city: 'Кострома' },
  },
  {
    kind: 'сотрудник',
    register: OrganizerEmployeeRegistration,
    confirm: OrganizerEmployeeEmailConfirmation,
    recover: OrganizerEmployeePasswordRecovery,
    restore: OrganizerEmployeePasswordChange,
    extra: { organizerEmail: 'boss@example.org' },
  },
  {
    kind: 'участник',
    register: ParticipantRegistration,
    confirm: null,
    recover: ParticipantPasswordRecovery,
    restore: ParticipantPasswordChange,
    extra: { city: 'Кострома' },
  },
] as const;

let api: TestApi;
let target: Target;
let stored: Stored;
let rows: Wrong[];

const sql = (text: string, values: unknown[] = []) => api.database.query(text, values);
const post = (call: CallDefinition, body: unknown) => api.call(call, { body });
const lastLetter = async (to: string) => (await api.letters(to)).at(-1)!;
const tokenIn = async (to: string) =>
  new URLSearchParams((await lastLetter(to)).link().hash.slice(1)).get('token') ?? '';

/** A new account of the kind, not yet confirmed; answers its address. */
async function registered({ register, extra }: (typeof KINDS)[number]): Promise<string> {
  const email = `${newGuid()}@example.org`;
  const consents = [{ kind: 'processing', version: CONSENTS.processing.version }];
  const person = {
    email,
    password: PASSWORD,
    fullName: 'Лугова Елена Сергеевна',
    phone: '8 (999) 123-45-67',
    consents,
  };
  await post(register, { ...person, ...extra });
  return email;
}

const LATE = `expires_at = now() - interval '1 second'`;
const OF_LOGIN = `account_guid = (select guid from accounts.account where login = $1)`;

async function lettersOf(kind: (typeof KINDS)[number], other: (typeof KINDS)[number]): Promise<Wrong[]> {
  const restoring = async () => {
    const email = await registered(kind);
    await post(kind.recover, { email });
    return { email, token: await tokenIn(email) };
  };
  const [used, late, foreign] = [await restoring(), await restoring(), await restoring()];
  await post(kind.restore, { token: used.token, password: 'новый пароль 1' });
  await sql(`update accounts.letter_token set ${LATE} where ${OF_LOGIN}`, [late.email]);
  const change = (name: string, call: CallDefinition, token: string, code: FailureCode = 'letterLinkDead'): Wrong => ({
    ...{ name: `${kind.kind}: новый пароль, ${name}`, call, code },
    body: { token, password: 'чужой пароль 2' },
  });
  const found = [
    change('выдуманная ссылка', kind.restore, newSecret()),
    change('ссылка использована', kind.restore, used.token),
    change('ссылка просрочена', kind.restore, late.token),
    change('ссылка другого кабинета', other.restore, foreign.token),
    change('вместо ссылки скрипт', kind.restore, '<script>alert(1)</script>', 'badRequest'),
    {
      ...change('слабый пароль', kind.restore, foreign.token, 'passwordWeak'),
      body: { token: foreign.token, password: 'qwerty123' },
    },
  ];
  if (!kind.confirm) return found;
  const confirming = async () => {
    const email = await registered(kind);
    return { email, token: await tokenIn(email) };
  };
  const [once, slow, fresh] = [await confirming(), await confirming(), await confirming()];
  await post(kind.confirm, { token: once.token });
  await sql(`update accounts.letter_token set ${LATE} where ${OF_LOGIN}`, [slow.email]);
  const confirm = (name: string, call: CallDefinition, token: string): Wrong => ({
    ...{ name: `${kind.kind}: подтверждение почты, ${name}`, call, code: 'letterLinkDead', body: { token } },
  });
  return [
    ...found,
    confirm('выдуманная ссылка', kind.confirm, newSecret()),
    confirm('ссылка использована', kind.confirm, once.token),
    confirm('ссылка просрочена', kind.confirm, slow.token),
    confirm('ссылка другого кабинета', other.confirm!, fresh.token),
    change('по ссылке подтверждения', kind.restore, fresh.token),
    confirm('по ссылке нового пароля', kind.confirm, foreign.token),
  ];
}

async function codes(): Promise<Wrong[]> {
  const kind = KINDS[2];
  const coded = async () => {
    const email = await registered(kind);
    return { email, code: (await lastLetter(email)).code() };
  };
  const [fresh, late, used, tired, other] = [await coded(), await coded(), await coded(), await coded(), await coded()];
  await post(ParticipantEmailConfirmation, { email: used.email, code: used.code });
  await sql(`update accounts.confirmation_code set ${LATE} where ${OF_LOGIN}`, [late.email]);
  await sql(`update accounts.confirmation_code set tries = 5 where ${OF_LOGIN}`, [tired.email]);
  const wrong = String((Number(fresh.code) + 1) % 1_000_000).padStart(6, '0');
  const row = (name: string, email: string, code: string, given: Partial<Wrong> = {}): Wrong => ({
    ...{ name: `участник: код, ${name}`, call: ParticipantEmailConfirmation, code: 'codeWrong', body: { email, code } },
    ...given,
  });
  // A wrong try is counted, and nothing else changes.
  const writes = ['accounts.confirmation_code'];
  return [
    row('не тот', fresh.email, wrong, { writes }),
    ...(other.code === fresh.code ? [] : [row('чужой', fresh.email, other.code, { writes })]),
    row('просрочен', late.email, late.code),
    row('использован', used.email, used.code),
    row('после пяти попыток', tired.email, tired.code),
    row('неизвестной почты', `${newGuid()}@example.org`, fresh.code),
    row('не из цифр', fresh.email, 'абвгде', { code: 'badRequest' }),
  ];
}

async function newEmails(): Promise<Wrong[]> {
  const asked = async () => {
    const person = await api.organizer();
    const email = `${newGuid()}@example.org`;
    await api.call(UserChangeEmail, { body: { email, password: person.password }, as: person.token });
    return { ...person, email, code: (await lastLetter(email)).code() };
  };
  const [fresh, late, used] = [await asked(), await asked(), await asked()];
  await sql(`update accounts.email_change set ${LATE} where account_guid = $1`, [late.guid]);
  await api.call(UserConfirmEmail, { body: { code: used.code }, as: used.token });
  const wrong = String((Number(fresh.code) + 1) % 1_000_000).padStart(6, '0');
  const row = (name: string, { token: as }: { token: string }, code: string, given: Partial<Wrong> = {}): Wrong => ({
    ...{ name: `новая почта: код ${name}`, call: UserConfirmEmail, code: 'codeWrong', body: { code }, as },
    ...given,
  });
  const email = `${newGuid()}@example.org`;
  const ask = (name: string, code: FailureCode, body: Record<string, unknown>): Wrong => ({
    ...{ name: `новая почта: ${name}`, call: UserChangeEmail, code, as: fresh.token },
    body: { email, password: fresh.password, ...body },
  });
  return [
    row('не тот', fresh, wrong, { writes: ['accounts.email_change'] }),
    row('просрочен', late, late.code),
    row('использован', used, used.code),
    row('другого человека', used, fresh.code),
    row('не из цифр', fresh, 'абвгде', { code: 'badRequest' }),
    ask('пароль не тот', 'passwordWrong', { password: 'не тот' }),
    ask('та же', 'emailSame', { email: fresh.login }),
    ask('не почта', 'letterAddress', { email: '<script>' }),
  ];
}

async function links(): Promise<Wrong[]> {
  const { token: as } = await api.organizer();
  const details = { title: 'Светлояр', beginDate: '2026-11-20', endDate: '2026-11-22', city: 'Кострома' };
  const { guid: competitionGuid } = await api.call(FestivalCreateFestival, { body: { details }, as });
  const judge = async (fullName: string) => {
    const query = { competitionGuid };
    const { guid: competitionJudgeGuid } = await api.call(CompetitionJudgeCreate, { query, body: { fullName }, as });
    const body = { deviceLimit: 1 };
    const { url } = await api.call(CompetitionJudgeCreateFastLoginUrl, { query: { competitionJudgeGuid }, body, as });
    return { competitionJudgeGuid, key: keyOf(url) };
  };
  const [revoked, late, full] = [await judge('Берестов'), await judge('Громова'), await judge('Звонцов')];
  const query = { competitionJudgeGuid: revoked.competitionJudgeGuid };
  await api.call(CompetitionJudgeDeleteFastLoginUrl, { query, as });
  await sql(`update accounts.fast_link set ${LATE} where judge_guid = $1`, [late.competitionJudgeGuid]);
  await api.call(JudgeFastLogin, { query: { key: full.key, device: 'первое устройство' } });
  const row = (name: string, key: string, code: FailureCode, call: CallDefinition = JudgeFastLogin): Wrong => ({
    ...{ name: `ссылка: ${name}`, call, code, query: { key, device: 'другое устройство' } },
  });
  return [
    row('выдуманная', newSecret(), 'linkUnknown'),
    row('отозвана', revoked.key, 'linkRevoked'),
    row('просрочена', late.key, 'linkExpired'),
    row('устройств больше нет', full.key, 'deviceLimit'),
    row('судьи вместо ведущего', full.key, 'linkUnknown', CompetitionPresenterFastLogin),
  ];
}

beforeAll(async () => {
  api = await startTestApi();
  target = Target.at(api.url, api.databaseUrl);
  const [organizer, employee, member] = KINDS;
  rows = [
    ...(await lettersOf(organizer, employee)),
    ...(await lettersOf(employee, organizer)),
    ...(await lettersOf(member, organizer)),
    ...(await codes()),
    ...(await newEmails()),
    ...(await links()),
  ];
  stored = await Stored.keep(target);
});
afterAll(async () => {
  await target?.close();
  await api?.stop();
});

it('is refused at its own word, and the database is what it was', async () => {
  const faults: string[] = [];
  for (const { name, call, query = {}, body = {}, as, code, writes = [] } of rows) {
    const { text } = await target.ask(call, { query, params: {}, body }, as);
    const { errors } = JSON.parse(text) as { errors: { code: string; message: string }[] };
    const { code: told, message = '' } = errors[0] ?? {};
    if (told !== code) faults.push(`${name}: «${told}» instead of «${code}»`);
    if (!/[а-яё]/i.test(message) || /[a-z]{4}/i.test(message)) faults.push(`${name}: says «${message}»`);
    if (!['badRequest', 'passwordWeak', 'passwordWrong'].includes(code) && message !== failureText(code)) {
      faults.push(`${name}: says «${message}»`);
    }
    const changed = await stored.changed();
    if (changed.join() !== writes.join()) faults.push(`${name}: changed ${changed.join() || 'nothing'}`);
    await stored.restore(changed);
  }
  expect(faults).toEqual([]);
  expect(rows.length).toBeGreaterThanOrEqual(46);
});
