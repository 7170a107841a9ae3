// The oracle beside the product where drills seldom go: the operator's remote control, equal performances left to the
// chair, planned and forecast times. Each picture must be what the tables say, by SQL and, where it is told, by calls.

import {
  CompetitionDisplaySettingControl,
  CompetitionDisplaySettingCreate,
  CompetitionProgramItemSetActivity,
  CompetitionProgramItemUpdate,
  CompetitionProgramRecounting,
  CompetitionProgramUpdate,
  VotingProtocolSetChairDecision,
  type DisplayView,
  type ProgramView,
  type ProtocolView,
  type SentBody,
} from '@rampa/contract';
import type { Activity } from '@rampa/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setUpContest, type Contest } from '../client/contest.ts';
import type { Judge } from '../client/judge.ts';
import { openProtocols, seatJudges } from '../client/opening.ts';
import type { Organizer } from '../client/organizer.ts';
import { Product } from '../client/product.ts';
import { Screen } from '../client/screen.ts';
import { PublicTables } from './public-tables.ts';
import { agree } from './screens.ts';
import { Oracle, type TablesReader } from './tables.ts';

type Command = SentBody<typeof CompetitionDisplaySettingControl>['command'];

const LIMIT_MS = 30_000;
const SCHEME = {
  method: { kind: 'mean', per: 'judgeTotal' },
  perJudge: 'mean',
  rounding: { total: 2, judge: 1 },
  missing: 'block',
  ties: [{ kind: 'chairDecision' }, { kind: 'sharedPlace' }],
  numbering: 'competition',
};
const criterion = (title: string) => ({ title, min: 0, max: 10_000, step: 100, weight: 1000 });
const item = (number: number) => ({ number: String(number), performer: `Участник ${number}`, duration: 100 + number });

let product: Product;
let organizer: Organizer;
let contest: Contest;
let oracle: Oracle;
let judges: Judge[];
let display: { guid: string; key: string };
let screens: Screen[];
const segment = () => contest.segments[0]!;
const ofProgram = () => ({ competitionProgramGuid: segment().program });

beforeAll(async () => {
  product = await Product.start({ fast: true });
  organizer = await product.organizer();
  contest = await setUpContest(organizer, {
    title: 'Сверка',
    judges: ['Берестов Андрей', 'Ветрова Евгения'],
    segments: [
      {
        title: 'Гала',
        criteria: [criterion('Мастерство'), criterion('Артистизм')],
        scheme: SCHEME,
        items: [1, 2, 3, 4, 5, 6].map(item),
      },
    ],
  });
  await openProtocols(organizer, contest);
  judges = await seatJudges(contest, product.address());
  oracle = new Oracle(product.databaseUrl, contest.guid);
  display = await organizer.call(CompetitionDisplaySettingCreate, {
    query: { competitionGuid: contest.guid },
    body: { title: 'Экран', programGuid: segment().program },
  });
  const { token } = organizer;
  const { program } = segment();
  const [judge] = judges;
  screens = [
    { view: 'display' as const, key: display.key },
    { view: 'protocol' as const, key: program, token },
    { view: 'program' as const, key: program, token },
    { view: 'judge-sheet' as const, key: `${program}:${judge!.options.judge}`, token: judge!.token },
  ].map((one) => new Screen({ address: product.address(), ...one }).start());
});
afterAll(async () => {
  for (const screen of screens ?? []) screen.stop();
  await oracle?.close();
  await product?.stop();
});

interface Shown {
  display: DisplayView;
  protocol: ProtocolView;
  program: ProgramView;
}

function shown<V extends keyof Shown>(view: V): Shown[V] {
  return screens.find(({ options }) => options.view === view)!.shown!.state as Shown[V];
}

async function allAgree(reader: TablesReader = oracle, views = screens): Promise<void> {
  const found = await Promise.all(views.map((screen) => agree(screen, reader, LIMIT_MS)));
  expect(found.flatMap(({ differences }) => differences)).toEqual([]);
}

async function control(command: Command): Promise<void> {
  const sent = { query: { competitionGuid: contest.guid }, body: { displays: [display.guid], command } };
  await organizer.call(CompetitionDisplaySettingControl, sent);
  await allAgree();
}

async function stage(index: number, activity: Activity = 'OnStage'): Promise<void> {
  await organizer.call(CompetitionProgramItemSetActivity, {
    query: ofProgram(),
    body: { competitionProgramItemGuid: segment().items[index]!, activity },
  });
}

async function mark(index: number, value: number, by = judges): Promise<void> {
  for (const judge of by) {
    for (const point of segment().criteria) judge.tap({ item: segment().items[index]!, point, value });
    await judge.drained();
  }
}

test('times: the plan, the likely beginnings, and a recount', async () => {
  const update = { competitionProgramGuid: segment().program, dateTimeBegin: '2026-04-01T09:00:00.000Z', gap: 20 };
  await organizer.call(CompetitionProgramUpdate, { query: { competitionGuid: contest.guid }, body: update });
  await allAgree();
  expect(shown('program').items[1]).toMatchObject({ plannedAt: '2026-04-01T09:02:01.000Z' });
  for (const index of [0, 1, 2, 3]) {
    await stage(index);
    await allAgree();
  }
  await organizer.call(CompetitionProgramItemUpdate, {
    query: ofProgram(),
    body: { competitionProgramItemGuid: segment().items[4]!, isWithdrawn: true },
  });
  await allAgree();
  await organizer.call(CompetitionProgramRecounting, { query: ofProgram() });
  await allAgree();
  expect(shown('program').replannedAt).not.toBeNull();
});

test('ties: left to the chair, and decided', async () => {
  for (const [index, value] of [9000, 8000, 8000].entries()) await mark(index, value);
  await allAgree();
  const [, second, third] = segment().items;
  expect(shown('protocol').groups[0]!.ties).toEqual([{ itemGuids: [second, third], place: 2, decision: null }]);
  const order = [third!, second!];
  await organizer.call(VotingProtocolSetChairDecision, {
    query: ofProgram(),
    body: { competitionProgramItemGuids: order, reason: 'Сложнее программа' },
  });
  await allAgree();
  expect(shown('protocol').groups[0]!.ties).toMatchObject([
    { itemGuids: order, decision: { reason: 'Сложнее программа' } },
  ]);
  const told = screens.filter(({ options }) => options.view === 'display' || options.view === 'protocol');
  await allAgree(new PublicTables(organizer, contest.guid, segment().program), told);
});

test('the remote control: every scene, what stays, and when values appear', async () => {
  for (const scene of ['next', 'logo', 'blank', 'current', 'judging', 'result'] as const) {
    await control({ do: 'show', scene });
  }
  await control({ do: 'leaders', group: null });
  await control({ do: 'message', text: 'Зал закрывается' });
  expect(shown('display')).toMatchObject({ scene: 'message', message: 'Зал закрывается' });
  await control({ do: 'reload' });
  await control({ do: 'pause', minutes: 10, title: 'Перерыв' });
  expect(shown('display').scene).toBe('pause');
  await stage(5);
  await allAgree();
  expect(shown('display').scene).toBe('current');
  await control({ do: 'reveal', when: 'atOnce' });
  await mark(5, 7000, judges.slice(0, 1));
  await allAgree();
  expect(shown('display').result).toMatchObject({ total: '—', marks: [{ value: '7,00' }, { value: '' }] });
  await control({ do: 'reveal', when: 'whenReleased' });
  await mark(5, 7000, judges.slice(1));
  await allAgree();
  expect(shown('display').result).toBeNull();
  const itemGuid = segment().items[5]!;
  await control({ do: 'release', itemGuid });
  await control({ do: 'show', scene: 'follow' });
  expect(shown('display').result).toMatchObject({ total: '7,00' });
  await control({ do: 'freeze' });
  await stage(3);
  await allAgree();
  expect(shown('display').current).toMatchObject({ number: '6' });
  await control({ do: 'hide', itemGuid });
  expect(shown('display').result).toBeNull();
  await control({ do: 'unfreeze' });
});
