// Finds the demo contest of a running product: its accounts, programs, judges and screens.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CompetitionDisplaySettingGetByCompetition,
  CompetitionJudgeGetByCompetitionGuid,
  CompetitionProgramGetByCompetition,
  FestivalGetFestivals,
  PointGetByCompetition,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { Unanswered } from '../../proof/client/asking.ts';
import { ROOT } from '../../proof/client/building.ts';
import { keyOf } from '../../proof/client/contest.ts';
import type { Organizer } from '../../proof/client/organizer.ts';

export interface Key {
  url: string;
  login: string;
  password: string;
  /** Null: found by its title. */
  competition: Guid | null;
}

export interface DemoJudge {
  guid: Guid;
  fullName: string;
  isChair: boolean;
  url: string;
  key: string;
}

export interface DemoContest {
  guid: Guid;
  title: string;
  judges: DemoJudge[];
  programs: { guid: Guid; title: string }[];
  points: { guid: Guid; title: string; min: number; max: number; step: number }[];
  displays: { title: string; key: string; url: string }[];
}

/** The demo contest's title says that it is invented; no other contest is ever touched. */
const TITLE = 'Светлояр';
const MARK = /вымышлен/i;

/** Throws Unanswered at once, because a demo that waits in silence looks broken. */
async function knock(url: string): Promise<void> {
  let answer: Response;
  try {
    answer = await fetch(new URL('/health/ready', url), { signal: AbortSignal.timeout(5_000) });
  } catch {
    throw new Unanswered('nobody at home');
  }
  const health = (await answer.json().catch(() => null)) as { status?: unknown } | null;
  if (typeof health?.status !== 'string') {
    throw new Error(`По адресу ${url} отвечает не «Рампа». Назовите её адрес: --url АДРЕС или RAMPA_PORT=ПОРТ.`);
  }
}

/** The file that the first start leaves beside its data. */
const keyFile = () => join(process.env.RAMPA_HOME || join(ROOT, '.rampa'), 'demo.json');

const OTHER_HOME =
  'Назовите папку данных, с которой запущен портал: «RAMPA_HOME=ПАПКА npm run demo». ' +
  'Если он на другой машине, укажите --login и --password организатора.';

/** The portal answers, but the file beside our data belongs to another portal. */
export function strangeKey(url: string): Error {
  return new Error(
    `Пароль из «${keyFile()}» не подходит к порталу ${url}: похоже, его данные в другой папке. ${OTHER_HOME}`,
  );
}

/** Uses the file of the first start unless told otherwise. */
export async function enter(given: {
  url: string;
  login?: string | undefined;
  password?: string | undefined;
}): Promise<Key> {
  const { url, login, password } = given;
  await knock(url);
  if (login && password) return { url, login, password, competition: null };
  const file = keyFile();
  if (!existsSync(file)) {
    throw new Error(`Портал ${url} работает, но как в него войти, неизвестно: файла «${file}» нет. ${OTHER_HOME}`);
  }
  const kept = JSON.parse(readFileSync(file, 'utf8')) as { login: string; password: string; competition: Guid };
  return { url, ...kept };
}

export async function findContest(organizer: Organizer, { competition }: Key): Promise<DemoContest> {
  const { collection } = await organizer.insist(FestivalGetFestivals, { body: { pageSize: 100 } });
  const found = collection.find(
    ({ guid, details }) =>
      (competition === null || guid === competition) && details.title === TITLE && MARK.test(details.description),
  );
  if (!found) throw new Error('Демо-конкурса «Светлояр» здесь нет: он появляется при первом запуске на пустой базе.');
  const query = { competitionGuid: found.guid };
  const [judges, programs, points, displays] = await Promise.all([
    organizer.insist(CompetitionJudgeGetByCompetitionGuid, { query, body: { pageSize: 100 } }),
    organizer.insist(CompetitionProgramGetByCompetition, { query }),
    organizer.insist(PointGetByCompetition, { query }),
    organizer.insist(CompetitionDisplaySettingGetByCompetition, { query }),
  ]);
  return {
    guid: found.guid,
    title: found.details.title,
    judges: judges.collection.flatMap(({ guid, fullName, isChair, fastLoginUrl: url }) =>
      url ? [{ guid, fullName, isChair, url, key: keyOf(url) }] : [],
    ),
    // A copy or a rehearsal created meanwhile belongs to somebody else, so it is not played.
    programs: programs.filter(({ performanceCount, isPublished }) => performanceCount > 0 && isPublished),
    points,
    displays: displays.map(({ title, key, url }) => ({ title, key, url })),
  };
}
