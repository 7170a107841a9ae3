// Plays one competition of the files through the product as if it were judged live.

import {
  AdjustmentCreateRange,
  CompetitionProgramItemSetActivity,
  VotingProtocolGetVoitingProtocolJson,
  VotingProtocolLock,
} from '@rampa/contract';
import { setUpContest, type Contest, type Segment } from '../client/contest.ts';
import { hangDisplay, openProtocol, seatJudges } from '../client/opening.ts';
import type { Address } from '../client/asking.ts';
import type { Judge } from '../client/judge.ts';
import type { LedgerEntry } from '../client/ledger.ts';
import type { Organizer } from '../client/organizer.ts';
import type { Chance } from '../client/seeded.ts';
import { tell } from '../oracle/compare.ts';
import { PublicTables } from '../oracle/public-tables.ts';
import { Oracle } from '../oracle/tables.ts';
import { writtenDifferences } from '../oracle/written.ts';
import { Audience, type Hung } from './audience.ts';
import { noFindings, type Findings } from './findings.ts';
import { compareWithOfficial } from './official.ts';
import type { Pace } from './pace.ts';
import { planOf } from './plan.ts';
import type { Competition, Performance, Segment as Given } from './protocols.ts';
import { auditBySheets, auditByTables } from './marks.ts';

export interface Stage {
  address: Address;
  organizer: Organizer;
  /** Null when only a given product's public calls may be used. */
  databaseUrl: string | null;
  displays: number;
  pace: Pace;
  chance: Chance;
  say(line: string): void;
}

/** About one performance in so many is followed by a comparison of every screen. */
const LOOK_EVERY = 12;

export async function rehearse(stage: Stage, competition: Competition): Promise<Findings> {
  const found = noFindings();
  const contest = await setUpContest(stage.organizer, planOf(competition));
  const judges = await seatJudges(contest, stage.address);
  const oracle = stage.databaseUrl === null ? null : new Oracle(stage.databaseUrl, contest.guid);
  try {
    for (const [index, segment] of competition.segments.entries()) {
      await playSegment(
        stage,
        { contest, judges, oracle, found, title: competition.title },
        segment,
        contest.segments[index]!,
      );
    }
    const { examples, ...marks } = oracle
      ? await auditByTables(oracle, judges)
      : await auditBySheets(stage.organizer, contest, judges);
    found.marks = marks;
    found.mismatches.push(...examples);
  } finally {
    await oracle?.close();
  }
  return found;
}

interface Playing {
  contest: Contest;
  judges: readonly Judge[];
  oracle: Oracle | null;
  found: Findings;
  title: string;
}

async function playSegment(stage: Stage, playing: Playing, segment: Given, made: Segment): Promise<void> {
  const { organizer, address } = stage;
  const { contest, judges, oracle, found } = playing;
  const title = `${playing.title} · ${segment.title}`;
  const query = { competitionProgramGuid: made.program };
  const displays: Hung[] = [];
  for (let i = 0; i < stage.displays; i++) {
    const scene = i % 2 === 1 ? 'leaders' : 'follow';
    displays.push({ key: await hangDisplay(organizer, contest, made.program, scene), scene });
  }
  await openProtocol(organizer, made.program);
  const tables = oracle?.ofProgram(made.program) ?? new PublicTables(organizer, contest.guid, made.program);
  const audience = new Audience({ title, address, organizer, program: made.program, displays, oracle: tables }).start();
  try {
    await audience.check('перед началом', found);
    const from = judges.map((judge) => judge.ledger.length);
    for (const [index, performance] of segment.performances.entries()) {
      const item = made.items[index]!;
      await organizer.call(CompetitionProgramItemSetActivity, {
        query,
        body: { competitionProgramItemGuid: item, activity: 'OnStage' },
      });
      await mark(stage.pace, judges, performance, item, made);
      await adjust(organizer, made.program, performance, item);
      if (stage.chance.whole(1, LOOK_EVERY) === 1) await audience.check(`после № ${performance.startingNumber}`, found);
    }
    await organizer.call(CompetitionProgramItemSetActivity, {
      query,
      body: { competitionProgramItemGuid: made.items.at(-1)!, activity: 'Done' },
    });
    await audience.check('в конце', found);
    const protocol = await organizer.call(VotingProtocolGetVoitingProtocolJson, { query });
    compareWithOfficial(title, segment, made, protocol, found);
    await organizer.call(VotingProtocolLock, { query, body: { isLocked: true, reason: '' } });
    await audience.check('после закрытия', found);
    if (oracle) {
      const differences = writtenDifferences(await oracle.read(made.program));
      if (differences.length > 0) found.mismatches.push(`${title} · записанные результаты: ${tell(differences)}`);
    }
    const entries = judges.flatMap((judge, j): LedgerEntry[] => judge.ledger.slice(from[j]));
    for (const latency of audience.latencies(entries, made.criteria.length)) found.latencies.push(latency);
  } finally {
    audience.stop(found);
  }
  stage.say(title);
}

/** Every judge sends his marks of the performance, all judges at once. */
async function mark(
  pace: Pace,
  judges: readonly Judge[],
  performance: Performance,
  item: string,
  made: Segment,
): Promise<void> {
  await Promise.all(
    judges.map(async (judge, j) => {
      let given = 0;
      for (const [c, component] of performance.components.entries()) {
        const value = component.marks[j] ?? null;
        // 0.0 in the files means that the judge gave none, so nothing is sent.
        if (value === null) continue;
        judge.tap({ item, point: made.criteria[c]!, value });
        given++;
      }
      if (given === 0) return;
      await pace.take(given);
      await judge.send();
      await judge.drained();
    }),
  );
}

async function adjust(organizer: Organizer, program: string, performance: Performance, item: string): Promise<void> {
  const { technical, deductions } = performance;
  await organizer.call(AdjustmentCreateRange, {
    query: { competitionProgramGuid: program },
    body: {
      adjustments: [
        { competitionProgramItemGuid: item, kind: 'technical', amount: technical, reason: 'Элементы' },
        ...(deductions > 0
          ? [{ competitionProgramItemGuid: item, kind: 'deduction' as const, amount: deductions, reason: 'Снижения' }]
          : []),
      ],
    },
  });
}
