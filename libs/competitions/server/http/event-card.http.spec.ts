// The card of an event: its logo, and how ready it is.

import {
  AwardGroupCreate,
  AwardSettingCreate,
  CompetitionArchiveOrUnarchive,
  CompetitionDeleteLogo,
  CompetitionDisplaySettingCreate,
  CompetitionGetReadiness,
  CompetitionJudgeCreateRange,
  CompetitionJudgeGetByCompetitionGuid,
  CompetitionProgramCreate,
  CompetitionProgramItemCreateRange,
  CompetitionUploadLogo,
  FestivalCreateFestival,
  FestivalGetFestivalDetail,
  FestivalUpdateFestival,
  PointCreate,
  type Envelope,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

let api: TestApi;
let as: string;
let organizer: Guid;
let query: { competitionGuid: Guid };

beforeAll(async () => {
  api = await startTestApi();
  ({ token: as, guid: organizer } = await api.organizer());
});
beforeEach(async () => {
  const details = { title: 'Светлояр', beginDate: '2026-11-20', endDate: '2026-11-22' };
  query = { competitionGuid: (await api.call(FestivalCreateFestival, { body: { details }, as })).guid };
});
afterAll(() => api?.stop());

const picture = (width: number) =>
  sharp({ create: { width, height: 600, channels: 3, background: '#8e1441' } })
    .png()
    .toBuffer();

async function upload(file: Buffer, who = as) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(file)]), 'Логотип.png');
  const address = `${api.url}/api/v1/${CompetitionUploadLogo.path}?${new URLSearchParams(query)}`;
  const response = await fetch(address, { method: 'POST', headers: { authorization: `Bearer ${who}` }, body: form });
  return { status: response.status, envelope: (await response.json()) as Envelope<{ url: string }> };
}
const logo = async () =>
  (await api.call(FestivalGetFestivalDetail, { query: { festivalGuid: query.competitionGuid }, as })).details.logoPath;
const found = async (url: string) => (await fetch(api.url + url)).status;

it('a logo is uploaded, replaced and taken away, and nothing of a former one is left', async () => {
  expect(await logo()).toBeNull();
  const first = (await upload(await picture(900))).envelope.data!.url;
  expect([await logo(), await found(first)]).toEqual([first, 200]);
  const second = (await upload(await picture(901))).envelope.data!.url;
  expect([await logo(), await found(first), await found(second)]).toEqual([second, 404, 200]);
  await api.call(CompetitionDeleteLogo, { query, as });
  expect([await logo(), await found(second)]).toEqual([null, 404]);
});

it('a caller who leaves out what is not asked of everybody leaves it as it was', async () => {
  const festival = { festivalGuid: query.competitionGuid };
  const details = { title: 'Светлояр', beginDate: '2026-11-20', endDate: '2026-11-22' };
  const kept = {
    ...{ extGuid: '1С-0042', useFinances: true, shortTitle: 'Светлояр — 2026', description: 'Для всех' },
    ...{ city: 'Бийск', place: 'Дворец культуры', timeZone: 'Asia/Barnaul', currency: 'KZT' as const },
  };
  await api.call(FestivalUpdateFestival, { query: festival, body: { details: { ...details, ...kept } }, as });
  await api.call(FestivalUpdateFestival, { query: festival, body: { details: { ...details, title: 'Китеж' } }, as });
  const read = async () => (await api.call(FestivalGetFestivalDetail, { query: festival, as })).details;
  expect(await read()).toMatchObject({ title: 'Китеж', ...kept });
  await api.call(FestivalUpdateFestival, {
    query: festival,
    body: { details: { ...details, extGuid: '', useFinances: false, city: '' } },
    as,
  });
  expect(await read()).toMatchObject({ ...kept, title: 'Светлояр', extGuid: '', useFinances: false, city: '' });
});

it('two who change its card at once lose nothing: each writes his own fields, and the same one is told', async () => {
  const festival = { festivalGuid: query.competitionGuid };
  const read = async () => (await api.call(FestivalGetFestivalDetail, { query: festival, as })).details;
  const { logoPath: _logo, currency: _currency, ...base } = await read();
  const write = (more: object) =>
    api.send(FestivalUpdateFestival, { query: festival, body: { details: { ...base, ...more }, base }, as });
  expect((await write({ city: 'Китеж', endDate: '2026-11-20' })).status).toBe(200);
  // The second one has read the card before.
  expect((await write({ title: 'Светлояр — 2027' })).status).toBe(200);
  expect(await read()).toMatchObject({ title: 'Светлояр — 2027', city: 'Китеж', endDate: '2026-11-20' });
  const clash = await write({ city: 'Городец', place: 'Театр' });
  expect([clash.status, clash.envelope.errors[0]!.code, clash.envelope.errors[0]!.field]).toEqual([
    409,
    'staleVersion',
    'details.city',
  ]);
  expect(await read()).toMatchObject({ city: 'Китеж', place: base.place });
  // One has moved the end, the other one the beginning behind it.
  const late = await write({ beginDate: '2026-11-21' });
  expect([late.status, late.envelope.errors[0]!.field]).toEqual([400, 'details.endDate']);
  expect((await write({})).status).toBe(200);
});

it('what is no picture is refused, and an archived event keeps the logo that it has', async () => {
  expect((await upload(Buffer.from('<svg onload="alert(1)"/>'))).envelope.errors[0]!.code).toBe('imageUnsupported');
  const { url } = (await upload(await picture(400))).envelope.data!;
  await api.call(CompetitionArchiveOrUnarchive, { query, body: { isArchived: true }, as });
  expect((await upload(await picture(401))).envelope.errors[0]!.code).toBe('archived');
  expect((await api.send(CompetitionDeleteLogo, { query, as })).envelope.errors[0]!.code).toBe('archived');
  expect(await logo()).toBe(url);
});

it('is right after each change: judges with their links, criteria, titles, the program', async () => {
  const readiness = async (who = as) => api.call(CompetitionGetReadiness, { query, as: who });
  const told = async () => {
    const { steps } = await readiness();
    return Object.fromEntries(
      steps.map(({ key, state, fact }) => [key, `${state}: ${fact}`.replaceAll('\u00a0', ' ')]),
    );
  };
  expect(await told()).toEqual({
    card: 'waiting: 20–22 ноября, не указаны: город, площадка',
    documents: 'waiting: положение ещё не загружено',
    form: 'waiting: ещё не собрана',
    dates: 'waiting: последний день приёма не назначен',
    letters: 'done: уходят словами портала',
    statuses: 'done: 9 статусов',
    program: 'waiting: ещё не создана',
    judges: 'waiting: судьи и критерии ещё не добавлены',
    titles: 'waiting: званий нет, будут только места',
    displays: 'waiting: ещё не добавлены',
    publication: 'waiting: не опубликована',
    protocols: 'waiting: ещё не открыты',
    diplomas: 'waiting: ждут закрытия протоколов',
  });
  const judges = [
    { fullName: 'Белова Вера', isChair: true },
    { fullName: 'Орлов Пётр', title: 'доцент', city: 'Городец' },
  ];
  const { guids } = await api.call(CompetitionJudgeCreateRange, { query, body: { judges }, as });
  const { collection } = await api.call(CompetitionJudgeGetByCompetitionGuid, { query, body: {}, as });
  expect(collection.map(({ guid, fullName, isChair, order }) => [guid, fullName, isChair, order])).toEqual([
    [guids[0], 'Белова Вера', true, 1],
    [guids[1], 'Орлов Пётр', false, 2],
  ]);
  expect(collection.every(({ fastLoginUrl }) => fastLoginUrl?.includes('#key='))).toBe(true);
  expect(await told()).toMatchObject({ judges: 'now: 2 судьи, критерии ещё не добавлены' });
  await api.call(PointCreate, { query, body: { title: 'Оценка', min: 0, max: 10_000, step: 100 }, as });
  expect(await told()).toMatchObject({ judges: 'done: 2 судьи, 1 критерий; ссылку ещё не открыли: 2' });
  const endsIn = (days: number) =>
    api.database.query('update competitions.competition set end_date = current_date + $2::int where guid = $1', [
      ...[query.competitionGuid, days],
    ]);
  await endsIn(9);
  await api.database.query(
    `update accounts.fast_link set expires_at = now() + interval '8 days' where judge_guid = $1`,
    [guids[0]],
  );
  expect(await told()).toMatchObject({
    judges: 'now: 2 судьи, 1 критерий; ссылка кончается до конца мероприятия: 1',
  });
  await endsIn(6);
  expect(await told()).toMatchObject({ judges: 'done: 2 судьи, 1 критерий; ссылку ещё не открыли: 2' });
  const { guid: awardGroupGuid } = await api.call(AwardGroupCreate, { query, body: { title: 'Звания' }, as });
  const award = { awardGroupGuid, title: 'Лауреат', kind: 'threshold' as const, from: 5000, color: '#F6D37A' };
  await api.call(AwardSettingCreate, { query, body: award, as });
  expect(await told()).toMatchObject({ titles: 'now: 1 замечание: протокол не закрыть' });
  const { guid: competitionProgramGuid } = await api.call(CompetitionProgramCreate, {
    query,
    body: { title: 'Гала' },
    as,
  });
  const body = { items: [{ performer: 'Ансамбль' }] };
  await api.call(CompetitionProgramItemCreateRange, { query: { competitionProgramGuid }, body, as });
  expect(await told()).toMatchObject({ program: 'now: 1 выступление; не назначено время начала; без длительности: 1' });
  await endsIn(9);
  await api.call(CompetitionDisplaySettingCreate, { query, body: { title: 'Зал' }, as });
  const { faults } = await readiness();
  expect(faults.map(({ text, isDoubt, to }) => [text.replaceAll('\u00a0', ' '), isDoubt, to])).toEqual([
    [
      'Без номинации: ниже звания «Лауреат» ничего нет: итог от 0 до 5 останется без звания. Добавьте звание, например «Участник», или снизьте границу',
      false,
      'ranks',
    ],
    ['Ссылка кончается до конца мероприятия: Белова В.', false, 'accesses'],
    ['Программе «Гала» не назначено время начала', false, `program?competitionProgramGuid=${competitionProgramGuid}`],
    [
      'В программе «Гала» без длительности 1 выступление',
      false,
      `program?competitionProgramGuid=${competitionProgramGuid}`,
    ],
    ['Экран «Зал» не открыт ни на одном устройстве', false, 'display-voiting'],
    ['Ссылку ещё не открыли: Белова В., Орлов П.', true, 'accesses'],
  ]);
  expect((await readiness()).counts).toMatchObject({
    documents: 0,
    statuses: 9,
    judges: 2,
    accesses: 2,
    'evaluation-criteria': 1,
    ranks: 1,
  });
  const details = { title: 'Светлояр', beginDate: '2026-11-20', endDate: '2026-11-22', city: 'Уфа', place: 'ДК' };
  const withMoney = { details: { ...details, useFinances: true } };
  await api.call(FestivalUpdateFestival, { query: { festivalGuid: query.competitionGuid }, body: withMoney, as });
  expect(await told()).toMatchObject({
    ...{ card: 'done: 20–22 ноября, Уфа, ДК', requisites: 'waiting: ваших реквизитов ещё нет' },
  });
  const { token } = await api.employee(organizer, { [query.competitionGuid]: { program: 1 } });
  const seen = await readiness(token);
  expect([seen.steps.map(({ key }) => key), seen.counts]).toEqual([['program', 'publication'], {}]);
});
