// The stage manager: plays programs and performances in order and closes the protocol of each program.

import {
  CompetitionProgramGetProgramColumnsDataForModerator,
  CompetitionProgramItemSetActivity,
  CompetitionProgramRecounting,
  CompetitionProgramUpdate,
  VotingProtocolChangeState,
  VotingProtocolGetVoitingProtocolJson,
  VotingProtocolLock,
  type ProgramItemView,
  type ProgramView,
} from '@rampa/contract';
import { counted, inQuotes, numberSign, type Activity, type Guid } from '@rampa/kernel';
import { pause } from '../../proof/client/asking.ts';
import type { Organizer } from '../../proof/client/organizer.ts';
import { Chance } from '../../proof/client/seeded.ts';
import type { DemoContest } from './contest.ts';
import { decideGrandPrix } from './grand-prix.ts';
import { Hall } from './hall.ts';
import { seatJury, type DemoTablet } from './jury.ts';
import { add, say, tell } from './say.ts';
import { meritOf } from './judge-manner.ts';

export interface ShowOptions {
  organizer: Organizer;
  contest: DemoContest;
  url: string;
  /** How many times faster than real time. */
  speed: number;
  seed: number;
  /** Number of the performance that is the last one played; without it the day is played to its end. */
  until?: string;
}

const CLOSED = new Set(['Locked', 'Confirmed', 'Published']);
/** Performances between two recounts, because a sped-up day departs from its plan. */
const RECOUNT_EVERY = 4;
/** Longest real pause between two performances, whatever the program says. */
const LONGEST_PAUSE_MS = 20_000;

export class Show {
  readonly #given: ShowOptions;
  readonly #hall: Hall;
  readonly #chance: Chance;
  #jury: DemoTablet[] | null = null;

  constructor(given: ShowOptions) {
    this.#given = given;
    this.#hall = new Hall(given.contest, given.url);
    this.#chance = new Chance(given.seed);
  }

  async isPlayed(): Promise<boolean> {
    const views = await Promise.all(this.#given.contest.programs.map(({ guid }) => this.#read(guid)));
    return views.length > 0 && views.every(({ protocolState }) => CLOSED.has(protocolState));
  }

  async play(): Promise<void> {
    const { contest, speed, seed } = this.#given;
    if (!this.#jury) {
      this.#jury = await seatJury(this.#given);
      this.#hall.start();
      tell(
        `Жюри на местах: ${counted(this.#jury.length, 'судья', 'судьи', 'судей')}. Скорость ×${speed}, зерно ${seed}.`,
      );
    }
    for (const { guid } of contest.programs) await this.#playProgram(guid);
  }

  /** The hall's socket asks for ever otherwise, of a product that is gone too. */
  stop(): void {
    this.#hall.stop();
  }

  /** The hall's socket keeps the process alive until Ctrl+C. */
  keepWatching(): void {
    setInterval(() => undefined, 60_000);
  }

  async #playProgram(guid: Guid): Promise<void> {
    const { organizer, contest } = this.#given;
    const query = { competitionProgramGuid: guid };
    const view = await this.#read(guid);
    if (CLOSED.has(view.protocolState)) return;
    const hasBegun = view.items.some(({ onStageAt }) => onStageAt !== null);
    say('');
    tell(`${hasBegun ? 'Продолжаем' : 'Начинаем'} программу ${inQuotes(view.title)}`);
    if (!hasBegun) {
      const body = { competitionProgramGuid: guid, dateTimeBegin: new Date().toISOString() };
      await organizer.insist(CompetitionProgramUpdate, { query: { competitionGuid: contest.guid }, body });
    }
    if (view.protocolState !== 'Open') {
      await organizer.insist(VotingProtocolChangeState, { query, body: { state: 'Open' } });
    }
    for (const tablet of this.#jury!) await tablet.openSheet(guid);
    if ((await this.#playItems(view)) === 'all') await this.#close(view);
  }

  async #playItems(view: ProgramView): Promise<'all' | 'until'> {
    const judged: Promise<unknown>[] = [];
    let played = 0;
    for (const [index, item] of view.items.entries()) {
      const merit = meritOf(this.#chance);
      if (item.kind !== 'performance') {
        if (!hasBegunAfter(view.items, index)) await this.#rest(item);
        continue;
      }
      if (item.isWithdrawn || item.activity === 'Skipped') continue;
      if (item.activity === 'Done') {
        // Played before this run: only missing marks are added.
        judged.push(this.#judge(item, merit));
        continue;
      }
      await this.#perform(view, item, index, judged, merit);
      if (++played % RECOUNT_EVERY === 0) {
        await this.#given.organizer.insist(CompetitionProgramRecounting, {
          query: { competitionProgramGuid: view.guid },
        });
        tell('Время программы пересчитано.');
      }
      if (item.number === this.#given.until) break;
    }
    await Promise.all(judged);
    return view.items.some(({ number }) => number === this.#given.until) ? 'until' : 'all';
  }

  async #perform(
    view: ProgramView,
    item: ProgramItemView,
    index: number,
    judged: Promise<unknown>[],
    merit: number,
  ): Promise<void> {
    const next = view.items.slice(index + 1).find(({ kind, isWithdrawn }) => kind === 'performance' && !isWithdrawn);
    await this.#set(view.guid, item.guid, 'OnStage');
    const minutes = `${Math.floor(item.duration / 60)}:${String(item.duration % 60).padStart(2, '0')}`;
    tell(
      `На сцене ${numberSign(item.number)} ${item.performer}, ${item.city}: ${inQuotes(item.pieceTitle)} (${minutes})`,
    );
    const whole = (item.duration * 1000) / this.#given.speed;
    await pause(whole * 0.55);
    if (next?.activity === 'Waiting') await this.#set(view.guid, next.guid, 'Ready');
    const judging = this.#judge(item, merit);
    judged.push(judging);
    judging.catch(() => undefined); // its error is handled where all are awaited
    await pause(whole * (0.42 + this.#chance.next() * 0.08));
    await this.#set(view.guid, item.guid, 'Done');
    // The hall shows the result before the next performance comes.
    await judging;
    await pause((view.gap * 1000) / this.#given.speed);
  }

  async #judge(item: ProgramItemView, merit: number): Promise<void> {
    await Promise.all(this.#jury!.map((tablet) => tablet.mark(item.guid, merit)));
  }

  async #rest(item: ProgramItemView): Promise<void> {
    if (item.kind !== 'pause') return;
    tell(`${item.title}: ${counted(Math.round(item.duration / 60), 'минута', 'минуты', 'минут')}`);
    await pause(Math.min(LONGEST_PAUSE_MS, (item.duration * 1000) / this.#given.speed));
  }

  async #close(view: ProgramView): Promise<void> {
    const { organizer, contest } = this.#given;
    const query = { competitionProgramGuid: view.guid };
    await decideGrandPrix(organizer, contest, view.guid);
    await organizer.insist(VotingProtocolLock, { query, body: { isLocked: true } });
    const body = { competitionProgramGuid: view.guid, isAwardOrderOpen: true };
    await organizer.insist(CompetitionProgramUpdate, { query: { competitionGuid: contest.guid }, body });
    tell(`Протокол программы ${inQuotes(view.title)} закрыт, ведущий может читать результаты.`);
    const { groups, decimals } = await organizer.insist(VotingProtocolGetVoitingProtocolJson, { query });
    for (const { subtitle, title, rows } of groups) {
      const first = rows.find(({ place }) => place === 1);
      if (!first?.total) continue;
      const total = (first.total / 1000).toFixed(decimals).replace('.', ',');
      add(`${subtitle || title}: ${first.performer}, ${total}, ${first.award?.title ?? 'без звания'}`);
    }
  }

  async #set(program: Guid, item: Guid, activity: Activity): Promise<void> {
    await this.#given.organizer.insist(CompetitionProgramItemSetActivity, {
      query: { competitionProgramGuid: program },
      body: { competitionProgramItemGuid: item, activity },
    });
  }

  #read(guid: Guid): Promise<ProgramView> {
    return this.#given.organizer.insist(CompetitionProgramGetProgramColumnsDataForModerator, {
      query: { competitionProgramGuid: guid },
    });
  }
}

/** A pause is over when a performance after it has been on stage. */
function hasBegunAfter(items: readonly ProgramItemView[], index: number): boolean {
  return items.slice(index + 1).some(({ onStageAt }) => onStageAt !== null);
}
