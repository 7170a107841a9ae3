// The drills by name. Each stands among the steps of npm test, or in a test (tools/build/test/turns.spec.ts).

import type { DrillOptions, Verdict } from './verdict.ts';

export const DRILLS: Record<string, { about: string; load(): Promise<(options: DrillOptions) => Promise<Verdict>> }> = {
  kill: { about: 'D1: процессы убиваются, судьи оценивают', load: async () => (await import('./kill.ts')).killDrill },
  duplicate: {
    about: 'D3: одна отправка приходит много раз',
    load: async () => (await import('./duplicate.ts')).duplicateDrill,
  },
  'two-devices': {
    about: 'D5: два планшета одного судьи, часы врозь на двое суток',
    load: async () => (await import('./two-devices.ts')).twoDevicesDrill,
  },
  'offline-judge': {
    about: 'D6: судья без сети, оценки и правки, смерть браузера, новый вход',
    load: async () => (await import('./offline-judge.ts')).offlineJudgeDrill,
  },
  'broken-storage': {
    about: 'D8: база браузера ломается, оценки хранит вторая копия',
    load: async () => (await import('./broken-storage.ts')).brokenStorageDrill,
  },
  'sleeping-tab': {
    about: 'L8: зал, судья и ведущий спали, пока шёл конкурс',
    load: async () => (await import('./sleeping-tab.ts')).sleepingTabDrill,
  },
  'commit-kill': {
    about: 'D4: смерть между записью и ответом',
    load: async () => (await import('./commit-kill.ts')).commitKillDrill,
  },
  autosave: {
    about: 'участники заполняют заявки, узлы и база убиваются: каждый подтверждённый ответ стоит, ни один не задвоен',
    load: async () => (await import('./autosave.ts')).autosaveDrill,
  },
  money: {
    about:
      'деньги принимают, возвращают и грузят из выписок, узлы и база убиваются: ни одного дела не потеряно и не задвоено',
    load: async () => (await import('./money.ts')).moneyDrill,
  },
  restore: {
    about: 'L9: вчерашняя база под живыми экранами',
    load: async () => (await import('./restore.ts')).restoreDrill,
  },
  hints: {
    about: 'L5: подсказки теряются, двоятся, опаздывают; нет Redis',
    load: async () => (await import('./hints.ts')).hintsDrill,
  },
  screens: {
    about: 'L2: тысячи экранов, сервер убит и поднят',
    load: async () => (await import('./screens.ts')).screensDrill,
  },
  flood: {
    about: 'один организатор заваливает портал оценками, у другого идёт конкурс',
    load: async () => (await import('./flood.ts')).floodDrill,
  },
  slow: { about: 'L6: сокеты, которые не читают', load: async () => (await import('./slow.ts')).slowDrill },
  tenant: {
    about: 'S1: чужому организатору мероприятие не отвечает',
    load: async () => (await import('./tenant.ts')).tenantDrill,
  },
  walk: {
    about: 'S1: каждый вызов, каждый человек, каждый вид guid',
    load: async () => (await import('./access.ts')).walkDrill,
  },
  differential: {
    about: 'S2: у соседа изменилось всё, здесь ничего',
    load: async () => (await import('./access.ts')).differentialDrill,
  },
  fuzz: { about: 'S3: испорченные запросы', load: async () => (await import('./access.ts')).fuzzDrill },
  sockets: {
    about: 'S12: чужие виды, отозванные права, потоки и великаны',
    load: async () => (await import('./access.ts')).socketsDrill,
  },
  diplomas: {
    about: 'J1: дипломы и архив, обработчик убивают, байты те же',
    load: async () => (await import('./diplomas.ts')).diplomasDrill,
  },
  'jobs-redis': {
    about: 'J2: Redis опустел, все работы кончаются',
    load: async () => (await import('./jobs-redis.ts')).jobsRedisDrill,
  },
  poison: {
    about: 'J4: невыполнимая работа отложена с причиной',
    load: async () => (await import('./poison.ts')).poisonDrill,
  },
  mailing: {
    about: 'рассылка, обработчик убивается посреди неё: каждому адресу одно письмо',
    load: async () => (await import('./mailing.ts')).mailingDrill,
  },
  jobs: {
    about: 'J1, J2, J4 и рассылка подряд; коротко — на одном портале',
    load: async () => (await import('./jobs.ts')).jobsDrill,
  },
  image: {
    about: 'образ под nginx: убиты узел, worker, Redis; новый образ посреди конкурса',
    load: async () => (await import('./image.ts')).imageDrill,
  },
  mutant: {
    about: 'без предохранителя учение не проходит',
    load: async () => (await import('./mutant.ts')).mutantDrill,
  },
};
