// A letter about a status in the organizer's own words, and when it leaves in the portal's.

import {
  ApplicationChangeStatus,
  ApplicationSubscribe,
  CompetitionStatusGetAllByCompetitionGuid,
  TemplateMessageCreate,
  TemplateMessageDelete,
  TemplateMessageSetDefault,
  UserUpdateNotifications,
} from '@rampa/contract';
import type { Guid, LetterKind } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EventSample } from '../../testing/event-sample.ts';

let api: TestApi;
let sample: EventSample;
let one: { query: { applicationGuid: Guid } };

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());
beforeEach(async () => {
  sample = await EventSample.make(api);
  one = { query: { applicationGuid: await sample.filled('<b>Берёзка</b> {номер}') } };
  await sample.own(ApplicationSubscribe, one);
});

const PORTAL = 'Заявка № 1 «<b>Берёзка</b> {номер}»: ';

async function decide(title: string, comment = '') {
  const query = { competitionGuid: sample.event };
  const all = await sample.desk(CompetitionStatusGetAllByCompetitionGuid, { query });
  const competitionStatusGuid = all.find((status) => status.title === title)!.guid;
  await sample.desk(ApplicationChangeStatus, { ...one, body: { competitionStatusGuid, comment } });
}

async function word(kind: LetterKind, text: string, { isDefault = true, as = sample.boss.token } = {}): Promise<Guid> {
  const body = {
    type: 'doc' as const,
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
  };
  const letter = { title: 'Письмо', subject: `${text} — {город}`, body, kind };
  const { guid } = await api.call(TemplateMessageCreate, { as, body: letter });
  if (isDefault) await api.call(TemplateMessageSetDefault, { as, body: { templateMessageGuid: guid } });
  return guid;
}

const letters = () => api.letters(sample.member.login);
const subjects = async () => (await letters()).map(({ subject }) => subject);

describe('a letter about a status', () => {
  it('has what is put into the organizer’s words, as text and not looked through again', async () => {
    await word('status', '{коллектив}, {участник}, № {номер}: {мероприятие}, {даты}, {статус}, {комментарий}');
    await decide('Нужно исправить', 'Проверьте запись {ссылка}');
    const [letter] = await letters();
    const said =
      `<b>Берёзка</b> {номер}, Иванова Мария Петровна, № 1: Светлояр, 20–22\u00a0марта 2027\u00a0года, Нужно исправить, ` +
      'Проверьте запись {ссылка}';
    expect(letter!.subject).toBe(`${said} — Кострома`.replaceAll('\u00a0', ' ').slice(0, 180));
    expect(letter!.body.worded!.map(({ runs }) => runs.map(({ text }) => text).join(''))).toEqual([said]);
    expect(letter!.refuse).toBeUndefined();
  });

  it('says what was written to the member also where the words have no place for it', async () => {
    const last = async () => {
      const [letter] = (await letters()).slice(-1);
      return letter!.body.worded!.map(({ runs }) => runs.map(({ text }) => text).join(''));
    };
    await word('confirmation', 'Вы приняты');
    await decide('Принята', 'Ждём вас в Семёнове!');
    expect(await last()).toEqual(['Вы приняты', 'Комментарий организатора: Ждём вас в Семёнове!']);
    await word('status', 'Ответ: {комментарий}');
    await decide('Нужно исправить', 'Проверьте запись');
    expect(await last()).toEqual(['Ответ: Проверьте запись']);
    await decide('Отклонена');
    expect(await last()).toEqual(['Ответ: —']);
  });

  it('leads to the application', async () => {
    await word('status', '{ссылка}');
    await decide('Отклонена');
    const [letter] = await letters();
    const [run] = letter!.body.worded![0]!.runs;
    expect(new URL(run!.href!).pathname).toBe(
      `/member/competition/${sample.event}/applications/${one.query.applicationGuid}`,
    );
  });

  it('of an acceptance has the words for it, else those for a status', async () => {
    await word('status', 'Новый статус');
    await decide('Принята');
    await decide('Нужно исправить');
    await word('confirmation', 'Вы приняты');
    await decide('Принята');
    await decide('Принята', 'Приходите к девяти');
    const tail = ' — Кострома';
    expect(await subjects()).toEqual(
      ['Новый статус', 'Новый статус', 'Вы приняты', 'Новый статус'].map((s) => s + tail),
    );
  });

  it('leaves in the portal’s words where none of his is the usual one', async () => {
    await word('status', 'Не выбрано', { isDefault: false });
    await word('mailing', 'Рассылка');
    await word('status', 'Чужое', { as: (await api.organizer()).token });
    const deleted = await word('status', 'Удалено');
    await sample.desk(TemplateMessageDelete, { query: { templateMessageGuid: deleted } });
    await decide('Отклонена');
    expect(await subjects()).toEqual([`${PORTAL}Отклонена`]);
  });

  it('comes also to whoever refuses letters of organizers: it answers what he has sent', async () => {
    await word('status', 'Новый статус');
    await sample.own(UserUpdateNotifications, { body: { organizerMessage: false } });
    await decide('Отклонена');
    expect(await subjects()).toEqual(['Новый статус — Кострома']);
  });
});
