// The steps of npm test, in order. One line is one step; add yours here.
//
//   id        for --only
//   title     its heading
//   run       what the product's Node is given
//   minutes   after which it is ended and counts as failed (5)
//   counts    whose report holds the numbers of tests; any other step is one test
//   needs     'services': RAMPA_TEST_DATABASE_URL and RAMPA_TEST_REDIS_URL · 'browser': CHROMIUM_PATH and CHROMIUM_ARGS ·
//             'build': begins when the build of its group has ended, and not at all when it failed
//   full      only in npm run test:full
//   part      of which turn of npm test it is (turns.mjs); a step without one runs each time
//   rooms     whose change brings it out of its turn
//   vital     nothing after it makes sense when it fails
//   lacks     the exit code with which it says that this machine lacks what it needs: told, neither green nor red
//   together  steps in a row with the same word run beside each other, in three lanes
//   lanes     how many of them it takes (1)

import { APPS } from '../../run/start/build.mjs';

const bin = (name) => `node_modules/.bin/${name}`;
// Each of its threads would check the shared types for itself, and other steps run beside it anyway.
const tsc = (project) => ['node_modules/typescript-native/bin/tsc', '-p', project, '--noEmit', '--singleThreaded'];
const tool = (name, ...args) => ['--conditions=@rampa/source', `tools/proof/${name}/main.ts`, ...args];
const drills = (...args) =>
  Object.entries({
    // The longest first, so that none is left alone at the end.
    kill: 'процессы убиваются',
    mutant: 'без предохранителя учение не проходит',
    hints: 'подсказки теряются, нет Redis',
    restore: 'вчерашняя база под живыми экранами',
    jobs: 'дипломы под убийствами обработчика, Redis опустел, невыполнимое отложено',
    screens: 'тысячи экранов, сервер убит и поднят',
    slow: 'сокеты, которые не читают',
    autosave: 'заявки заполняются, узлы и база убиваются',
    money: 'деньги трёх людей, узлы и база убиваются',
    'commit-kill': 'смерть между записью и ответом',
    tenant: 'чужому организатору мероприятие не отвечает',
    duplicate: 'отправка приходит много раз',
    'two-devices': 'два планшета, часы врозь на двое суток',
    'offline-judge': 'судья без сети, смерть браузера, новый вход',
    'broken-storage': 'база браузера ломается, вторая копия цела',
    'sleeping-tab': 'зал, судья и ведущий спали',
    flood: 'чужое наводнение оценок не задерживает конкурс',
  }).map(([name, about]) => ({ id: `drill-${name}`, title: `Учение: ${about}`, run: tool('drill', name, ...args) }));
const rehearsal = (...args) =>
  tool('rehearse', '--figure-skating', 'libs/judging/testing/data/figure-skating', ...args);
const bench = (id, names, about) => ({
  id: `bench-${id}`,
  title: `Замеры за секунды, их счёт: ${about}`,
  run: tool('bench', names, '--short'),
  needs: ['build'],
});

/** Their short forms run among the journeys (apps/e2e/journeys/device.e2e.ts): those need a browser. */
const IN_JOURNEYS = new Set(['drill-offline-judge', 'drill-broken-storage', 'drill-sleeping-tab']);
/** It compares times: nothing else may run beside it. */
const ALONE = new Set(['drill-flood']);

/** What a day would not meet each time; the parts are of like length. */
const IN_TURN = {
  'drill-mutant': { part: 0 },
  'drill-hints': { part: 1 },
  'drill-restore': { part: 1 },
  'drill-jobs': { part: 2, rooms: ['libs/diplomas'] },
  'drill-autosave': { part: 2, rooms: ['libs/applications'] },
  'drill-slow': { part: 3 },
  'drill-tenant': { part: 3 },
  'drill-money': { part: 3, rooms: ['libs/finance'] },
};
const short = drills('--short')
  .filter(({ id }) => !IN_JOURNEYS.has(id))
  .map((drill) => ({ ...drill, needs: ['build'], ...IN_TURN[drill.id] }));

// One pool of all that compares no times: while one step waits for a page, a socket or a disk, the others count.
// The two longest begin as soon as there is a build, without a third beside them until one ends: what races on a busy
// machine is met less often so.
const POOL = [
  { id: 'build', title: `Сборка: ${APPS.join(', ')}`, build: true, vital: true },
  { id: 'format', title: 'Оформление кода', run: [bin('oxfmt'), '--check', '.'] },
  { id: 'types-web', title: 'Типы: клиенты', run: tsc('tsconfig.web.json') },
  { id: 'types-server', title: 'Типы: сервер', run: tsc('tsconfig.server.json') },
  {
    id: 'browser',
    title: 'Тесты в браузере',
    run: [bin('playwright'), 'test', '--config=apps/e2e'],
    counts: 'playwright',
    needs: ['build', 'browser'],
    minutes: 50,
    lanes: 2,
  },
  {
    id: 'vitest',
    title: 'Тесты: чистые, база данных, HTTP, живые обновления',
    run: [bin('vitest'), 'run'],
    counts: 'vitest',
    needs: ['build', 'services'],
    minutes: 50,
  },
  { id: 'types-tools', title: 'Типы: инструменты', run: tsc('tsconfig.tools.json') },
  { id: 'lint', title: 'Правила кода', run: [bin('oxlint')], minutes: 15 },
  ...short.filter(({ id }) => !ALONE.has(id)),
  { id: 'rehearse', title: 'Репетиция: два отделения', run: rehearsal('--segments', '2'), needs: ['build'] },
  {
    id: 'rehearse-program',
    title: 'Репетиция: день настоящего фестиваля',
    run: tool('rehearse', '--program', 'libs/program/server/testing/data/sziget-2018-program/program.json'),
    needs: ['build'],
  },
  {
    id: 'rehearse-statements',
    title: 'Репетиция: банковские выписки',
    // Through the calls as well, in a spec: bank-statement.http.spec.ts.
    run: tool('rehearse', '--statements', 'libs/finance/testing/data/statements', '--rules'),
  },
  bench('core', 'fanout,commit,recount', 'рассылка, сохранение, пересчёт'),
  {
    ...bench('lists', 'forms,reports,program,synchronization', 'заявки, отчёты, программа, сверка'),
    part: 0,
    minutes: 10,
  },
  { ...bench('files', 'xlsx,zip,money', 'книги, архивы, цены'), part: 1 },
  { ...bench('papers', 'diplomas,designer', 'дипломы, редактор'), part: 2, rooms: ['libs/diplomas'] },
  { ...bench('product', 'http,mark-to-screen,big-event', 'весь продукт'), needs: ['build', 'browser'], minutes: 10 },
  {
    ...bench('setup', 'setup,pages', 'большой приём, первая загрузка'),
    ...{ needs: ['build', 'browser'], part: 3, rooms: ['libs/applications'], minutes: 10 },
  },
].map((step) => ({ ...step, together: 'pool' }));

export const STEPS = [
  // First and alone: it puts forbidden files among the sources for a moment.
  { id: 'rules', title: 'Правила зависимостей', run: ['tools/build/architecture/check.mjs', '--violation'] },
  ...POOL,
  ...short.filter(({ id }) => ALONE.has(id)),
  {
    id: 'pages-long',
    title: 'Все страницы: три размера шрифта, четыре ширины',
    run: [bin('playwright'), 'test', '--config=apps/e2e/matrix.config.ts'],
    counts: 'playwright',
    needs: ['browser'],
    minutes: 90,
    full: true,
  },
  ...drills().map((drill) => ({
    ...drill,
    id: `${drill.id}-long`,
    title: `${drill.title}, полностью`,
    minutes: 60,
    full: true,
  })),
  {
    id: 'drill-image-long',
    title: 'Учение: образ под nginx, убийства и новый выпуск посреди конкурса',
    run: tool('drill', 'image'),
    lacks: 3,
    minutes: 40,
    full: true,
  },
  {
    id: 'rehearse-statements-long',
    title: 'Репетиция: банковские выписки через вызовы',
    run: tool('rehearse', '--statements', 'libs/finance/testing/data/statements'),
    full: true,
  },
  {
    id: 'rehearse-prices-long',
    title: 'Репетиция: цены через вызовы',
    // In part in a spec: price-cases.http.spec.ts.
    run: tool('rehearse', '--prices', 'libs/finance/testing/prices/cases.json'),
    full: true,
  },
  { id: 'rehearse-long', title: 'Репетиция: весь день', run: rehearsal(), minutes: 60, full: true },
];
