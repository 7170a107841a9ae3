// The oracle beside the product where drills seldom go: the operator's remote control, equal performances left to the
// chair, planned and forecast times, the awarding. Each picture must be what the tables say, by SQL and, where it is told,
// by calls.

import {
  AwardGroupGetByCompetition,
  CompetitionProgramItemUpdate,
  CompetitionProgramRecounting,
  CompetitionProgramUpdate,
  CompetitionSpecialPrizeBindOrUnbind,
  CompetitionSpecialPrizeCreate,
  VotingProtocolChangeState,
  VotingProtocolSetChairDecision,
  VotingProtocolSetManualAward,
} from '@rampa/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Beside } from './beside.ts';
import { PublicTables } from './public-tables.ts';

let beside: Beside;

beforeAll(async () => {
  beside = await Beside.open();
});
afterAll(() => beside?.close());

const ofEvent = () => ({ competitionGuid: beside.competition });
const ofProgram = () => ({ competitionProgramGuid: beside.program });

async function allAgree(...given: Parameters<Beside['differences']>): Promise<void> {
  expect(await beside.differences(...given)).toEqual([]);
}

async function control(command: Parameters<Beside['control']>[0]): Promise<void> {
  await beside.control(command);
  await allAgree();
}

test('times: the plan, the likely beginnings, and a recount', async () => {
  const update = { competitionProgramGuid: beside.program, dateTimeBegin: '2026-04-01T09:00:00.000Z', gap: 20 };
  await beside.organizer.call(CompetitionProgramUpdate, { query: ofEvent(), body: update });
  await allAgree();
  expect(beside.shown('program').items[1]).toMatchObject({ plannedAt: '2026-04-01T09:02:01.000Z' });
  for (const index of [0, 1, 2, 3]) {
    await beside.stage(index);
    await allAgree();
  }
  await beside.organizer.call(CompetitionProgramItemUpdate, {
    query: ofProgram(),
    body: { competitionProgramItemGuid: beside.items[4]!, isWithdrawn: true },
  });
  await allAgree();
  await beside.organizer.call(CompetitionProgramRecounting, { query: ofProgram() });
  await allAgree();
  expect(beside.shown('program').replannedAt).not.toBeNull();
});

test('ties: left to the chair, and decided', async () => {
  for (const [index, value] of [9000, 8000, 8000].entries()) await beside.mark(index, value);
  await allAgree();
  const [, second, third] = beside.items;
  expect(beside.shown('protocol').groups[0]!.ties).toEqual([{ itemGuids: [second, third], place: 2, decision: null }]);
  const order = [third!, second!];
  await beside.organizer.call(VotingProtocolSetChairDecision, {
    query: ofProgram(),
    body: { competitionProgramItemGuids: order, reason: 'Сложнее программа' },
  });
  await allAgree();
  expect(beside.shown('protocol').groups[0]!.ties).toMatchObject([
    { itemGuids: order, decision: { reason: 'Сложнее программа' } },
  ]);
  const told = beside.screens.filter(({ options }) => options.view === 'display' || options.view === 'protocol');
  await allAgree(new PublicTables(beside.organizer, beside.competition, beside.program), told);
});

test('the remote control: every scene, what stays, and when values appear', async () => {
  for (const scene of ['next', 'logo', 'blank', 'current', 'judging', 'result'] as const) {
    await control({ do: 'show', scene });
  }
  await control({ do: 'leaders', group: null });
  await control({ do: 'message', text: 'Зал закрывается' });
  expect(beside.shown('display')).toMatchObject({ scene: 'message', message: 'Зал закрывается' });
  await control({ do: 'reload' });
  await control({ do: 'pause', minutes: 10, title: 'Перерыв' });
  expect(beside.shown('display').scene).toBe('pause');
  await beside.stage(5);
  await allAgree();
  expect(beside.shown('display').scene).toBe('current');
  await control({ do: 'reveal', when: 'atOnce' });
  await beside.mark(5, 7000, beside.judges.slice(0, 1));
  await allAgree();
  expect(beside.shown('display').result).toMatchObject({ total: '—', marks: [{ value: '7,00' }, { value: '' }] });
  await control({ do: 'reveal', when: 'whenReleased' });
  await beside.mark(5, 7000, beside.judges.slice(1));
  await allAgree();
  expect(beside.shown('display').result).toBeNull();
  const itemGuid = beside.items[5]!;
  await control({ do: 'release', itemGuid });
  await control({ do: 'show', scene: 'follow' });
  expect(beside.shown('display').result).toMatchObject({ total: '7,00' });
  await control({ do: 'freeze' });
  await beside.stage(3);
  await allAgree();
  expect(beside.shown('display').current).toMatchObject({ number: '6' });
  await control({ do: 'hide', itemGuid });
  expect(beside.shown('display').result).toBeNull();
  await control({ do: 'unfreeze' });
});

test('the awarding: nothing until the protocol is closed and the organizer allows it, special prizes where the organizer puts them, the grand prix last', async () => {
  for (const index of [3, 5]) await beside.mark(index, 6000 + 100 * index);
  const allowed = { competitionProgramGuid: beside.program, isAwardOrderOpen: true };
  await beside.organizer.call(CompetitionProgramUpdate, { query: ofEvent(), body: allowed });
  const [group] = await beside.organizer.call(AwardGroupGetByCompetition, { query: ofEvent() });
  const grand = group!.settings.find(({ kind }) => kind === 'manual')!;
  await beside.organizer.call(VotingProtocolSetManualAward, {
    query: ofProgram(),
    body: { competitionProgramItemGuid: beside.items[2]!, awardSettingGuid: grand.guid, reason: 'Решение жюри' },
  });
  const prize = { title: 'За костюм', giver: 'sponsor' as const, giverName: 'Дом культуры' };
  const { guid: specialPrizeGuid } = await beside.organizer.call(CompetitionSpecialPrizeCreate, {
    query: ofEvent(),
    body: prize,
  });
  await beside.organizer.call(CompetitionSpecialPrizeBindOrUnbind, {
    query: ofEvent(),
    body: { specialPrizeGuid, competitionProgramItemGuid: beside.items[2]!, isBound: true },
  });
  await allAgree();
  expect(beside.shown('presenter').awards).toBeNull();
  await beside.organizer.call(VotingProtocolChangeState, { query: ofProgram(), body: { state: 'Locked' } });
  await allAgree();
  const [, second, third] = beside.items;
  expect(beside.shown('presenter').awards!.at(-1)).toMatchObject({
    title: 'Гран-при',
    rows: [{ itemGuid: third, place: 2 }],
  });
  expect(beside.shown('presenter').awards![0]).toMatchObject({ title: 'Спецпризы', rows: [{ giver: 'Дом культуры' }] });
  expect(beside.shown('presenter').awards![1]!.rows.at(-2)).toMatchObject({ itemGuid: second, place: 3 });
  for (const [prizesAt, at] of [
    ['beforeGrandPrix', -2],
    ['last', -1],
    ['first', 0],
  ] as const) {
    const body = { competitionProgramGuid: beside.program, prizesAt };
    await beside.organizer.call(CompetitionProgramUpdate, { query: ofEvent(), body });
    await allAgree();
    expect(beside.shown('presenter').awards!.at(at)).toMatchObject({ title: 'Спецпризы' });
  }
});
