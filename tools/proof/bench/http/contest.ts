// A small contest with all marks: its protocol is the live view to read.

import { VIEWS } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { setUpContest } from '../../client/contest.ts';
import { openProtocols, seatJudges } from '../../client/opening.ts';
import type { Product } from '../../client/product.ts';
import { CONNECTIONS, type Target } from './target.ts';

/** As many as make the view about 22 KB. */
const PERFORMANCES = 12;
const JUDGES = 10;
const CRITERIA = 5;

export async function markedProtocol(product: Product): Promise<Target & { json: string; competition: Guid }> {
  const sessions = await Promise.all(Array.from({ length: CONNECTIONS }, () => product.organizer()));
  const organizer = sessions[0]!;
  const contest = await setUpContest(organizer, {
    title: 'Ответы',
    judges: Array.from({ length: JUDGES }, (_, index) => `Судья ${index + 1}`),
    markAhead: true,
    segments: [
      {
        title: 'Гала',
        criteria: Array.from({ length: CRITERIA }, (_, index) => ({
          ...{ title: `Критерий ${index + 1}`, min: 1000, max: 10_000, step: 100, weight: 1000 },
        })),
        scheme: {
          method: { kind: 'trimmedMean', per: 'judgeTotal', high: 1, low: 1, minJudges: 4 },
          ...{ perJudge: 'mean', rounding: { total: 2 }, missing: 'block', numbering: 'competition' },
          ties: [{ kind: 'sharedPlace' }],
        },
        items: Array.from({ length: PERFORMANCES }, (_, index) => ({
          performer: `Коллектив ${index + 1}`,
          city: 'Кострома',
        })),
      },
    ],
  });
  await openProtocols(organizer, contest);
  const [segment] = contest.segments;
  const judges = await seatJudges(contest, product.address());
  for (const judge of judges) {
    for (const [i, item] of segment!.items.entries()) {
      for (const [c, point] of segment!.criteria.entries())
        judge.tap({ item, point, value: 5000 + 100 * ((7 * i + 3 * c) % 50) });
    }
  }
  await Promise.all(judges.map((judge) => judge.drained()));
  const url = `${product.urls[0]}/api/v1/${VIEWS.protocol.readAt(segment!.program)}`;
  const tokens = sessions.map(({ token }) => token);
  const answer = await fetch(url, { headers: { authorization: `Bearer ${tokens[0]}` } });
  if (!answer.ok) throw new Error(`The view answered ${answer.status}`);
  return { url, tokens, json: await answer.text(), competition: contest.guid };
}
