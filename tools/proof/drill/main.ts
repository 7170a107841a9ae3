// npm run drill -- NAME [--short] [--seed S] [--kills N] [--minutes M] [--calls N] [--json FILE]

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DRILLS } from './drills.ts';
import { Unable } from './unable.ts';
import { isGreen, print } from './verdict.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    seed: { type: 'string' },
    kills: { type: 'string' },
    calls: { type: 'string' },
    minutes: { type: 'string' },
    json: { type: 'string' },
  },
});
/** The machine lacks something that the drill needs: neither green nor red. */
const NOT_PERFORMED = 3;

const drill = DRILLS[positionals[0] ?? ''];
if (!drill) {
  console.error('npm run drill -- НАЗВАНИЕ [--short] [--seed S] [--kills N] [--minutes M] [--calls N] [--json ФАЙЛ]');
  for (const [name, { about }] of Object.entries(DRILLS)) console.error(`  ${name.padEnd(12)} ${about}`);
  process.exit(2);
}
const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed);
console.log(`Зерно ${seed}`);
try {
  const run = await drill.load();
  const verdict = await run({
    short: values.short,
    seed,
    kills: values.kills === undefined ? null : Number(values.kills),
    calls: values.calls === undefined ? null : Number(values.calls),
    minutes: values.minutes === undefined ? null : Number(values.minutes),
    say: (line) => console.log(line),
  });
  print(verdict, (line) => console.log(line));
  if (values.json) writeFileSync(values.json, `${JSON.stringify(verdict, null, 2)}\n`);
  process.exit(isGreen(verdict) ? 0 : 1);
} catch (error) {
  if (error instanceof Unable) {
    console.error(`Не проведено: ${error.message}`);
    process.exit(NOT_PERFORMED);
  }
  console.error(error instanceof Error ? (error.stack ?? error.message) : error);
  process.exit(1);
}
