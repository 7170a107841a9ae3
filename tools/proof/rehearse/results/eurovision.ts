// Song contests as JSON: every country's jury and its viewers put the songs in order, the first ten places give points.
// A country is a judge; what its jury and what its viewers said are two criteria, each an order of its own.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { ScoringScheme } from '../../../../libs/jury/domain/index.ts';
import type { MarkInput } from '../../../../libs/judging/domain/index.ts';
import { compareContest, emptyReport, exclude, type ResultsReport } from './contest.ts';

const rank = z.number().nullish();
const voter = z.object({
  country: z.string(),
  votingBreakdown: z.array(z.object({ country: z.string(), juryRank: rank, televotingRank: rank })),
});
const entry = z.object({ country: z.string(), points: z.number().nullish(), rank: rank });
const votes = z.record(z.string(), z.array(voter));
const results = z.record(z.string(), z.array(entry));

type Voter = z.infer<typeof voter>;
type Entry = z.infer<typeof entry>;

const POINTS = [12, 10, 8, 7, 6, 5, 4, 3, 2, 1].map((one) => one * 1000);
const JURY = { key: 'jury', title: 'Жюри', field: 'juryRank' } as const;
const VIEWERS = { key: 'viewers', title: 'Зрители', field: 'televotingRank' } as const;
type Lists = readonly (typeof JURY | typeof VIEWERS)[];

export function rehearseEurovision(folder: string): ResultsReport {
  const report = emptyReport();
  const years = readdirSync(folder).flatMap((name) => /^(\d+)\.detailed_results\.json$/.exec(name)?.[1] ?? []);
  if (years.length === 0) throw new Error(`В папке «${folder}» нет голосов (ГОД.detailed_results.json).`);
  for (const year of years.sort()) {
    const official = join(folder, `${year}.results.json`);
    if (!existsSync(official)) throw new Error(`Нет файла ${year}.results.json с официальными результатами.`);
    const rounds = votes.parse(read(join(folder, `${year}.detailed_results.json`)));
    for (const [round, entries] of Object.entries(results.parse(read(official)))) {
      if (rounds[round]) rehearseRound(`${year}, ${round}`, rounds[round], entries, report);
    }
  }
  return report;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

function rehearseRound(
  title: string,
  voters: readonly Voter[],
  entries: readonly Entry[],
  report: ResultsReport,
): void {
  // Whoever was disqualified after the vote has no points, and the others move up.
  const songs = entries.filter(
    ({ points, rank: place }) => typeof points === 'number' && (points > 0 || place != null),
  );
  exclude(report, 'снят после голосования', entries.length - songs.length);
  const lists = listsOf(voters, songs);
  const names = new Set(songs.map(({ country }) => country));
  const marks = new Map(songs.map(({ country }) => [country, [] as MarkInput[]]));
  for (const { country: judge, votingBreakdown } of voters) {
    for (const given of votingBreakdown.filter(({ country }) => names.has(country))) {
      for (const { key, field } of lists) {
        const place = given[field];
        // -1 says only that the song is not among the ten.
        if (typeof place === 'number' && place > 0) {
          marks.get(given.country)!.push({ judge, criterion: key, value: place * 1000 });
        }
      }
    }
  }
  compareContest(
    {
      title,
      scheme: schemeOf(lists),
      group: {
        judges: voters.map(({ country }) => ({ judge: country, isChair: false })),
        performances: songs.map(({ country }) => ({ performance: country, marks: marks.get(country)! })),
      },
      official: songs.map(({ country, points, rank: place }) => ({
        name: country,
        total: points! * 1000,
        ...(typeof place === 'number' ? { place } : {}),
      })),
    },
    report,
  );
}

/**
 * Which lists count in that season: the official points say it, because every list gives a sum of its own. Semi-finals
 * went over from juries and viewers to the viewers alone.
 */
function listsOf(voters: readonly Voter[], songs: readonly Entry[]): Lists {
  const given = songs.reduce((sum, { points }) => sum + points! * 1000, 0);
  const names = new Set(songs.map(({ country }) => country));
  const byViewers = voters.reduce((sum, { votingBreakdown }) => {
    const placed = votingBreakdown.filter((one) => names.has(one.country) && (one[VIEWERS.field] ?? -1) > 0);
    return sum + POINTS.slice(0, placed.length).reduce((all, one) => all + one, 0);
  }, 0);
  return given > byViewers ? [VIEWERS, JURY] : [VIEWERS];
}

function schemeOf(lists: Lists): ScoringScheme {
  const criteria = lists.map(({ key, title }, c) => ({
    ...{ key, title, min: 1000, max: 100_000, step: 1000, required: false, order: c + 1 },
  }));
  return {
    criteria,
    method: { kind: 'placePoints', marks: 'places', orders: 'criteria', points: POINTS },
    perJudge: 'sum',
    rounding: { total: 0 },
    missing: 'block',
    ties: [{ kind: 'criterionMean', criterion: VIEWERS.key }, { kind: 'sharedPlace' }],
    numbering: 'competition',
  };
}
