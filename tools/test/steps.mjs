// The steps of npm test, in order. One line is one step; add yours here.
//
//   id        for --only
//   title     its heading
//   run       what the product's Node is given
//   minutes   after which it is ended and counts as failed (5)
//   counts    whose report holds the numbers of tests; any other step is one test
//   needs     'services': RAMPA_TEST_DATABASE_URL and RAMPA_TEST_REDIS_URL · 'browser': CHROMIUM_PATH and CHROMIUM_ARGS
//   full      only in npm run test:full
//   vital     nothing after it makes sense when it fails

import { APPS } from '../start/build.mjs';

const bin = (name) => `node_modules/.bin/${name}`;
const tsc = (project) => ['node_modules/typescript-native/bin/tsc', '-p', project, '--noEmit'];
const tool = (name, ...args) => ['--conditions=@rampa/source', `tools/${name}/main.ts`, ...args];
const drills = (...args) =>
  Object.entries({
    kill: 'процессы убиваются',
    duplicate: 'отправка приходит много раз',
    'two-devices': 'два планшета, часы врозь на двое суток',
    'offline-judge': 'судья без сети, смерть браузера, новый вход',
    'broken-storage': 'база браузера ломается, вторая копия цела',
    'sleeping-tab': 'зал, судья и ведущий спали',
    'commit-kill': 'смерть между записью и ответом',
    restore: 'вчерашняя база под живыми экранами',
    hints: 'подсказки теряются, нет Redis',
    screens: 'тысячи экранов, сервер убит и поднят',
    slow: 'сокеты, которые не читают',
    jobs: 'дипломы под убийствами обработчика, Redis опустел, невыполнимое отложено',
    flood: 'чужое наводнение оценок не задерживает конкурс',
    tenant: 'чужому организатору мероприятие не отвечает',
    mutant: 'без предохранителя учение не проходит',
  }).map(([name, about]) => ({ id: `drill-${name}`, title: `Учение: ${about}`, run: tool('drill', name, ...args) }));
const rehearsal = (...args) =>
  tool('rehearse', '--figure-skating', 'libs/judging/testing/data/figure-skating', ...args);

/**
 * Their short forms too wait for test:full, so that npm test keeps within its 18 minutes; those of the browser run among
 * the journeys (apps/e2e/journeys/device.e2e.ts).
 */
const LONG_ONLY = new Set([
  ...['drill-mutant', 'drill-offline-judge', 'drill-broken-storage', 'drill-sleeping-tab'],
  ...['drill-hints', 'drill-screens', 'drill-slow'],
  'drill-tenant',
]);

export const STEPS = [
  { id: 'format', title: 'Оформление кода', run: [bin('prettier'), '--check', '--log-level=warn', '.'] },
  { id: 'lint', title: 'Правила кода', run: [bin('eslint'), '.', '--max-warnings=0'] },
  { id: 'rules', title: 'Правила зависимостей', run: ['tools/architecture/check.mjs', '--violation'] },
  { id: 'types-server', title: 'Типы: сервер', run: tsc('tsconfig.server.json') },
  { id: 'types-web', title: 'Типы: клиенты', run: tsc('tsconfig.web.json') },
  { id: 'types-tools', title: 'Типы: инструменты', run: tsc('tsconfig.tools.json') },
  { id: 'build', title: `Сборка: ${APPS.join(', ')}`, build: true, vital: true },
  {
    id: 'vitest',
    title: 'Тесты: чистые, база данных, HTTP, живые обновления',
    run: [bin('vitest'), 'run'],
    counts: 'vitest',
    needs: ['services'],
    minutes: 16,
  },
  ...drills('--short').filter(({ id }) => !LONG_ONLY.has(id)),
  { id: 'rehearse', title: 'Репетиция: два отделения', run: rehearsal('--segments', '2') },
  {
    id: 'browser',
    title: 'Тесты в браузере',
    run: [bin('playwright'), 'test', '--config=apps/e2e'],
    counts: 'playwright',
    needs: ['browser'],
    minutes: 16,
  },
  {
    id: 'pages-long',
    title: 'Все страницы: три размера шрифта, четыре ширины',
    run: [bin('playwright'), 'test', '--config=apps/e2e/matrix.config.ts'],
    counts: 'playwright',
    needs: ['browser'],
    minutes: 30,
    full: true,
  },
  ...drills().map((drill) => ({
    ...drill,
    id: `${drill.id}-long`,
    title: `${drill.title}, полностью`,
    minutes: 60,
    full: true,
  })),
  { id: 'rehearse-long', title: 'Репетиция: весь день', run: rehearsal(), minutes: 60, full: true },
];
