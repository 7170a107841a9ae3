// npm run bench -- NAME [PART…] [--json FILE] [--rounds N]: the product's own code beside named peers, in one interleaved run.
// npm run bench -- NAME,NAME… --short: each for a few seconds and for its counts alone, on one product, as in npm test.
//
// Nothing here fails because of a time: exit 1 means that a count was wrong (lost, doubled, different).

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { seconds } from '../client/figures.ts';
import { Product, type ProductOptions } from '../client/product.ts';
import { BENCHES } from './benches.ts';
import { conditions } from './machine.ts';
import { jsonOf, print } from './report.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' }, rounds: { type: 'string' }, short: { type: 'boolean', default: false } },
});
const names = positionals[0]?.split(',') ?? [];
const chosen = names.map((name) => BENCHES[name]).filter((bench) => bench !== undefined);
if (chosen.length === 0 || chosen.length < names.length || (chosen.length > 1 && !values.short)) {
  console.log('npm run bench -- НАЗВАНИЕ [ЧАСТЬ…] [--json ФАЙЛ] [--rounds N]');
  console.log('npm run bench -- НАЗВАНИЕ,НАЗВАНИЕ… --short');
  for (const [each, { about }] of Object.entries(BENCHES)) console.log(`  ${each.padEnd(16)} ${about}`);
  process.exit(names.length > 0 ? 2 : 0);
}

// Every starter listens to `exit`, so that all processes end with this one.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));

const rounds = values.rounds === undefined ? null : Number(values.rounds);
if (rounds !== null && !(Number.isInteger(rounds) && rounds > 0)) {
  console.error('--rounds: нужно целое число от 1.');
  process.exit(2);
}
const say = (line: string) => console.log(line);
let product: Product | null = null;
/** Short runs share one. */
async function productOf(options: ProductOptions): Promise<Product> {
  if (!product) say('Собираю и запускаю продукт');
  return (product ??= await Product.start(values.short ? { fast: true } : options));
}
try {
  const from = performance.now();
  const faults = values.short ? await briefly() : await wholly(chosen[0]!);
  console.log(`\n${seconds(performance.now() - from)}`);
  await stopped();
  process.exit(faults > 0 ? 1 : 0);
} catch (error) {
  console.error(error instanceof Error ? (error.stack ?? error.message) : error);
  await stopped();
  process.exit(1);
}

async function wholly({ load }: (typeof BENCHES)[string]): Promise<number> {
  const before = conditions();
  const { bench } = await load();
  const report = await bench({ rounds, only: positionals.slice(1), isShort: false, product: productOf, say });
  const json = jsonOf(names[0]!, report, { before, after: conditions() });
  print(json, say);
  if (values.json) writeFileSync(values.json, `${JSON.stringify(json, null, 2)}\n`);
  return report.faults.length;
}

/** Returns the number of wrong counts. */
async function briefly(): Promise<number> {
  let wrong = 0;
  for (const [index, { about, load }] of chosen.entries()) {
    const from = performance.now();
    const { bench } = await load();
    const { faults } = await bench({ rounds: 0, only: [], isShort: true, product: productOf, say: () => undefined });
    say(`${faults.length > 0 ? '✗' : '✓'} ${names[index]}: ${about} (${seconds(performance.now() - from)})`);
    for (const fault of faults) say(`НЕВЕРНО: ${fault}`);
    wrong += faults.length;
  }
  return wrong;
}

async function stopped(): Promise<void> {
  await product?.stop();
}
