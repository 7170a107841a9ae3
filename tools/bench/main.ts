// npm run bench -- NAME [PART…] [--json FILE] [--rounds N]: the product's own code beside named peers, in one interleaved run.
//
// Nothing here fails because of a time: exit 1 means that a count was wrong (lost, doubled, different).

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { seconds } from '../client/figures.ts';
import { conditions } from './machine.ts';
import { jsonOf, print } from './report.ts';
import type { Bench } from './report.ts';

const BENCHES: Record<string, { about: string; load(): Promise<{ bench: Bench }> }> = {
  fanout: {
    about: 'рассылка: процессор на кадр и на изменение, 1000 сокетов',
    load: () => import('./fanout/bench.ts'),
  },
  commit: { about: 'сохранение оценки: 64 одновременно', load: () => import('./commit/bench.ts') },
  recount: { about: 'пересчёт после одной оценки из 50 000', load: () => import('./recount/bench.ts') },
  'mark-to-screen': {
    about: 'от отправки судьёй до 500 экранов, весь продукт',
    load: () => import('./mark-to-screen/bench.ts'),
  },
  diplomas: { about: 'дипломы: по файлу и одним документом', load: () => import('./diplomas/bench.ts') },
  pages: { about: 'первая загрузка страниц на телефоне: Lighthouse', load: () => import('./pages/bench.ts') },
  'big-event': { about: 'страницы дня в мероприятии на 5000 номеров', load: () => import('./big-event/bench.ts') },
  http: { about: 'ответы по HTTP: готовый вид и обычный вызов', load: () => import('./http/bench.ts') },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' }, rounds: { type: 'string' } },
});
const name = positionals[0] ?? '';
const chosen = BENCHES[name];
if (!chosen) {
  console.log('npm run bench -- НАЗВАНИЕ [ЧАСТЬ…] [--json ФАЙЛ] [--rounds N]');
  for (const [each, { about }] of Object.entries(BENCHES)) console.log(`  ${each.padEnd(16)} ${about}`);
  process.exit(name ? 2 : 0);
}

// What was started ends with this process: each starter listens to `exit`.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));

const rounds = values.rounds === undefined ? null : Number(values.rounds);
if (rounds !== null && !(Number.isInteger(rounds) && rounds > 0)) {
  console.error('--rounds: нужно целое число от 1.');
  process.exit(2);
}
try {
  const from = performance.now();
  const before = conditions();
  const { bench } = await chosen.load();
  const report = await bench({ rounds, only: positionals.slice(1), say: (line) => console.log(line) });
  const json = jsonOf(name, report, { before, after: conditions() });
  print(json, (line) => console.log(line));
  console.log(`\n${seconds(performance.now() - from)}`);
  if (values.json) writeFileSync(values.json, `${JSON.stringify(json, null, 2)}\n`);
  process.exit(report.faults.length > 0 ? 1 : 0);
} catch (error) {
  console.error(error instanceof Error ? (error.stack ?? error.message) : error);
  process.exit(1);
}
