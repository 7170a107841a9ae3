import { QueryClient } from '@tanstack/react-query';
import {
  AwardGroupGetByCompetition,
  CompetitionJudgeGetByCompetitionGuid,
  PointGetByCompetition,
  PointUpdate,
  UserGetConsents,
  type CallDefinition,
} from '@rampa/contract';
import { expect, it } from 'vitest';
import { readOptions, refreshAfter } from './calls.ts';

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
