import { describe, expect, it } from 'vitest';
import type { JobView } from '@rampa/contract';
import { justFinished, sizeText, stateText } from './job-words.ts';

const job = (more: Partial<JobView>): JobView => ({
  guid: 'a',
  kind: 'diplomas.archive',
  title: 'Дипломы',
  competitionGuid: null,
  state: 'running',
  progress: 40,
  failure: null,
  note: null,
  file: null,
  createdAt: '2026-11-21T10:00:00Z',
  finishedAt: null,
  ...more,
});

it('says how a job is', () => {
  expect(stateText(job({}))).toBe('готово 40\u00A0%');
  expect(stateText(job({ state: 'failed', failure: 'Протокол ещё не закрыт.' }))).toBe('Протокол ещё не закрыт.');
});

it('says a size as people read it', () => {
  expect([sizeText(900), sizeText(842 * 1024), sizeText(13_002_342)]).toEqual([
    '900\u00A0Б',
    '842\u00A0КБ',
    '12,4\u00A0МБ',
  ]);
});

describe('what has just finished', () => {
  it('is told once, and nothing is told of a first picture', () => {
    const done = job({ state: 'done', progress: 100 });
    expect(justFinished(null, [done])).toEqual([]);
    expect(justFinished([job({})], [done])).toEqual([done]);
    expect(justFinished([done], [done])).toEqual([]);
    expect(justFinished([job({})], [job({ progress: 60 })])).toEqual([]);
  });

  it('is told of a job that began and ended between two pictures', () => {
    const quick = job({ state: 'done' });
    expect(justFinished([], [quick])).toEqual([quick]);
  });
});
