import {
  OrganizerEmailConfirmation,
  OrganizerEmployeeEmailConfirmation,
  OrganizerEmployeeLogin,
  OrganizerEmployeeRegistration,
  OrganizerLogin,
  OrganizerPasswordChange,
  OrganizerPasswordRecovery,
  OrganizerRegistration,
  OrganizerResendConfirmation,
  ParticipantEmailConfirmation,
  ParticipantLogin,
  ParticipantPasswordChange,
  ParticipantPasswordRecovery,
  ParticipantRegistration,
  ParticipantResendConfirmation,
  UserGetConsents,
  UserGetShort,
  UserLogout,
} from '@rampa/contract';
import { CONSENTS } from '@rampa/accounts/domain';
import { newGuid, type ConsentKind } from '@rampa/kernel';
import { startTestApi, type PostedLetter, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const PASSWORD = 'свет снизу вверх';
const consents = (...kinds: ConsentKind[]) => kinds.map((kind) => ({ kind, version: CONSENTS[kind].version }));
const newEmail = () => `${newGuid()}@example.org`;
const person = (email: string) => ({
  email,
  password: PASSWORD,
  fullName: 'Лугова Елена Сергеевна',
  phone: '8 (999) 123-45-67',
  consents: consents('processing'),
});
const organizer = (email: string) => ({ ...person(email), companyName: 'Просцениум', city: 'Кострома' });
const member = (email: string) => ({ ...person(email), city: 'Кострома' });
const employee = (email: string, organizerEmail: string) => ({ ...person(email), organizerEmail });

async function lastLetter(to: string): Promise<PostedLetter> {
  return (await api.letters(to)).at(-1)!;
}

/** The key of a letter's link, which stands in the fragment. */
function keyOf(letter: PostedLetter): string {
  return new URLSearchParams(letter.link().hash.slice(1)).get('token')!;
}

async function statusOf(sent: Promise<{ status: number }>): Promise<number> {
  return (await sent).status;
}

async function registeredOrganizer(): Promise<string> {
  const email = newEmail();
  await api.call(OrganizerRegistration, { body: organizer(email) });
  await api.call(OrganizerEmailConfirmation, { body: { token: keyOf(await lastLetter(email)) } });
  return email;
}

async function registeredMember(): Promise<string> {
  const email = newEmail();
  await api.call(ParticipantRegistration, { body: member(email) });
  await api.call(ParticipantEmailConfirmation, { body: { email, code: (await lastLetter(email)).code() } });
  return email;
}

it('a letter’s link never leads where the one who asked says that this server is', async () => {
  const email = await registeredOrganizer();
  const asked = { email };
  const posted = (await api.letters(email)).length;
  const forged: Record<string, string>[] = [
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  ];
  for (const headers of forged) {
    await api.send(OrganizerPasswordRecovery, { body: asked, headers });
  }
  const letters = (await api.letters(email)).slice(posted);
  expect(letters).toHaveLength(2);
  for (const letter of letters) expect(letter.link().hostname).toMatch(/^(localhost|127\.0\.0\.1)$/);
});

describe('an organizer', () => {
  it('registers, opens the link of the letter, signs in and out', async () => {
    const email = newEmail();
    await api.call(OrganizerRegistration, { body: organizer(` ${email.toUpperCase()} `) });
    const letter = await lastLetter(email);
    expect(letter.body.greeting).toBe('Здравствуйте, Елена Сергеевна!');
    expect(`${letter.link().pathname}${letter.link().search}`).toBe('/profile/registration/confirm');
    const login = { body: { login: email, password: PASSWORD } };
    expect(await api.send(OrganizerLogin, login)).toMatchObject({
      status: 403,
      envelope: { errors: [{ code: 'emailUnconfirmed' }] },
    });
    expect(await statusOf(api.send(OrganizerLogin, { body: { login: email, password: 'не тот' } }))).toBe(401);

    const confirmation = { body: { token: keyOf(letter) } };
    // The call of another kind refuses it and does not use it up.
    expect(await statusOf(api.send(OrganizerEmployeeEmailConfirmation, confirmation))).toBe(410);
    expect(await statusOf(api.send(OrganizerEmailConfirmation, confirmation))).toBe(200);
    expect(await statusOf(api.send(OrganizerEmailConfirmation, confirmation))).toBe(410);
    const { token } = await api.call(OrganizerLogin, login);
    expect(await api.call(UserGetShort, { as: token })).toMatchObject({
      ...{ userType: 'Organizer', name: 'Просцениум', isVerified: true, profileFilled: true },
    });
    expect(await api.call(UserGetConsents, { as: token })).toMatchObject([
      { kind: 'processing', version: CONSENTS.processing.version, withdrawnAt: null },
    ]);
    await api.call(UserLogout, { as: token });
    expect(await statusOf(api.send(UserGetShort, { as: token }))).toBe(401);
  });

  it('whose link has expired asks for another; the former stops working', async () => {
    const email = newEmail();
    await api.call(OrganizerRegistration, { body: organizer(email) });
    const first = keyOf(await lastLetter(email));
    await api.database.query(
      `update accounts.letter_token set expires_at = now() from accounts.account a where a.guid = account_guid and login = $1`,
      [email],
    );
    expect(await statusOf(api.send(OrganizerEmailConfirmation, { body: { token: first } }))).toBe(410);
    await api.call(OrganizerResendConfirmation, { body: { email } });
    const second = keyOf(await lastLetter(email));
    await api.call(OrganizerResendConfirmation, { body: { email } });
    const third = keyOf(await lastLetter(email));
    expect(await statusOf(api.send(OrganizerEmailConfirmation, { body: { token: second } }))).toBe(410);
    expect(await statusOf(api.send(OrganizerEmailConfirmation, { body: { token: third } }))).toBe(200);
  });

  it('registering with a taken address reads what a free one reads; the owner gets a letter, and nothing changes', async () => {
    const taken = await registeredOrganizer();
    const free = newEmail();
    const [one, other] = [
      await api.send(OrganizerRegistration, { body: { ...organizer(taken), password: 'чужой пароль 1' } }),
      await api.send(OrganizerRegistration, { body: organizer(free) }),
    ];
    expect(JSON.stringify([one.status, one.envelope])).toBe(JSON.stringify([other.status, other.envelope]));
    expect([...one.headers.keys()]).toEqual([...other.headers.keys()]);
    const letter = await lastLetter(taken);
    expect(letter).toMatchObject({ kind: 'accounts.alreadyKnown', subject: 'На эту почту уже есть кабинет' });
    expect(letter.link().pathname).toBe('/profile/login/organizer');
    expect(await statusOf(api.send(OrganizerLogin, { body: { login: taken, password: PASSWORD } }))).toBe(200);
    expect((await lastLetter(free)).kind).toBe('accounts.confirmation');
    // A member's address is in another space: the same person may also take part.
    await api.call(ParticipantRegistration, { body: member(taken) });
    expect((await lastLetter(taken)).kind).toBe('accounts.code');
  });

  it('who never confirmed is replaced by the next registration of the address, and his link is dead', async () => {
    const email = newEmail();
    await api.call(OrganizerRegistration, { body: { ...organizer(email), password: 'первый пароль' } });
    const first = keyOf(await lastLetter(email));
    await api.call(OrganizerRegistration, { body: organizer(email) });
    expect(await statusOf(api.send(OrganizerEmailConfirmation, { body: { token: first } }))).toBe(410);
    await api.call(OrganizerEmailConfirmation, { body: { token: keyOf(await lastLetter(email)) } });
    expect(await statusOf(api.send(OrganizerLogin, { body: { login: email, password: 'первый пароль' } }))).toBe(401);
    expect(await statusOf(api.send(OrganizerLogin, { body: { login: email, password: PASSWORD } }))).toBe(200);
  });

  it('who never confirmed is forgotten after a week, with all that was kept of him', async () => {
    const [email, other] = [newEmail(), newEmail()];
    for (const each of [email, other]) await api.call(OrganizerRegistration, { body: organizer(each) });
    await api.database.query(`update accounts.account set created_at = now() - interval '8 days' where login = $1`, [
      email,
    ]);
    await api.call(OrganizerRegistration, { body: organizer(newEmail()) });
    const left = await api.database.query('select login from accounts.account where login = any ($1)', [
      [email, other],
    ]);
    expect(left).toEqual([{ login: other }]);
  });

  it.each([
    [{ password: 'password123' }, 422, 'passwordWeak', 'password'],
    [{ phone: '12345' }, 422, 'phoneInvalid', 'phone'],
    [{ email: 'не почта' }, 422, 'letterAddress', 'email'],
    [{ consents: [] }, 422, 'consentNeeded', 'consents'],
    [{ consents: [{ kind: 'processing' as const, version: '2001-01-01' }] }, 409, 'consentOutdated', 'consents'],
    [{ consents: consents('processing', 'publishing') }, 400, 'badRequest', 'consents'],
  ])('with %j is refused at the field', async (wrong, status, code, field) => {
    const answer = await api.send(OrganizerRegistration, { body: { ...organizer(newEmail()), ...wrong } });
    expect(answer).toMatchObject({ status, envelope: { errors: [{ code, field }] } });
  });

  it('registers one address at most five times an hour', async () => {
    const email = newEmail();
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++) {
      statuses.push(await statusOf(api.send(OrganizerRegistration, { body: organizer(email) })));
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('a forgotten password', () => {
  it('is replaced by the link of a letter: once, all sessions end, and the address is proved by it', async () => {
    const email = await registeredOrganizer();
    const before = await api.call(OrganizerLogin, { body: { login: email, password: PASSWORD } });
    await api.database.query('update accounts.account set is_verified = false where login = $1', [email]);
    await api.call(OrganizerPasswordRecovery, { body: { email } });
    const letter = await lastLetter(email);
    expect(letter.link().pathname).toBe('/profile/restore/confirm');
    const token = keyOf(letter);
    const change = (password: string) => ({ body: { token, password } });
    expect(await api.send(OrganizerPasswordChange, change('12345678'))).toMatchObject({
      ...{ status: 422, envelope: { errors: [{ code: 'passwordWeak', field: 'password' }] } },
    });
    expect(await statusOf(api.send(ParticipantPasswordChange, change('новый пароль 1')))).toBe(410);
    expect(await statusOf(api.send(OrganizerPasswordChange, change('новый пароль 1')))).toBe(200);
    expect(await statusOf(api.send(OrganizerPasswordChange, change('новый пароль 2')))).toBe(410);
    expect(await statusOf(api.send(UserGetShort, { as: before.token }))).toBe(401);
    expect(await statusOf(api.send(OrganizerLogin, { body: { login: email, password: PASSWORD } }))).toBe(401);
    const { token: after } = await api.call(OrganizerLogin, { body: { login: email, password: 'новый пароль 1' } });
    expect((await api.call(UserGetShort, { as: after })).isVerified).toBe(true);
    expect((await lastLetter(email)).kind).toBe('accounts.passwordChanged');
  });

  it('of an unknown address is answered like a known one, and no letter leaves', async () => {
    const [known, unknown] = [await registeredMember(), newEmail()];
    const [one, other] = [
      await api.send(ParticipantPasswordRecovery, { body: { email: known } }),
      await api.send(ParticipantPasswordRecovery, { body: { email: unknown } }),
    ];
    expect(JSON.stringify([one.status, one.envelope])).toBe(JSON.stringify([other.status, other.envelope]));
    expect((await lastLetter(known)).kind).toBe('accounts.restore');
    expect(await api.letters(unknown)).toEqual([]);
  });

  it('sent after an hour does not open', async () => {
    const email = await registeredMember();
    await api.call(ParticipantPasswordRecovery, { body: { email } });
    await api.database.query('update accounts.letter_token set expires_at = now() where purpose = $1', ['restore']);
    const body = { token: keyOf(await lastLetter(email)), password: 'новый пароль 1' };
    expect(await statusOf(api.send(ParticipantPasswordChange, { body }))).toBe(410);
  });
});

describe('a member', () => {
  const confirm = (email: string, code: string) => api.send(ParticipantEmailConfirmation, { body: { email, code } });
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it('registers, types the code, signs in; what he agreed to stands with its wording', async () => {
    const email = newEmail();
    await api.call(ParticipantRegistration, {
      body: {
        ...member(email),
        countryCode: 'BY',
        phone: '+375 29 123-45-67',
        consents: consents('processing', 'publishing'),
      },
    });
    const code = (await lastLetter(email)).code();
    expect(code).toMatch(/^\d{6}$/);
    expect(await statusOf(api.send(ParticipantLogin, { body: { login: email, password: PASSWORD } }))).toBe(403);
    expect(await statusOf(confirm(email, other(code)))).toBe(422);
    expect(await statusOf(confirm(email, code))).toBe(200);
    expect(await statusOf(confirm(email, code))).toBe(422);
    const { token } = await api.call(ParticipantLogin, { body: { login: email, password: PASSWORD } });
    expect(await api.call(UserGetShort, { as: token })).toMatchObject({ userType: 'Member', profileFilled: true });
    const given = await api.call(UserGetConsents, { as: token });
    expect(given.map(({ kind }) => kind).sort()).toEqual(['processing', 'publishing']);
    const [row] = await api.database.query('select phone, country_code from accounts.account where login = $1', [
      email,
    ]);
    expect(row).toEqual({ phone: '291234567', country_code: 'BY' });
  });

  it('has five tries; then even the right code is dead, and a new one works', async () => {
    const email = newEmail();
    await api.call(ParticipantRegistration, { body: member(email) });
    const code = (await lastLetter(email)).code();
    const wrong = await Promise.all(Array.from({ length: 5 }, () => confirm(email, other(code))));
    expect(wrong.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
    const late = await confirm(email, code);
    expect(late.status).toBe(422);
    // The answer tells neither whether the account exists nor how many tries are left.
    const nobody = await confirm(newEmail(), code);
    expect(new Set([late, nobody, wrong[0]!].map(({ envelope }) => JSON.stringify(envelope))).size).toBe(1);
    await api.call(ParticipantResendConfirmation, { body: { email } });
    expect(await statusOf(confirm(email, (await lastLetter(email)).code()))).toBe(200);
  });

  it('whose quarter of an hour is over needs a new code', async () => {
    const email = newEmail();
    await api.call(ParticipantRegistration, { body: member(email) });
    await api.database.query('update accounts.confirmation_code set expires_at = now()');
    expect(await statusOf(confirm(email, (await lastLetter(email)).code()))).toBe(422);
  });
});

describe('an employee', () => {
  it('waits for the organizer whom he named, and hears so with the right password only', async () => {
    const boss = await registeredOrganizer();
    const email = newEmail();
    await api.call(OrganizerEmployeeRegistration, { body: employee(email, boss) });
    expect((await lastLetter(boss)).kind).not.toBe('accounts.employeeWaiting');
    await api.call(OrganizerEmployeeEmailConfirmation, { body: { token: keyOf(await lastLetter(email)) } });
    const asked = await lastLetter(boss);
    expect(asked.kind).toBe('accounts.employeeWaiting');
    expect(asked.body.paragraphs[0]).toContain('Лугова Елена Сергеевна');

    const logIn = async (password: string) => {
      const { status, envelope } = await api.send(OrganizerEmployeeLogin, { body: { login: email, password } });
      return [status, envelope.errors[0]?.code];
    };
    const become = (state: string) =>
      api.database.query('update accounts.account set employee_state = $2 where login = $1', [email, state]);
    expect(await logIn(PASSWORD)).toEqual([403, 'employeeWaiting']);
    expect(await logIn('не тот')).toEqual([401, 'wrongLogin']);
    await become('dismissed');
    expect(await logIn(PASSWORD)).toEqual([403, 'employeeDismissed']);
    await become('approved');
    expect(await logIn(PASSWORD)).toEqual([200, undefined]);
    // His e-mail works only for his own kind, and only he is told so.
    const elsewhere = await api.send(OrganizerLogin, { body: { login: email, password: PASSWORD } });
    expect(elsewhere).toMatchObject({
      status: 403,
      envelope: { errors: [{ code: 'otherDoor', customData: { kind: 'employee' } }] },
    });
    expect(await statusOf(api.send(OrganizerLogin, { body: { login: email, password: 'не тот' } }))).toBe(401);
  });

  it('who named an unknown organizer reads the same and waits as well, until that organizer comes', async () => {
    const [boss, known] = [newEmail(), await registeredOrganizer()];
    const [one, two] = [newEmail(), newEmail()];
    const answers = [
      await api.send(OrganizerEmployeeRegistration, { body: employee(one, boss) }),
      await api.send(OrganizerEmployeeRegistration, { body: employee(two, known) }),
    ];
    expect(new Set(answers.map(({ status, envelope }) => JSON.stringify([status, envelope]))).size).toBe(1);
    const [first, second] = [await lastLetter(one), await lastLetter(two)];
    expect({ ...first.body, button: null }).toEqual({ ...second.body, button: null });
    await api.call(OrganizerEmployeeEmailConfirmation, { body: { token: keyOf(first) } });
    expect(await statusOf(api.send(OrganizerEmployeeLogin, { body: { login: one, password: PASSWORD } }))).toBe(403);

    await api.call(OrganizerRegistration, { body: organizer(boss) });
    await api.call(OrganizerEmailConfirmation, { body: { token: keyOf(await lastLetter(boss)) } });
    const [row] = await api.database.query(
      'select o.login from accounts.account e join accounts.account o on o.guid = e.organizer_guid where e.login = $1',
      [one],
    );
    expect(row).toEqual({ login: boss });
  });
});
