// npm run seed -- --big [--url URL]: fills a running portal with years of work, for whoever looks how pages bear it.

import { parseArgs } from 'node:util';
import { CONSENTS } from '@rampa/accounts/domain';
import {
  ParticipantEmailConfirmation,
  ParticipantInviteMember,
  ParticipantLogin,
  ParticipantRegistration,
  type CallDefinition,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { askUntilAnswered, pause, Refused, Unanswered } from '../../proof/client/asking.ts';
import { Organizer } from '../../proof/client/organizer.ts';
import { enter } from '../demo/contest.ts';
import { say } from '../demo/say.ts';
import { BIG, makeBig, type Ask } from './big.ts';

const USAGE = `npm run seed -- --big [--url АДРЕС --login ПОЧТА --password ПАРОЛЬ]

  --big        300 мероприятий, форма из 40 разделов и 400 полей, справочник из 5000 строк, 1000 заявок
  --url АДРЕС  где работает портал, по умолчанию http://localhost:3000 (или RAMPA_PORT)
  --login, --password  вход организатора; без них — из файла demo.json в папке данных (RAMPA_HOME или .rampa)

Портал должен работать на этой машине и без почтового сервера: коды участников читаются со страницы /letters.
Каждый запуск добавляет всё ещё раз.`;

const { values } = parseArgs({
  options: {
    big: { type: 'boolean', default: false },
    url: { type: 'string', default: `http://localhost:${process.env.RAMPA_PORT || '3000'}` },
    login: { type: 'string' },
    password: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const PASSWORD = 'свет снизу вверх';
const TRIES = 100;

/** Sent again where a limit of requests refused it or the portal was away. */
const askAs =
  (url: string, as?: string): Ask =>
  (definition, sent = {}) =>
    askUntilAnswered(() => url, definition as CallDefinition, { ...sent, as }) as never;

async function codeFor(url: string, email: string): Promise<string> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const list = await fetch(new URL(`/letters?q=${encodeURIComponent(email)}`, url));
    if (!list.ok) throw new Error('Страницы /letters здесь нет: портал отправляет письма по-настоящему.');
    const href = /class="letters"[\s\S]*?<a[^>]*href="([^"]+)"/.exec(await list.text())?.[1];
    const letter = href && (await (await fetch(new URL(`${href}?show=text`, new URL('/letters', url)))).text());
    const code = letter && /<pre[^>]*>[\s\S]*?\b(\d{6})\b/.exec(letter)?.[1];
    if (code) return code;
    await pause(100);
  }
  throw new Error(`Письмо с кодом для ${email} не пришло.`);
}

async function member(url: string, competitionGuid: Guid): Promise<Ask> {
  const guest = askAs(url);
  const email = `${newGuid()}@example.org`;
  await guest(ParticipantRegistration, {
    body: {
      ...{ email, password: PASSWORD, fullName: 'Лугова Елена Сергеевна', phone: '89991234567', city: 'Кострома' },
      consents: [{ kind: 'processing', version: CONSENTS.processing.version }],
    },
  });
  await guest(ParticipantEmailConfirmation, { body: { email, code: await codeFor(url, email) } });
  const { token } = await guest(ParticipantLogin, { body: { login: email, password: PASSWORD } });
  const own = askAs(url, token);
  await own(ParticipantInviteMember, { query: { competitionGuid } });
  return own;
}

async function main(): Promise<void> {
  if (values.help || !values.big) return console.log(USAGE);
  const key = await enter({ url: values.url, login: values.login, password: values.password });
  const { token } = await Organizer.signIn(() => key.url, key.login, key.password);
  const members = async (event: Guid, count: number) => {
    const made: Ask[] = [];
    for (let at = 0; at < count; at++) made.push(await member(key.url, event));
    return made;
  };
  const { event } = await makeBig({ organizer: askAs(key.url, token), members, say }, BIG);
  say(`Форма и заявки: ${new URL(`/organizer/events/${event}/constructor`, key.url).href}`);
}

main().catch((error: unknown) => {
  const text = error instanceof Unanswered ? `Портал ${values.url} не отвечает: ${error.message}` : error;
  console.error(error instanceof Refused ? `Портал отказал: ${error.message}` : text);
  process.exit(1);
});
