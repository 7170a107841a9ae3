// D5: two tablets of one judge edit one cell from different versions, through two nodes, with clocks two days apart. A
// tablet that has not seen the current value gets it back as a conflict; both edits stand in the history; no clock
// decides.

import { VotingProtocolSavingBySelf, type SubmissionReply } from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { askUntilAnswered } from '../client/asking.ts';
import type { Judge } from '../client/judge.ts';
import { entryOf, settle, type LedgerEntry } from '../client/ledger.ts';
import { seatJudges } from '../client/opening.ts';
import { Product } from '../client/product.ts';
import { Chance } from '../client/seeded.ts';
import { audit } from '../oracle/audit.ts';
import { Oracle } from '../oracle/tables.ts';
import { callToStage, drillContest, type DrillContest } from './contest.ts';
import { Hall } from './hall.ts';
import { atLeast, faultsOf, lastWords, type DrillOptions, type Verdict } from './verdict.ts';

const DAY_MS = 24 * 3600 * 1000;

/** For a mutant: of two marks the one with the later clock wins. */
export const CLOCK_DECIDES = `
  alter function judging.take_submission rename to take_minded;
  create function judging.take_submission(p_competition uuid, p_judge uuid, p_hash bytea, p_body jsonb)
  returns judging.taken language sql as $$
    select judging.take_minded(p_competition, p_judge, p_hash, p_body || jsonb_build_object('baseVersion', case
      when (p_body ->> 'submissionGuid')::uuid > all (
        select h.submission_guid from judging.mark_history h
         where h.item_guid = (p_body ->> 'competitionProgramItemGuid')::uuid and h.judge_guid = p_judge
           and h.criterion_guid = (p_body ->> 'pointGuid')::uuid and h.reason <> 'conflict')
      then null else 0 end))
  $$;`;

/** One of a judge's two tablets, with its own clock. */
interface Tablet {
  judge: Judge;
  clock: () => number;
  isAhead: boolean;
}

interface Cell {
  item: Guid;
  point: Guid;
  version: number;
  value: number | null;
}

/** Counts of the rounds, and their faults. */
function tally() {
  return {
    'выиграл планшет со спешащими часами': 0,
    'выиграл планшет с отстающими часами': 0,
    'после конфликта исправлено с него же': 0,
  };
}

function faultTally() {
  return {
    'не одна принята из двух сразу': 0,
    'принята поверх непрочитанного': 0,
    'отвергнута, хотя видела последнее': 0,
    'в конфликте не то, что в силе': 0,
    'нет в истории или не такая': 0,
  };
}

export async function twoDevicesDrill({ seed, short, sabotage }: DrillOptions): Promise<Verdict> {
  const chance = new Chance(seed);
  const rounds = short ? 60 : 3_000;
  const product = await Product.start({ nodes: 2, fast: true });
  let oracle: Oracle | null = null;
  let hall: Hall | null = null;
  try {
    if (sabotage?.ddl) await product.sql(sabotage.ddl);
    const organizer = await product.organizer();
    const contest = await drillContest(organizer, { judges: short ? 4 : 10, items: short ? 3 : 8 });
    for (const index of contest.items.keys()) await callToStage(organizer, contest, index);
    const judges = await seatJudges(contest, product.address());
    const spares = await Promise.all(judges.map((judge) => judge.spare()));
    oracle = new Oracle(product.databaseUrl, contest.guid);
    hall = await Hall.open({ address: product.address(), organizer, contest, judges, displays: 2 });
    const pairs = judges.map((judge, j) => pairOf(judge, spares[j]!, j % 2 === 0));
    const cells = pairs.map(() => cellsOf(contest));
    const figures = tally();
    const faults = faultTally();
    const notes: string[] = [];
    for (let round = 0; round < rounds; round++) {
      const j = chance.whole(0, pairs.length - 1);
      const given = { pair: pairs[j]!, cell: chance.pick(cells[j]!), contest, urls: product.urls, chance };
      await playRound(given, figures, faults, notes);
    }
    const ledgers = [...judges, ...spares].map(({ ledger }) => ledger);
    faults['нет в истории или не такая'] = await missingInHistory(oracle, ledgers.flat(), notes);
    const ms = await hall.agree(oracle, 'в конце');
    const found = await audit(oracle, ledgers);
    return {
      drill: 'two-devices',
      seed,
      figures: {
        кругов: rounds,
        ячеек: cells.flat().length,
        'разных оценок': found.sent,
        принято: found.acknowledged,
        конфликтов: found.declined,
        ...figures,
        'экраны верны, мс': Math.round(ms),
      },
      faults: {
        ...faultsOf(found),
        ...faults,
        'неверных экранов': hall.wrong,
        ...atLeast('кругов с конфликтом', found.declined, rounds),
        ...atLeast('побед спешащих часов', figures['выиграл планшет со спешащими часами'], rounds / 5),
        ...atLeast('побед отстающих часов', figures['выиграл планшет с отстающими часами'], rounds / 5),
      },
      notes: [...notes.slice(0, 10), ...found.examples, ...hall.notes, ...lastWords(product, hall.wrong > 0)],
    };
  } finally {
    hall?.stop();
    await oracle?.close();
    await product.stop();
  }
}

/** One day fast and one day slow. */
function pairOf(first: Judge, second: Judge, isFirstAhead: boolean): readonly [Tablet, Tablet] {
  const tablet = (judge: Judge, isAhead: boolean): Tablet => ({
    judge,
    isAhead,
    clock: () => Date.now() + (isAhead ? DAY_MS : -DAY_MS),
  });
  return [tablet(first, isFirstAhead), tablet(second, !isFirstAhead)];
}

function cellsOf({ items, points }: DrillContest): Cell[] {
  return items.flatMap((item) => points.map((point) => ({ item, point, version: 0, value: null })));
}

interface Round {
  pair: readonly [Tablet, Tablet];
  cell: Cell;
  contest: DrillContest;
  urls: readonly string[];
  chance: Chance;
}

/** Both tap on what they have seen; sometimes the loser then corrects the value that it was told. */
async function playRound(
  { pair, cell, contest, urls, chance }: Round,
  figures: ReturnType<typeof tally>,
  faults: ReturnType<typeof faultTally>,
  notes: string[],
): Promise<void> {
  const turned = chance.next() < 0.5 ? pair : ([pair[1], pair[0]] as const);
  const nodes = chance.shuffled(urls);
  const seen = cell.version;
  const tap = (tablet: Tablet, version: number): LedgerEntry => {
    const value = chance.whole(0, 100) * 100;
    return tapOn(tablet, cell, { version, value, isOtherThan: cell.value });
  };
  const [first, second] = [tap(turned[0], seen), tap(turned[1], seen)];
  const send = (entry: LedgerEntry, tablet: Tablet, node: number) => deliver(entry, contest.guid, nodes[node]!, tablet);
  const isAtOnce = chance.next() < 0.5;
  if (isAtOnce) await Promise.all([send(first, turned[0], 0), send(second, turned[1], 1)]);
  else {
    await send(first, turned[0], 0);
    await send(second, turned[1], 1);
  }
  const accepted = [first, second].filter(({ reply }) => reply?.status === 'accepted');
  if (isAtOnce && accepted.length !== 1) faults['не одна принята из двух сразу']++;
  if (!isAtOnce && first.reply?.status !== 'accepted') faults['отвергнута, хотя видела последнее']++;
  if (!isAtOnce && second.reply?.status !== 'conflict') faults['принята поверх непрочитанного']++;
  const winner = accepted.at(-1) ?? first;
  const loser = winner === first ? second : first;
  const [winning, losing] = winner === first ? turned : ([turned[1], turned[0]] as const);
  if (accepted.length !== 1) notes.push(`${tellReply(first.reply)} и ${tellReply(second.reply)} от версии ${seen}`);
  figures[winning.isAhead ? 'выиграл планшет со спешащими часами' : 'выиграл планшет с отстающими часами']++;
  const { value = null } = winner.submission;
  Object.assign(cell, { value, version: winner.reply?.version ?? seen });
  if (accepted.length === 1 && !isInForce(loser.reply, cell)) {
    faults['в конфликте не то, что в силе']++;
    notes.push(`в силе ${cell.value}, версия ${cell.version}; ответ ${tellReply(loser.reply)}`);
  }
  if (chance.next() < 0.5) return;
  const again = tap(losing, loser.reply?.version ?? seen);
  await send(again, losing, 1);
  if (again.reply?.status !== 'accepted') faults['отвергнута, хотя видела последнее']++;
  else {
    figures['после конфликта исправлено с него же']++;
    Object.assign(cell, { value: again.submission.value ?? null, version: again.reply.version });
  }
}

/** Everything that a tablet's clock could influence: the guid made at the tap and the tap's number. */
function tapOn(
  { judge, clock }: Tablet,
  { item, point }: Cell,
  given: { version: number; value: number; isOtherThan: number | null },
): LedgerEntry {
  const last = judge.ledger.at(-1)?.submission.deviceSeq ?? 0;
  const entry = entryOf({
    submissionGuid: newGuid(clock()),
    judgeGuid: judge.options.judge,
    device: judge.options.device,
    deviceSeq: Math.max(last + 1, clock()),
    seenRevision: null,
    baseVersion: given.version,
    competitionProgramItemGuid: item,
    pointGuid: point,
    value: given.value === given.isOtherThan ? (given.value + 100) % 10_100 : given.value,
  });
  judge.ledger.push(entry);
  return entry;
}

async function deliver(entry: LedgerEntry, competitionGuid: Guid, url: string, { judge }: Tablet): Promise<void> {
  const { replies, epoch } = await askUntilAnswered(() => url, VotingProtocolSavingBySelf, {
    query: { competitionGuid },
    body: { submissions: [entry.submission] },
    as: judge.token,
  });
  settle(entry, replies[0]!, epoch);
}

function isInForce(reply: SubmissionReply | null, { value, version }: Cell): boolean {
  return reply?.status === 'conflict' && reply.value === value && reply.version === version;
}

function tellReply(reply: SubmissionReply | null): string {
  return reply ? `${reply.status} (${reply.value}, версия ${reply.version})` : 'без ответа';
}

/** Every tap stands in the history with its value, the losing one as a conflict. */
async function missingInHistory(oracle: Oracle, entries: readonly LedgerEntry[], notes: string[]): Promise<number> {
  const rows = await oracle.query<{ guid: Guid; value: number | null; reason: string }>(
    `select h.submission_guid as guid, h.value, h.reason from judging.mark_history h
       join program.item i on i.guid = h.item_guid where i.competition_guid = $1`,
    [oracle.competition],
  );
  const kept = new Map(rows.map((row) => [row.guid, row]));
  const wrong = entries.filter(({ submission, reply }) => {
    const row = kept.get(submission.submissionGuid);
    const reason = reply?.status === 'conflict' ? 'conflict' : '';
    return row?.value !== submission.value || row?.reason !== reason;
  });
  for (const { submission } of wrong.slice(0, 3)) notes.push(`нет в истории: ${submission.submissionGuid}`);
  return wrong.length;
}
