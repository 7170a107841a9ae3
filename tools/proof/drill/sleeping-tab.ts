// L8: a device with the hall's, a judge's and the presenter's page sleeps like a phone: every process of the browser is
// stopped, its monotonic clock stands still, its network disappears silently. Meanwhile marks come, the stage moves on,
// the protocol is locked. After waking each page is soon right, and until then says that it is not.

import { CompetitionPresenterCreateFastLoginUrl, VotingProtocolLock } from '@rampa/contract';
import type { Page } from '@playwright/test';
import { pause } from '../client/asking.ts';
import { pathOf } from '../client/contest.ts';
import { hangDisplay, seatJudges } from '../client/opening.ts';
import { Chance } from '../client/seeded.ts';
import { Device } from './browser/device.ts';
import { Tablet } from './browser/tablet.ts';
import { withVenue, type Venue } from './browser/venue.ts';
import { callToStage, drillContest, type DrillContest } from './contest.ts';
import { Proxy } from './proxy.ts';
import type { DrillOptions, Verdict } from './verdict.ts';

export interface Night {
  sleepMs: number;
  seed: number;
  say(line: string): void;
}

/** How many checks a page may take, awake, before it says that its picture is old. */
const SILENT_LOOKS = 40;
const LOOK_MS = 50;
const RIGHT_WITHIN_MS = 60_000;

/** The monotonic clock stops while a device sleeps (on Android, iOS, macOS). Timers run each second otherwise. */
const CLOCK_SLEEPS = `{
  const real = performance.now.bind(performance);
  let last = real();
  let slept = 0;
  performance.now = () => {
    const now = real();
    if (now - last > 5000) slept += now - last;
    last = now;
    return now - slept;
  };
  setInterval(() => performance.now(), 500);
}`;

/** Records what a page showed when it fell asleep, when it is right, and whether it says that it is old. */
interface Watched {
  role: string;
  page: Page;
  right: RegExp;
  /** Words or marks by which this page says that it is not current. */
  admits: RegExp;
}

export function sleepingTabDrill({ seed, short, minutes, say }: DrillOptions): Promise<Verdict> {
  const sleepMs = short ? 15_000 : (minutes ?? 10) * 60_000;
  return withVenue((venue) => sleepingTab(venue, { sleepMs, seed, say }));
}

export async function sleepingTab(venue: Venue, { sleepMs, seed, say }: Night): Promise<Verdict> {
  const { organizer } = venue;
  const contest = await drillContest(organizer, { judges: 3, items: 3, title: `Сон ${seed}` });
  await callToStage(organizer, contest, 0);
  const key = await hangDisplay(organizer, contest, contest.program);
  const presenter = await organizer.call(CompetitionPresenterCreateFastLoginUrl, {
    query: { competitionGuid: contest.guid },
    body: { name: 'Ведущая' },
  });
  const proxy = await Proxy.open(Number(new URL(venue.url).port));
  const device = await Device.open({ init: CLOCK_SLEEPS });
  try {
    const pages = { hall: device.page, judge: await device.context.newPage(), booth: await device.context.newPage() };
    await pages.hall.goto(`${proxy.url}/public/display/${key}`);
    const tablet = new Tablet({ device: { context: device.context, page: pages.judge }, contest, url: proxy.url });
    await tablet.enter(contest.judges[0]!.path);
    await pages.booth.goto(proxy.url + pathOf(presenter.url));

    await pages.booth.getByRole('button', { name: 'Войти' }).click();
    const watched: Watched[] = [
      { role: 'экран зала', page: pages.hall, right: /^(?!.*Участник 1\b).*Участник 2/, admits: /нет связи/ },
      { role: 'судья', page: pages.judge, right: /Протокол закрыт/, admits: /связываемся|нет связи|обновляем/ },
      { role: 'ведущий', page: pages.booth, right: /Участник 2.*на сцене/, admits: /нет связи|связываемся/i },
    ];
    await Promise.all([
      pages.hall
        .getByText(/Участник.1/)
        .first()
        .waitFor(),
      pages.booth.getByText('на связи').first().waitFor(),
      pages.judge.getByText('на связи').first().waitFor(),
    ]);
    for (const one of watched) await record(one);

    device.signal('SIGSTOP');
    proxy.hush();
    const from = performance.now();
    await happenMeanwhile(venue, contest, new Chance(seed));
    await pause(Math.max(0, sleepMs - (performance.now() - from)));
    const slept = performance.now() - from;
    const wokeAt = Date.now();
    device.signal('SIGCONT');
    const found = await Promise.all(watched.map(async (one) => ({ ...one, ...(await awaken(one, wokeAt)) })));
    for (const { role, rightAfter, silentFor } of found) {
      say(`${role}: верно через ${rightAfter ?? '—'} мс, молча о старом ${silentFor} мс`);
    }
    const wrong = found.filter(({ rightAfter }) => rightAfter === null);
    const silent = found.filter(({ silentLooks }) => silentLooks > SILENT_LOOKS);
    return {
      drill: 'sleeping-tab',
      seed,
      figures: {
        'спали, с': Math.round(slept / 1000),
        ...Object.fromEntries(found.map(({ role, rightAfter }) => [`${role}: верно, мс`, rightAfter ?? '—'])),
        ...Object.fromEntries(found.map(({ role, silentFor }) => [`${role}: молча о старом, мс`, silentFor])),
      },
      faults: { 'так и не верны': wrong.length, 'показывали старое и молчали': silent.length },
      notes: [...wrong, ...silent].map(({ role, text }) => `${role}: ${text.slice(0, 300)}`),
    };
  } finally {
    await device.end();
    await proxy.close();
  }
}

/** The stage goes on, the others mark, the organizer closes the protocol. */
async function happenMeanwhile({ organizer, url }: Venue, contest: DrillContest, chance: Chance): Promise<void> {
  await callToStage(organizer, contest, 1);
  const [, ...others] = await seatJudges(contest, () => url);
  for (const judge of others) {
    for (const point of contest.points) judge.tap({ item: contest.items[0]!, point, value: chance.whole(1, 99) * 100 });
    await judge.drained();
  }
  await organizer.call(VotingProtocolLock, {
    query: { competitionProgramGuid: contest.program },
    body: { isLocked: true },
  });
}

/** From now on the page records every change of its message. */
async function record({ page, right, admits }: Watched): Promise<void> {
  await page.evaluate(
    ([isRight, isAdmitted, everyMs]) => {
      const [right, admits] = [new RegExp(String(isRight), 'su'), new RegExp(String(isAdmitted), 'isu')];
      const notes: { at: number; isRight: boolean; admits: boolean; looks: number }[] = [];
      let lookedAt = Date.now();
      const look = (looks = 0) => {
        // After the sleep another count begins.
        const hasSlept = Date.now() - lookedAt > 5_000;
        lookedAt = Date.now();
        const text = document.body.innerText.replaceAll(/\s+/gu, ' ');
        const note = { at: Date.now(), isRight: right.test(text), admits: admits.test(text), looks };
        const last = notes.at(-1);
        if (hasSlept || last?.isRight !== note.isRight || last.admits !== note.admits) notes.push(note);
        else last.looks += looks;
      };
      Object.assign(window, { lookedAt: notes });
      new MutationObserver(() => look()).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      });
      setInterval(() => look(1), Number(everyMs));
      look();
    },
    [right.source, admits.source, LOOK_MS],
  );
}

async function awaken({ page }: Watched, wokeAt: number) {
  interface Note {
    at: number;
    isRight: boolean;
    admits: boolean;
    looks: number;
  }
  const read = () =>
    page.evaluate(() => ({
      notes: (window as unknown as { lookedAt: Note[] }).lookedAt,
      text: document.body.innerText.replaceAll(/\s+/gu, ' '),
    }));
  for (;;) {
    const { notes, text } = await read();
    const isRight = (note: Note | undefined) => note !== undefined && note.isRight && !note.admits;
    const last = notes.at(-1);
    const isOver = Date.now() - wokeAt > RIGHT_WITHIN_MS;
    if (!isRight(last) && !isOver) {
      await pause(50);
      continue;
    }
    // Records made while awake: old without a message from one record to the next.
    const seen = notes.map((note) => ({ ...note, at: Math.max(note.at, wokeAt) }));
    const ends = [...seen.slice(1).map(({ at }) => at), isRight(last) ? last!.at : Date.now()];
    const silentFor = seen.reduce(
      (sum, note, index) => sum + (!note.isRight && !note.admits ? Math.max(0, ends[index]! - note.at) : 0),
      0,
    );
    const silentLooks = notes
      .filter((note) => note.at >= wokeAt && !note.isRight && !note.admits)
      .reduce((sum, { looks }) => sum + looks, 0);
    return { rightAfter: isRight(last) ? last!.at - wokeAt : null, silentFor, silentLooks, text };
  }
}
