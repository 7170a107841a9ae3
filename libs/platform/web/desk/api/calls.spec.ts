import { QueryClient } from '@tanstack/react-query';
import {
  AwardGroupGetByCompetition,
  CompetitionJudgeGetByCompetitionGuid,
  PointGetByCompetition,
  PointUpdate,
  UserGetConsents,
  type CallDefinition,
} from '@rampa/contract';
import { expect, it, vi } from 'vitest';
import { followed, readOptions, refreshAfter } from './calls.ts';

const READS = [
  PointGetByCompetition,
  AwardGroupGetByCompetition,
  CompetitionJudgeGetByCompetitionGuid,
  UserGetConsents,
];

it('a write makes old what shows its changes, and nothing else', async () => {
  const client = new QueryClient();
  const made = READS.map((call: CallDefinition) => ({ ...readOptions(call), queryFn: async () => ({}) }));
  for (const options of made) await client.fetchQuery(options);
  await refreshAfter(client, PointUpdate);
  const old = made.filter(({ queryKey }) => client.getQueryState(queryKey)?.isInvalidated);
  expect(old.map(({ queryKey }) => queryKey[0])).toEqual([PointGetByCompetition.id, AwardGroupGetByCompetition.id]);
});

it('a first read that was under way when a write was answered is asked again, and whoever waits has the newer answer', async () => {
  const client = new QueryClient();
  const answers: ((word: string) => void)[] = [];
  const asked = client.fetchQuery({
    ...readOptions(PointGetByCompetition as CallDefinition),
    queryFn: ({ signal }) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      signal.addEventListener('abort', () => reject(new Error('nobody waits for it')));
      answers.push(resolve);
      return promise;
    },
  });
  const refreshed = refreshAfter(client, PointUpdate);
  answers[0]!('before');
  answers.at(-1)!('after');
  await refreshed;
  expect(await asked).toBe('after');
  expect(client.getQueryData(readOptions(PointGetByCompetition as CallDefinition).queryKey)).toBe('after');
});

it('a page that fails in telling of a write is told of as a crash, and the end comes all the same', async () => {
  const crashes: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => crashes.push(error));
  const told: string[] = [];
  const fault = new Error('the page');
  const onSettled = () => void told.push('settled');
  await followed<CallDefinition>(Promise.resolve({}), {
    onSuccess() {
      throw fault;
    },
    onError: () => void told.push('refused'),
    onSettled,
  });
  await followed<CallDefinition>(Promise.reject(new Error('the server')), {
    onError: () => void told.push('refused'),
    onSettled,
  });
  vi.unstubAllGlobals();
  expect(crashes).toEqual([fault]);
  expect(told).toEqual(['settled', 'refused', 'settled']);
});
