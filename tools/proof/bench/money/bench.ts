// Money: how many derivations a second one thread does, counted over the worked cases.

import { accountOn } from '../../../../libs/finance/domain/price/index.ts';
import { readPriceFile } from '../../rehearse/prices/price-file.ts';
import { atLeast, counted, type Bench, type Measure } from '../report.ts';

const CASES = 'libs/finance/testing/prices/cases.json';
const APPLICATIONS = 1_000;
const ROUNDS = 9;
const TURNS = 40;

/** Derives so many applications, each with its stages and its standing; answers how many gave another total. */
function deriveAll(turns: number): { wrong: number; perSecond: number } {
  const { cases } = readPriceFile(CASES);
  const asked = Array.from({ length: APPLICATIONS }, (_, at) => cases[at % cases.length]!).map((one) => {
    const day = one.asOf.toSorted().at(-1)!;
    return { one, day, total: one.expect.total };
  });
  let wrong = 0;
  const from = performance.now();
  for (let turn = 0; turn < turns; turn += 1) {
    for (const { one, day, total } of asked) if (accountOn(one, day).derivation.total !== total) wrong += 1;
  }
  return { wrong, perSecond: (turns * asked.length * 1_000) / (performance.now() - from) };
}

export const bench: Bench = async ({ rounds, isShort, say }) => {
  if (isShort) return counted(faultsOf(deriveAll(1).wrong));
  say(`${APPLICATIONS} заявок по случаям файла ${CASES}`);
  deriveAll(TURNS);
  const runs = Array.from({ length: rounds ?? ROUNDS }, () => deriveAll(TURNS));
  const peer = 'счёт заявки целиком';
  const samples = runs.map(({ perSecond }) => perSecond);
  const measure: Measure = {
    title: 'Расчёт цены: строки, скидки, этапы, долг, удержание',
    unit: 'в секунду',
    decimals: 0,
    base: peer,
    rows: [{ peer, samples }],
  };
  const median = samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)]!;
  return {
    measures: [measure],
    goals: [atLeast('Расчётов в секунду в одном потоке', median, 20_000)],
    faults: faultsOf(runs.reduce((sum, { wrong }) => sum + wrong, 0)),
  };
};

function faultsOf(wrong: number): string[] {
  return wrong === 0 ? [] : [`${wrong} расчётов дали другую сумму`];
}
