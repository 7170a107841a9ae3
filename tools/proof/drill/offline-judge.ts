// D6: a judge's tablet is offline for minutes: marks, edits, a reload, a killed browser, a replaced link. Then online
// with a new sign-in: all is accepted in his order, and the page always says how much waits.

import { CompetitionJudgeCreateFastLoginUrl, CompetitionJudgeDeleteFastLoginUrl } from '@rampa/contract';
import { pause } from '../client/asking.ts';
import { pathOf } from '../client/contest.ts';
import { Chance } from '../client/seeded.ts';
import { Device } from './browser/device.ts';
import { auditTaps, faultsOfTaps, untilAccepted } from './browser/taps-audit.ts';
import { Tablet } from './browser/tablet.ts';
import { performedContest, withVenue, type Venue } from './browser/venue.ts';
import { atLeast, type DrillOptions, type Verdict } from './verdict.ts';

const POINTS = 4;

export interface OfflineDay {
  items: number;
  edits: number;
  /** Least time that he is offline. */
  offlineMs: number;
  seed: number;
  say(line: string): void;
}

export function offlineJudgeDrill({ seed, short, minutes, say }: DrillOptions): Promise<Verdict> {
  const day = short
    ? { items: 2, edits: 2, offlineMs: 0 }
    : { items: 15, edits: 5, offlineMs: (minutes ?? 10) * 60_000 };
  return withVenue((venue) => offlineJudge(venue, { ...day, seed, say }));
}

export async function offlineJudge(venue: Venue, { items, edits, offlineMs, seed, say }: OfflineDay): Promise<Verdict> {
  const chance = new Chance(seed);
  const contest = await performedContest(venue, { judges: 1, items, points: POINTS, title: `Без связи ${seed}` });
  const judge = contest.judges[0]!;
  const device = await Device.open();
  const tablet = new Tablet({ device, contest, url: venue.url });
  let untold = 0;
  const notes: string[] = [];
  const count = async (moment: string) => {
    if (await tablet.tells(tablet.cells)) return;
    untold++;
    notes.push(`${moment}: не сказано, что ждут ${tablet.cells}`);
  };
  const cells = Array.from(
    { length: items * POINTS },
    (_, index) => [Math.floor(index / POINTS), index % POINTS] as const,
  );
  const mark = async (part: readonly (readonly [number, number])[], isEdit = false) => {
    for (const [item, point] of part) {
      await tablet.tap(item, point, chance.whole(1, 99) * 100);
      await count(isEdit ? 'после правки' : 'после оценки');
    }
  };
  try {
    await tablet.enter(judge.path);
    await tablet.installed();
    const from = performance.now();
    await device.context.setOffline(true);
    const half = Math.floor(cells.length / 2);
    await mark(cells.slice(0, half));
    await tablet.page.reload();
    await tablet.ready();
    await count('после обновления страницы');
    say(`${tablet.taps.length} оценок без сети, страница обновлена`);
    await mark(cells.slice(half));
    await mark(chance.shuffled(cells).slice(0, edits), true);

    // The browser writes its own data, cookies included, to the disk after half a minute.
    await untilPassed(from, Math.min(offlineMs, 60_000));
    if (offlineMs > 0) await device.kill();
    else await device.close();
    await device.start();
    await device.context.setOffline(true);
    await tablet.open(judge.path);
    await tablet.ready();
    await count('после смерти браузера');
    say(`браузер убит и открыт: ждут ${tablet.cells}`);

    const newPath = await replaceLink(venue, contest.judges[0]!.guid);
    await untilPassed(from, offlineMs);
    await count('перед возвращением сети');
    const offline = performance.now() - from;
    const marked = await auditTaps({ databaseUrl: venue.databaseUrl, judge: judge.guid, taps: [] });
    await device.context.setOffline(false);
    // The old session is over: the sheet closes, the marks stay.
    await count('на закрытом листе');
    const back = performance.now();
    await tablet.enter(newPath);
    const sent = await untilAccepted({ databaseUrl: venue.databaseUrl, judge: judge.guid, taps: tablet.taps });
    const ms = performance.now() - back;
    await tablet.page.getByText('принято', { exact: true }).first().waitFor();
    const found = await auditTaps({ databaseUrl: venue.databaseUrl, judge: judge.guid, taps: tablet.taps });
    return {
      drill: 'offline-judge',
      seed,
      figures: {
        'оценок без сети': tablet.cells,
        правок: edits,
        'без сети, с': Math.round(offline / 1000),
        'от нового входа до «принято», мс': Math.round(ms),
        принято: found.accepted,
      },
      faults: {
        ...faultsOfTaps(found),
        'принято без сети': marked.accepted,
        'не ушло': sent === null ? 1 : 0,
        'число неотправленных не сказано': untold,
        ...atLeast('принято', found.accepted, items * POINTS + edits),
      },
      notes,
    };
  } finally {
    await device.end();
  }
}

async function replaceLink({ organizer }: Venue, competitionJudgeGuid: string): Promise<string> {
  const query = { competitionJudgeGuid };
  await organizer.call(CompetitionJudgeDeleteFastLoginUrl, { query });
  const { url } = await organizer.call(CompetitionJudgeCreateFastLoginUrl, { query, body: {} });
  return pathOf(url);
}

async function untilPassed(from: number, ms: number): Promise<void> {
  await pause(Math.max(0, ms - (performance.now() - from)));
}
