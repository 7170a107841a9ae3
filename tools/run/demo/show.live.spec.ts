// The demo plays the seeded contest: continues what somebody has begun, to its lock, then clears it and plays again.

import {
  CompetitionProgramGetProgramColumnsDataForModerator,
  CompetitionProgramItemSetActivity,
  VotingProtocolGetVoitingProtocolJson,
} from '@rampa/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Organizer } from '../../proof/client/organizer.ts';
import { Product } from '../../proof/client/product.ts';
import { clearContest } from './clearing.ts';
import { findContest, type DemoContest } from './contest.ts';
import { Show } from './show.ts';

let product: Product;
let organizer: Organizer;
let contest: DemoContest;
const said: string[] = [];

beforeAll(async () => {
  product = await Product.start({ fast: true });
  organizer = await product.organizer();
  const { login, password } = product.links.organizer;
  const whole = await findContest(organizer, { url: product.urls[0]!, login, password, competition: null });
  expect([whole.programs.length, whole.judges.length, whole.displays.length]).toEqual([3, 5, 2]);
  contest = { ...whole, programs: whole.programs.slice(0, 1) };
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => said.push(String(line)) > 0);
}, 120_000);
afterAll(async () => {
  vi.restoreAllMocks();
  await product.stop();
});

const query = () => ({ competitionProgramGuid: contest.programs[0]!.guid });
const play = (seed: number) => new Show({ organizer, contest, url: product.urls[0]!, speed: 1000, seed });

async function protocol() {
  const view = await organizer.call(VotingProtocolGetVoitingProtocolJson, { query: query() });
  return { state: view.state, rows: view.groups.flatMap(({ rows }) => rows) };
}

it(
  'plays to the lock, with every mark of every judge, and is cleared for another time',
  { timeout: 180_000 },
  async () => {
    // Somebody began by hand and left.
    const view = await organizer.call(CompetitionProgramGetProgramColumnsDataForModerator, { query: query() });
    for (const activity of ['OnStage', 'Done'] as const) {
      const body = { competitionProgramItemGuid: view.items[0]!.guid, activity };
      await organizer.call(CompetitionProgramItemSetActivity, { query: query(), body });
    }
    const show = play(7);
    expect(await show.isPlayed()).toBe(false);
    await show.play();
    expect(await show.isPlayed()).toBe(true);
    const { state, rows } = await protocol();
    expect([state, rows.length]).toEqual(['Locked', 20]);
    expect(rows.every(({ total, status }) => total !== null && status === 'complete')).toBe(true);
    expect(said.join('')).toContain('Продолжаем программу «Народный танец»');
    expect(said.join('')).toContain('Протокол программы «Народный танец» закрыт');

    await clearContest(organizer, contest);
    const cleared = await protocol();
    expect(cleared.state).toBe('Open');
    expect(cleared.rows.every(({ total, activity }) => total === null && activity === 'Waiting')).toBe(true);
  },
);
