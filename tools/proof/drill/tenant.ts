// S1 in small: for another organizer everything of an event answers like an unknown guid, by calls and by sockets, and
// nothing changes.

import {
  CompetitionDisplaySettingGetByCompetition,
  CompetitionJudgeCreateFastLoginUrl,
  CompetitionJudgeDelete,
  CompetitionJudgeGetByCompetitionGuid,
  CompetitionProgramGetProgramColumnsDataForModerator,
  CompetitionProgramItemSetActivity,
  FestivalGetFestivalDetail,
  PointDelete,
  ScoringSchemeGetByCompetition,
  VotingProtocolChangeState,
  VotingProtocolClearCompetitionProgram,
  VotingProtocolGetDerivation,
  VotingProtocolGetVoitingProtocolByJudgeJson,
  VotingProtocolGetVoitingProtocolJson,
  VotingProtocolUndoClearing,
  type CallDefinition,
} from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import { send, type Sent } from '../../../libs/platform/testing/caller.ts';
import { pause } from '../client/asking.ts';
import { seatJudges } from '../client/opening.ts';
import { Product } from '../client/product.ts';
import { Screen } from '../client/screen.ts';
import { Chance } from '../client/seeded.ts';
import { audit } from '../oracle/audit.ts';
import { Oracle } from '../oracle/tables.ts';
import { callToStage, drillContest, PROGRAM_TITLE } from './contest.ts';
import { strangerOf } from './stranger.ts';
import { atLeast, faultsOf, type DrillOptions, type Verdict } from './verdict.ts';

interface Named {
  competition: string;
  program: string;
  item: string;
  judge: string;
  point: string;
}

const REFUSED_WITHIN_MS = 15_000;

export async function tenantDrill({ seed, sabotage }: DrillOptions): Promise<Verdict> {
  const chance = new Chance(seed);
  const product = await Product.start({ nodes: 2, fast: true });
  const screens: Screen[] = [];
  let oracle: Oracle | null = null;
  try {
    const owner = await product.organizer();
    const contest = await drillContest(owner, { judges: 2, items: 2 });
    await callToStage(owner, contest, 0);
    const [judge] = await seatJudges(contest, product.address());
    for (const point of contest.points)
      judge!.tap({ item: contest.items[0]!, point, value: chance.whole(0, 100) * 100 });
    await judge!.drained();
    const strange = newGuid();
    const stranger = await strangerOf(product, strange);
    oracle = new Oracle(product.databaseUrl, contest.guid);
    const own: Named = {
      competition: contest.guid,
      program: contest.program,
      item: contest.items[0]!,
      judge: contest.judges[0]!.guid,
      point: contest.points[0]!,
    };
    const random: Named = {
      competition: newGuid(),
      program: newGuid(),
      item: newGuid(),
      judge: newGuid(),
      point: newGuid(),
    };
    if (sabotage?.foreignEvent) {
      const move = 'update competitions.competition set organizer_guid = $2 where guid = $1';
      await product.sql(move, [contest.guid, strange]);
    }
    const before = JSON.stringify(await oracle.read());
    const found = { answered: 0, different: 0, checked: 0, notes: [] as string[] };
    const randomCalls = probes(random);
    for (const [index, [definition, sent]] of probes(own).entries()) {
      const url = chance.pick(product.urls);
      const foreign = await send(url, definition, { ...sent, as: stranger.token });
      const unknown = await send(url, definition, { ...randomCalls[index]![1], as: stranger.token });
      found.checked++;
      if (foreign.envelope.success) {
        found.answered++;
        found.notes.push(`${definition.id}: чужое отдано`);
      } else if (foreign.status !== 404 || sayings(foreign) !== sayings(unknown)) {
        found.different++;
        found.notes.push(`${definition.id}: ${foreign.status} ${sayings(foreign)}, а случайный ${sayings(unknown)}`);
      }
    }
    let seen = 0;
    for (const [view, key] of [
      ['protocol', own.program],
      ['program', own.program],
      ['judge-sheet', `${own.program}:${own.judge}`],
    ] as const) {
      const screen = new Screen({ address: product.address(), view, key, token: stranger.token }).start();
      screens.push(screen);
      for (let waited = 0; screen.ended === null && screen.frames === 0 && waited < REFUSED_WITHIN_MS; waited += 20) {
        await pause(20);
      }
      found.checked++;
      if (screen.ended === 'notFound' && screen.frames === 0) continue;
      seen++;
      found.notes.push(`${screen.name}: ${screen.ended ?? 'не отказано'}, кадров ${screen.frames}`);
    }
    const isSame = JSON.stringify(await oracle.read()) === before;
    const ledger = await audit(oracle, [judge!.ledger]);
    return {
      drill: 'tenant',
      seed,
      figures: { 'вызовов и видов чужого мероприятия': found.checked, 'принято оценок': ledger.acknowledged },
      faults: {
        ...faultsOf(ledger),
        'чужое отдано вызовом': found.answered,
        'чужое отличимо от случайного': found.different,
        'чужое видно на экране': seen,
        'чужое изменено': isSame ? 0 : 1,
        ...atLeast('проверено', found.checked, 15),
        ...atLeast('принято оценок', ledger.acknowledged, contest.points.length),
      },
      notes: found.notes,
    };
  } finally {
    for (const screen of screens) screen.stop();
    await oracle?.close();
    await product.stop();
  }
}

function sayings({ envelope }: Awaited<ReturnType<typeof send>>): string {
  return JSON.stringify(envelope.errors);
}

/** Reads first, because a change by the stranger would alter the rest. */
function probes({ competition, program, item, judge, point }: Named): [CallDefinition, Sent<CallDefinition>][] {
  const ofEvent = { competitionGuid: competition };
  const ofProgram = { competitionProgramGuid: program };
  const ofJudge = { competitionJudgeGuid: judge };
  return [
    [FestivalGetFestivalDetail, { query: { festivalGuid: competition } }],
    [CompetitionJudgeGetByCompetitionGuid, { query: ofEvent, body: {} }],
    [ScoringSchemeGetByCompetition, { query: ofEvent }],
    [CompetitionDisplaySettingGetByCompetition, { query: ofEvent }],
    [CompetitionProgramGetProgramColumnsDataForModerator, { query: ofProgram }],
    [VotingProtocolGetVoitingProtocolJson, { query: ofProgram }],
    [VotingProtocolGetVoitingProtocolByJudgeJson, { query: { ...ofProgram, ...ofJudge } }],
    [VotingProtocolGetDerivation, { query: { ...ofProgram, competitionProgramItemGuid: item } }],
    [
      CompetitionProgramItemSetActivity,
      { query: ofProgram, body: { competitionProgramItemGuid: item, activity: 'Done' } },
    ],
    [CompetitionJudgeCreateFastLoginUrl, { query: ofJudge, body: {} }],
    [CompetitionJudgeDelete, { query: { ...ofJudge, force: 'true' } }],
    [PointDelete, { query: { pointGuid: point } }],
    [VotingProtocolChangeState, { query: ofProgram, body: { state: 'Locked' } }],
    [VotingProtocolClearCompetitionProgram, { query: ofProgram, body: { confirmation: PROGRAM_TITLE } }],
    [VotingProtocolUndoClearing, { query: ofProgram, body: {} }],
  ];
}
