// npm run demo [-- --speed N] [--url URL]: a simulated jury and stage manager play the running demo contest through
// public calls and sockets, for people to watch.

import { parseArgs } from 'node:util';
import { Refused, Unanswered } from '../../proof/client/asking.ts';
import { Organizer } from '../../proof/client/organizer.ts';
import { agreeToPlayAgain, clearContest } from './clearing.ts';
import { enter, findContest, strangeKey } from './contest.ts';
import { printAddresses } from './addresses.ts';
import { say } from './say.ts';
import { Show } from './show.ts';

const USAGE = `npm run demo [-- --speed N] [--url АДРЕС --login ПОЧТА --password ПАРОЛЬ] [--again] [--seed N]

  --speed N    во сколько раз быстрее жизни, по умолчанию 6
  --url АДРЕС  где работает портал, по умолчанию http://localhost:3000 (или RAMPA_PORT)
  --login, --password  вход организатора; без них — из файла demo.json в папке данных (RAMPA_HOME или .rampa)
  --again      стереть оценки демо-конкурса и сыграть с начала, не спрашивая
  --seed N     то же зерно — те же оценки`;

const { values } = parseArgs({
  options: {
    speed: { type: 'string', default: '6' },
    url: { type: 'string', default: `http://localhost:${process.env.RAMPA_PORT || '3000'}` },
    login: { type: 'string' },
    password: { type: 'string' },
    again: { type: 'boolean', default: false },
    seed: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

let isEnding = false;
function end(): void {
  if (isEnding) return; // a terminal sends Ctrl+C to npm and to us, and npm passes it on
  isEnding = true;
  say('');
  say('Остановлено. Что сыграно, осталось в базе: «npm run demo» продолжит с того же места.');
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
if (process.env.npm_lifecycle_event) {
  // The shell between npm and us may die of a signal without passing it on.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(), 500).unref();
}

function positive(text: string, name: string): number {
  const value = Number(text.replace(',', '.'));
  if (!(value > 0 && value <= 1000)) throw new Error(`--${name}: нужно число больше нуля, а не «${text}».`);
  return value;
}

async function main(): Promise<void> {
  if (values.help) return console.log(USAGE);
  const speed = positive(values.speed, 'speed');
  const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed);
  const key = await enter({ url: values.url, login: values.login, password: values.password });
  const organizer = await Organizer.signIn(() => key.url, key.login, key.password).catch((error: unknown) => {
    if (!(error instanceof Refused) || error.code !== 'wrongLogin') throw error;
    throw key.competition === null
      ? new Error(`Портал ${key.url} отвечает: неверная почта или пароль.`)
      : strangeKey(key.url);
  });
  const contest = await findContest(organizer, key);
  await printAddresses(organizer, contest, key.url);
  const show = new Show({ organizer, contest, url: key.url, speed, seed });
  for (let again = values.again; ; again = false) {
    const isPlayed = await show.isPlayed();
    if (again || (isPlayed && (await agreeToPlayAgain()))) await clearContest(organizer, contest);
    await show.play();
    if (!process.stdin.isTTY) break;
  }
  say('Конкурс сыгран. Сыграть заново: npm run demo -- --again. Остановить: Ctrl+C.');
  show.keepWatching();
}

main().catch((error: unknown) => {
  if (error instanceof Unanswered) {
    console.error(
      `По адресу ${values.url} портал не отвечает. Запустите его («npm start») и повторите. ` +
        'Если он работает на другом порту или другой машине, назовите адрес: RAMPA_PORT=ПОРТ или --url АДРЕС.',
    );
  } else if (error instanceof Refused) {
    console.error(`Портал отказал: ${error.message}`);
  } else {
    console.error(error instanceof Error ? error.message : error);
  }
  process.exit(1);
});
