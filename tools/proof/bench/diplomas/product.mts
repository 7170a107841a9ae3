// The product's own way from words to PDF, with its press and its threads. Bundled as the product is.

import { DiplomaPapers, type Numbered } from '../../../../libs/diplomas/server/papers/diploma-papers.ts';
import type { DiplomaSource } from '../../../../libs/diplomas/server/papers/diploma-source.ts';
import { DesignedPapers } from '../../../../libs/diplomas/server/papers/designed-papers.ts';
import { awardOfDiploma, readyPaper, SAMPLE_FACTS } from '@rampa/diplomas/domain';
import { newGuid } from '@rampa/kernel';
import { Press } from '@rampa/platform/server';
import { answering, cpuMeter } from '../answering.ts';
import { EVENT, wordsOf } from './words.ts';

const press = new Press();
const papers = new DiplomaPapers(press);
const designed = new DesignedPapers(press);
/** A ready template, code of the proof page included, which the built-in diploma has not. */
const template = readyPaper('laureate', newGuid);

const recordsOf = (count: number) =>
  wordsOf(count).map(({ performer, institution, teachers, piece, group, award, number }) => ({
    facts: {
      ...SAMPLE_FACTS,
      ...{ performer, recipient: performer, from: institution, leaders: `Педагог: ${teachers}`, piece: `«${piece}»` },
      ...{ nomination: group, award, awardOf: awardOfDiploma(award), number, eventTitle: EVENT.title },
    },
    proof: `https://example.org/paper/${encodeURIComponent(number)}`,
  }));
const source = {
  event: {
    ...EVENT,
    guid: '',
    organizerGuid: '',
    timeZone: 'Europe/Moscow',
    shortTitle: '',
    isJudged: true,
    usesFinances: false,
    isArchived: false,
  },
  fileTitle: 'Дипломы',
  companyName: 'Просцениум',
  logo: null,
  chair: EVENT.chair,
  diplomas: [],
} satisfies DiplomaSource;

const numbered = (count: number): Numbered[] =>
  wordsOf(count).map((words, index) => ({
    ...{
      item: String(index),
      program: '',
      collective: '',
      city: '',
      peopleCount: 12,
      performerKind: 'collective' as const,
    },
    ...words,
  }));

async function timed(work: () => Promise<readonly Uint8Array[]>) {
  const used = cpuMeter();
  const from = performance.now();
  const printed = await work();
  return {
    ms: performance.now() - from,
    cpuMs: used(),
    bytes: printed.reduce((sum, { length }) => sum + length, 0),
    count: printed.length,
  };
}

answering({
  each: (count: number, threads: number) => timed(() => papers.each(source, numbered(count), threads)),
  designed: (count: number, threads: number) =>
    timed(() => designed.each(template, new Map(), recordsOf(count), 'Просцениум', () => 'Диплом', threads)),
  designedMerged: (count: number) =>
    timed(async () => [
      await designed.merged(template, new Map(), recordsOf(count), { title: 'Дипломы', author: 'Просцениум' }),
    ]),
  merged: (count: number) => timed(async () => [await papers.merged(source, numbered(count))]),
});
