// The product's own way from words to PDF, with its press and its threads. Bundled as the product is.

import { DiplomaPapers, type Numbered } from '../../../../libs/diplomas/server/papers/diploma-papers.ts';
import type { DiplomaSource } from '../../../../libs/diplomas/server/papers/diploma-source.ts';
import { Press } from '@rampa/platform/server';
import { answering, cpuMeter } from '../answering.ts';
import { EVENT, wordsOf } from './words.ts';

const press = new Press();
const papers = new DiplomaPapers(press);
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
  merged: (count: number) => timed(async () => [await papers.merged(source, numbered(count))]),
});
