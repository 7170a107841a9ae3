import { z } from 'zod';
import { SECTIONS, USER_TYPES } from '@rampa/kernel';
import { defineCall, guidOf } from '../call.ts';
import { deviceLimit, done, instant, link, signedIn, text } from '../shapes.ts';

export const UserLogout = defineCall({
  id: 'User/Logout',
  method: 'POST',
  who: ['any'],
  kind: 'write',
  changes: [],
  // Works in the archive too: signing out changes nothing of the event.
  inArchive: true,
  summary: 'Выход: токен перестаёт действовать на сервере',
  answer: done,
});

export const UserGetShort = defineCall({
  id: 'User/GetShort',
  method: 'GET',
  who: ['any'],
  kind: 'read',
  shows: ['profile.changed'],
  summary: 'Кто вошёл и что ему открыто',
  query: z.strictObject({ competitionGuid: guidOf('competition').optional() }),
  answer: z.object({
    guid: z.guid(),
    login: z.string(),
    name: z.string(),
    logoPath: z.string().nullable(),
    userType: z.enum(USER_TYPES),
    isVerified: z.boolean(),
    profileFilled: z.boolean(),
    config: z.record(z.enum(SECTIONS), z.int().min(0).max(2)),
  }),
});

const fastLogin = {
  method: 'GET' as const,
  who: ['public'] as const,
  kind: 'read' as const,
  query: z.strictObject({ key: text(64, 1), device: text(64, 1) }),
  answer: signedIn.extend({ linkGuid: z.guid() }),
};

export const JudgeFastLogin = defineCall({
  ...fastLogin,
  id: 'Judge/FastLogin',
  summary: 'Вход судьи по ссылке; вызывается нажатием «Войти», не открытием ссылки',
  answer: signedIn.extend({ linkGuid: z.guid(), judgeGuid: z.guid() }),
});

export const CompetitionPresenterFastLogin = defineCall({
  ...fastLogin,
  id: 'CompetitionPresenter/FastLogin',
  summary: 'Вход ведущего по ссылке',
});

const byPost = {
  ...fastLogin,
  method: 'POST' as const,
  kind: 'write' as const,
  changes: [],
  query: z.strictObject({}),
  body: fastLogin.query,
};

/** The same as the GET call, with the key in the body: proxies write addresses into their logs. */
export const JudgeFastLoginByPost = defineCall({
  ...byPost,
  id: 'Judge/FastLoginByPost',
  path: 'Judge/FastLogin',
  summary: 'Вход судьи по ссылке; ключ в теле, а не в адресе',
  answer: JudgeFastLogin.answer,
});

export const CompetitionPresenterFastLoginByPost = defineCall({
  ...byPost,
  id: 'CompetitionPresenter/FastLoginByPost',
  path: 'CompetitionPresenter/FastLogin',
  summary: 'Вход ведущего по ссылке; ключ в теле, а не в адресе',
});

const organizerInfo = z.object({ companyName: z.string(), logoPath: z.string().nullable() });
const competitionInfo = z.object({
  guid: z.guid(),
  title: z.string(),
  shortTitle: z.string(),
  city: z.string(),
  beginDate: z.string(),
  endDate: z.string(),
  timeZone: z.string(),
});

export const JudgeGetProfile = defineCall({
  id: 'Judge/GetProfile',
  method: 'GET',
  who: ['judge'],
  kind: 'read',
  summary: 'Профиль вошедшего судьи',
  answer: z.object({
    type: z.literal('Judge'),
    organizerInfo,
    competitionJudgeInfo: z.object({
      guid: z.guid(),
      fullName: z.string(),
      title: z.string(),
      isChair: z.boolean(),
      logoPath: z.string().nullable(),
    }),
    competitionInfo,
  }),
});

export const CompetitionPresenterGetProfile = defineCall({
  id: 'CompetitionPresenter/GetProfile',
  method: 'GET',
  who: ['presenter'],
  kind: 'read',
  summary: 'Профиль вошедшего ведущего',
  answer: z.object({ type: z.literal('Presenter'), name: z.string(), organizerInfo, competitionInfo }),
});

export const CompetitionPresenterCreateFastLoginUrl = defineCall({
  id: 'CompetitionPresenter/CreateFastLoginUrl',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: ['links.changed', 'access.changed'],
  summary: 'Новая ссылка ведущего',
  query: z.strictObject({ competitionGuid: guidOf('competition') }),
  body: z.strictObject({ name: text(200, 1), dateExpires: instant.optional(), deviceLimit: deviceLimit.optional() }),
  answer: link.extend({ competitionPresenterGuid: z.guid() }),
});

export const CompetitionPresenterGetByCompetitionGuid = defineCall({
  id: 'CompetitionPresenter/GetByCompetitionGuid',
  method: 'GET',
  who: ['org:settings'],
  kind: 'read',
  shows: ['links.changed'],
  summary: 'Ссылки ведущих мероприятия',
  query: z.strictObject({ competitionGuid: guidOf('competition') }),
  answer: z.array(
    z.object({
      guid: z.guid(),
      name: z.string(),
      dateExpires: instant.nullable(),
      /** Null for those who may not change settings: the address contains the key. */
      url: z.string().nullable(),
      lastSeenAt: instant.nullable(),
    }),
  ),
});

export const CompetitionPresenterDeleteFastLoginUrl = defineCall({
  id: 'CompetitionPresenter/DeleteFastLoginUrl',
  method: 'DELETE',
  who: ['org:settings'],
  kind: 'write',
  changes: ['links.changed', 'access.changed'],
  // Works in the archive too: taking access away changes nothing of the event.
  inArchive: true,
  summary: 'Отозвать ссылку ведущего; открытые по ней сеансы завершаются',
  query: z.strictObject({ competitionPresenterGuid: guidOf('presenterLink') }),
  answer: done,
});
