// npm run rehearse -- --figure-skating DIR: plays real contests through the product.
// npm run rehearse -- --skating | --dtv | --diving | --eurovision | --junior-eurovision | --drum-corps DIR: counts real
// contests by the product's scoring and compares with their official results.
// npm run rehearse -- --prices FILE: worked price cases through the domain and the calls of a running product whose clock is
// turned; --rules: the domain alone.
// npm run rehearse -- --program FILE: loads a real program and compares what comes out of files and phones.
// npm run rehearse -- --statements DIR: bank statements through the domain and the calls of a running product; --rules: the
// domain alone.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { number, seconds, table } from '../client/figures.ts';
import { isRight, type Tally } from './findings.ts';
import { jsonOf, print, tellMismatches } from './report.ts';
import { arePricesRight, rehearsePrices } from './prices/prices.ts';
import { rehearsePricesThroughCalls } from './prices/prices-product.ts';
import { isProgramRight } from './program/compare.ts';
import { rehearseProgram } from './program/rehearse-program.ts';
import { areResultsRight } from './results/contest.ts';
import { SOURCES } from './results/sources.ts';
import { run } from './run.ts';
import { isSkatingRight, rehearseSkating, resultsOf } from './skating.ts';
import { rehearseStatementsThroughCalls } from './statements-product.ts';
import { areStatementsRight, rehearseStatements } from './statements.ts';

const USAGE = `npm run rehearse -- --figure-skating ПАПКА [--competition НАЗВАНИЕ] [--segments N]
    [--speed max|ОЦЕНОК_В_СЕКУНДУ] [--displays N] [--seed N] [--json ФАЙЛ]
    [--url АДРЕС --login ПОЧТА --password ПАРОЛЬ]
npm run rehearse -- --skating|--dtv ПАПКА [--json ФАЙЛ]
npm run rehearse -- --diving|--eurovision|--junior-eurovision|--drum-corps ПАПКА [--json ФАЙЛ]
npm run rehearse -- --program ФАЙЛ [--json ФАЙЛ] [--url АДРЕС --login ПОЧТА --password ПАРОЛЬ]
npm run rehearse -- --statements ПАПКА [--rules] [--json ФАЙЛ]
npm run rehearse -- --prices ФАЙЛ [--rules] [--json ФАЙЛ]`;

const { values } = parseArgs({
  options: {
    'figure-skating': { type: 'string' },
    skating: { type: 'string' },
    dtv: { type: 'string' },
    diving: { type: 'string' },
    eurovision: { type: 'string' },
    'junior-eurovision': { type: 'string' },
    'drum-corps': { type: 'string' },
    statements: { type: 'string' },
    rules: { type: 'boolean' },
    program: { type: 'string' },
    prices: { type: 'string' },
    competition: { type: 'string' },
    segments: { type: 'string' },
    speed: { type: 'string', default: 'max' },
    displays: { type: 'string', default: '2' },
    seed: { type: 'string' },
    url: { type: 'string' },
    login: { type: 'string' },
    password: { type: 'string' },
    json: { type: 'string' },
  },
});
const say = (line: string): void => console.log(line);

function whole(text: string, name: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name}: нужно целое число от 1, а не «${text}».`);
  return value;
}

function write(report: unknown): void {
  if (values.json) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
}

function ballroom(folder: string): boolean {
  const from = performance.now();
  const compared = ({ checked, equal }: Tally) => [number(checked), number(equal), number(checked - equal)];
  const report = rehearseSkating(folder);
  const { finals, couples, preliminaries } = report;
  say(
    table(
      ['Скейтинг', 'проверено', 'совпало', 'разошлось', 'исключено'],
      [
        ['Финалы', ...compared(finals), number(finals.excluded)],
        ['Пары', ...compared(couples), ''],
        ['Раунды с крестами', ...compared(preliminaries), ''],
      ],
    ),
  );
  say(`\n${seconds(performance.now() - from)}`);
  tellMismatches(report.mismatches, say);
  write({ results: resultsOf(report), ...report });
  return isSkatingRight(report);
}

/** A folder of contests that others have held; null where no option names one. */
function contests(): boolean | null {
  const name = Object.keys(SOURCES).find((option) => values[option as keyof typeof values]);
  if (!name) return null;
  const from = performance.now();
  const { title, rehearse } = SOURCES[name]!;
  const report = rehearse(String(values[name as keyof typeof values]));
  const { checked, equal, excluded } = report.results;
  say(
    table(
      [title, 'конкурсов', 'проверено', 'совпало', 'разошлось', 'исключено'],
      [['', ...[report.contests, checked, equal, checked - equal, excluded].map((one) => number(one))]],
    ),
  );
  for (const [reason, count] of Object.entries(report.reasons)) say(`Исключено ${count}: ${reason}`);
  say(`\n${seconds(performance.now() - from)}`);
  tellMismatches(report.mismatches, say);
  write(report);
  return areResultsRight(report);
}

async function statements(folder: string): Promise<boolean> {
  const report = await (values.rules ? rehearseStatements(folder) : rehearseStatementsThroughCalls(folder));
  const row = (title: string, { checked, equal }: Tally) => [title, ...[checked, equal, checked - equal].map(String)];
  say(
    table(['Выписки', 'проверено', 'совпало', 'разошлось'], [row('Файлы', report.files), row('Строки', report.rows)]),
  );
  tellMismatches(report.mismatches, say);
  write(report);
  return areStatementsRight(report);
}

async function prices(file: string): Promise<boolean> {
  const from = performance.now();
  const tell = (done: number, of: number) => void (done % 10 === 0 && say(`${done} из ${of}`));
  const report = await (values.rules ? rehearsePrices(file, null) : rehearsePricesThroughCalls(file, tell));
  const row = ({ checked, equal }: { checked: number; equal: number }) => [number(checked), number(equal)];
  say(
    table(
      ['Цены', 'проверено', 'совпало'],
      [
        ['Случаи', ...row(report.cases)],
        ['Отказы', ...row(report.refused)],
      ],
    ),
  );
  say(`\n${seconds(performance.now() - from)}`);
  for (const { case: id, way, at, expected, derived } of report.mismatches) {
    say(
      `${id} (${way === 'rules' ? 'правила' : 'вызовы'}) ${at}: ждали ${JSON.stringify(expected)}, вышло ${JSON.stringify(derived)}`,
    );
  }
  write(report);
  return arePricesRight(report);
}

async function program(file: string): Promise<boolean> {
  const from = performance.now();
  const report = await rehearseProgram(file, givenProduct());
  const { programs, items, pastMidnight, desk, xlsx, docx, pdf, phones, found } = report;
  const row = (title: string, { checked, equal }: Tally) => [title, ...[checked, equal, checked - equal].map(String)];
  say(
    table(
      ['Программа: порядок и время', 'проверено', 'совпало', 'разошлось'],
      [
        row('Пульт организатора', desk),
        row('XLSX', xlsx),
        row('DOCX', docx),
        row('PDF', pdf),
        row('Мобильная программа', phones),
        row('Поиск в телефоне', found),
      ],
    ),
  );
  say(`\nПрограмм ${programs}, пунктов ${items}, за полночь ${pastMidnight}; ${seconds(performance.now() - from)}`);
  tellMismatches(report.mismatches, say);
  write(report);
  return isProgramRight(report);
}

/** A running product instead of one of our own. */
function givenProduct() {
  const { url, login, password } = values;
  if (url && !(login && password)) throw new Error('С --url нужны --login и --password.');
  return url ? { url, login: login!, password: password! } : undefined;
}

async function figureSkating(folder: string): Promise<boolean> {
  const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed);
  const given = givenProduct();
  const { found, ms } = await run({
    folder,
    ...(values.competition ? { competition: values.competition } : {}),
    ...(values.segments ? { segments: whole(values.segments, 'segments') } : {}),
    marksPerSecond: values.speed === 'max' ? null : whole(values.speed, 'speed'),
    displays: whole(values.displays, 'displays'),
    seed,
    ...(given ? { given } : {}),
    say,
  });
  const json = jsonOf(found, ms);
  print(json, say);
  say(`Зерно ${seed}`);
  write(json);
  return isRight(found);
}

try {
  const dances = values.skating ?? values.dtv;
  const isGood = dances
    ? ballroom(dances)
    : values.statements
      ? await statements(values.statements)
      : values.prices
        ? await prices(values.prices)
        : values.program
          ? await program(values.program)
          : values['figure-skating']
            ? await figureSkating(values['figure-skating'])
            : contests();
  if (isGood === null) {
    console.error(USAGE);
    process.exit(2);
  }
  process.exit(isGood ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
