// Diplomas: one file each, in one thread and in two, and one document of 500 pages, beside pdfkit.

import { join } from 'node:path';
import { bundle } from '../bundle.ts';
import { Child } from '../child.ts';
import { providePeers } from '../peers.ts';
import { atLeast, atMost, counted, middle, ratio, type Bench, type Measure } from '../report.ts';
import { inTurns, rowsOf } from '../turns.ts';

const SINGLES = { long: 60, short: 2 };
const PAGES = { long: 500, short: 12 };
const ROUNDS = 7;

interface Timed {
  ms: number;
  cpuMs: number;
  bytes: number;
  count: number;
}

const ONE = 'Рампа, один поток';
const TWO = 'Рампа, два потока';
const OWN_ONE = 'свой шаблон, один поток';
const OWN_TWO = 'свой шаблон, два потока';
const OWN = 'свой шаблон';
const KIT = 'pdfkit';
const MERGED = 'Рампа';

export const bench: Bench = async ({ rounds, say, isShort }) => {
  const form = isShort ? 'short' : 'long';
  const singlesEach = SINGLES[form];
  const pageCount = PAGES[form];
  if (!isShort) providePeers(['pdfkit'], say);
  const product = new Child(await bundle('diplomas', join(import.meta.dirname, 'product.mts')));
  const kit = new Child(join(import.meta.dirname, 'by-pdfkit.ts'));
  const faults: string[] = [];
  const perSecond = async (asked: Promise<Timed>, count: number) => {
    const { ms, cpuMs, count: made } = await asked;
    if (made !== count) faults.push(`файлов ${made}, а должно быть ${count}`);
    return { perSecond: (count * 1000) / ms, cpu: cpuMs / count };
  };
  const pages = async (asked: Promise<Timed>) => {
    const { ms, cpuMs, bytes, count: made } = await asked;
    if (made !== 1 || bytes === 0) faults.push(`документов ${made}, байт ${bytes}`);
    return { perSecond: (pageCount * 1000) / ms, cpu: cpuMs / pageCount, bytes };
  };
  try {
    const times = rounds ?? ROUNDS;
    const singles = await inTurns(
      {
        ...(isShort ? {} : { [KIT]: () => perSecond(kit.ask<Timed>('each', singlesEach), singlesEach) }),
        [ONE]: () => perSecond(product.ask<Timed>('each', singlesEach * 4, 1), singlesEach * 4),
        [TWO]: () => perSecond(product.ask<Timed>('each', singlesEach * 4, 2), singlesEach * 4),
        [OWN_ONE]: () => perSecond(product.ask<Timed>('designed', singlesEach * 4, 1), singlesEach * 4),
        [OWN_TWO]: () => perSecond(product.ask<Timed>('designed', singlesEach * 4, 2), singlesEach * 4),
      },
      times,
      say,
    );
    const merged = await inTurns(
      {
        ...(isShort ? {} : { [KIT]: () => pages(kit.ask<Timed>('merged', pageCount)) }),
        [MERGED]: () => pages(product.ask<Timed>('merged', pageCount)),
        [OWN]: () => pages(product.ask<Timed>('designedMerged', pageCount)),
      },
      times,
      say,
    );
    const alone = await product.ask<Timed>('merged', 1);
    const ownAlone = await product.ask<Timed>('designedMerged', 1);
    if (isShort) return counted(faults);
    const each: Measure = {
      title: 'Дипломы, каждый своим файлом',
      ...{ unit: 'в секунду', decimals: 0, base: KIT, rows: rowsOf(singles, 'perSecond') },
    };
    const whole: Measure = {
      title: `Один документ из ${pageCount} страниц`,
      ...{ unit: 'страниц в секунду', decimals: 0, base: KIT, rows: rowsOf(merged, 'perSecond') },
    };
    // CPU time, which other load on the machine does not distort.
    const work = (title: string, samples: typeof singles): Measure => ({
      title: `${title}: работа процессора`,
      ...{ unit: 'мс', decimals: 2, base: KIT, rows: rowsOf(samples, 'cpu') },
    });
    const total = (peer: string) => middle(merged.get(peer)!.map(({ bytes }) => bytes!)).median;
    const added = (peer: string, one: Timed) => (total(peer) - one.bytes) / (pageCount - 1) / 1024;
    return {
      measures: [each, work('На файл', singles), whole, work('На страницу', merged)],
      goals: [
        atLeast('один поток к pdfkit', ratio(each, ONE, KIT), 5),
        atLeast('два потока к pdfkit', ratio(each, TWO, KIT), 8),
        atLeast(`документ из ${pageCount} страниц к pdfkit`, ratio(whole, MERGED, KIT), 1.5),
        atMost('КБ на добавленную страницу', added(MERGED, alone), 2.5),
        atLeast('свой шаблон, один поток к pdfkit', ratio(each, OWN_ONE, KIT), 5),
        atLeast('свой шаблон, два потока к pdfkit', ratio(each, OWN_TWO, KIT), 8),
        atLeast(`свой шаблон, ${pageCount} страниц к pdfkit`, ratio(whole, OWN, KIT), 1.5),
        atMost('свой шаблон, КБ на добавленную страницу', added(OWN, ownAlone), 2.5),
      ],
      faults,
    };
  } finally {
    await Promise.all([product.stop(), kit.stop()]);
  }
};
