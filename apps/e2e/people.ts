// People of a journey, signed in through the portal's calls: their cookies are in the browser's context.

import type { BrowserContext } from '@playwright/test';
import { CONSENTS } from '@rampa/accounts/domain';
import {
  ApplicationSubmit,
  OrganizerEmailConfirmation,
  OrganizerEmployeeApprove,
  OrganizerEmployeeEmailConfirmation,
  OrganizerEmployeeGetEmployeesAndAccess,
  OrganizerEmployeeRegistration,
  OrganizerRegistration,
  ParticipantEmailConfirmation,
  ParticipantInviteMember,
  ParticipantLogin,
  ParticipantRegistration,
  type CallDefinition,
  type SentBody,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { BASE, ORGANIZER, type Contest } from './contest.ts';
import { letterTo } from './letters.ts';

export const PASSWORD = 'свет снизу вверх';

export async function post<C extends CallDefinition>(
  context: BrowserContext,
  call: C,
  body: SentBody<C>,
  query = '',
): Promise<void> {
  const answer = await context.request.post(`${BASE}/api/v1/${call.path}${query}`, { data: body });
  if (!answer.ok()) throw new Error(`${call.id}: ${await answer.text()}`);
}

/** A new organizer, whose address is confirmed. */
export async function newOrganizer(
  context: BrowserContext,
  fullName = 'Лугова Елена Сергеевна',
  companyName = 'Светлояр',
): Promise<{ login: string; password: string }> {
  const login = `${newGuid()}@example.org`;
  await post(context, OrganizerRegistration, {
    ...{ email: login, password: PASSWORD, fullName, phone: '9991234567', companyName, city: 'Семёнов' },
    consents: [{ kind: 'processing', version: CONSENTS.processing.version }],
  });
  const { hash } = new URL((await letterTo(context, login)).link());
  await post(context, OrganizerEmailConfirmation, { token: new URLSearchParams(hash.slice(1)).get('token')! });
  return { login, password: PASSWORD };
}

/** A new member whose address is confirmed, signed in; returns his address. */
export async function newMember(
  context: BrowserContext,
  fullName = 'Лугова Елена Сергеевна',
  email = `${newGuid()}@example.org`,
): Promise<string> {
  await post(context, ParticipantRegistration, {
    email,
    password: PASSWORD,
    fullName,
    phone: '89991234567',
    city: 'Кострома',
    consents: [{ kind: 'processing', version: CONSENTS.processing.version }],
  });
  await post(context, ParticipantEmailConfirmation, { email, code: (await letterTo(context, email)).code() });
  await post(context, ParticipantLogin, { login: email, password: PASSWORD });
  return email;
}

/** A new member who takes part in the event; returns his address. */
export async function joinAsMember(
  context: BrowserContext,
  competitionGuid: Guid,
  fullName?: string,
  address?: string,
): Promise<string> {
  const email = await newMember(context, fullName, address);
  await post(context, ParticipantInviteMember, {}, `?competitionGuid=${competitionGuid}`);
  return email;
}

/** A draft of the person who is signed in there. */
export async function beginApplication(context: BrowserContext, competitionGuid: Guid): Promise<Guid> {
  const path = `${BASE}/api/v1/${ApplicationSubmit.path}?competitionGuid=${competitionGuid}`;
  const answer = await context.request.post(path, { data: {} });
  return ((await answer.json()) as { data: { applicationGuid: Guid } }).data.applicationGuid;
}

/** An approved employee of the organizer without any rights; he has not signed in. */
export async function newEmployee(context: BrowserContext, contest: Contest): Promise<{ guid: Guid; email: string }> {
  const email = `${newGuid()}@example.org`;
  await post(context, OrganizerEmployeeRegistration, {
    email,
    password: PASSWORD,
    fullName: 'Лугова Елена Сергеевна',
    phone: '9991234567',
    organizerEmail: ORGANIZER.login,
    consents: [{ kind: 'processing', version: CONSENTS.processing.version }],
  });
  const { hash } = new URL((await letterTo(context, email)).link());
  await post(context, OrganizerEmployeeEmailConfirmation, { token: new URLSearchParams(hash.slice(1)).get('token')! });
  const query = { state: 'waiting' as const, searchText: email };
  const { collection } = await contest.call(OrganizerEmployeeGetEmployeesAndAccess, { query });
  const { guid } = collection[0]!;
  await contest.call(OrganizerEmployeeApprove, { query: { employeeGuid: guid } });
  return { guid, email };
}
