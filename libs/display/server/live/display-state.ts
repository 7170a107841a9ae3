// The state of one hall screen: everything that it may show now, and nothing else.

import { Injectable } from '@nestjs/common';
import type { DisplayView } from '@rampa/contract';
import { chooseScene, mayOpenMarks, mayReveal, type StageFacts } from '@rampa/display/domain';
import { HallReads, ShownResults, type HallGroup, type HallRow } from '@rampa/judging/server';
import { eventOnScreen, shortNames, type DisplayScene, type Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { CeremonyReads, ProgramNames, ProgramReads, ProtocolStates } from '@rampa/program/server';
import { displayClosed, readDisplay, type DisplayRow, type Frozen } from '../queries/display-rows.ts';
import { leadersIn, leadersOf, namesAny, nextOf, openMarksOf, performerOf, resultOf, rowOf } from './display-parts.ts';
import { renamed, type Named } from './frozen-names.ts';
import { rowFacts } from './row-facts.ts';
import { ceremonyAt, shownCeremony } from './shown-ceremony.ts';
import { shownPrize } from './shown-prize.ts';
import { Stage, type Performance } from './stage.ts';

type MayShow = (row: HallRow) => boolean;

/** A picture and the performances whose values it contains. */
export interface Shown extends Frozen {
  named: Named;
  performance: Performance | null;
}

const NOBODY: StageFacts = {
  performance: null,
  judges: 0,
  hasMarks: false,
  hasOpenMarks: false,
  isOnStage: false,
  allSent: false,
  hasTotal: false,
  isReleased: false,
  protocol: 'Draft',
  isAfterPause: false,
  hasChosenLeaders: false,
  hasPrize: false,
  ceremony: null,
};

/** More rows would be smaller than the hall can read. */
const MOST_UPCOMING = 3;
const DARK: ReadonlySet<DisplayScene> = new Set(['blank', 'logo', 'pause', 'message', 'next', 'prize', 'ceremony']);

@Injectable()
export class DisplayState {
  constructor(
    private readonly programs: ProgramReads,
    private readonly names: ProgramNames,
    private readonly states: ProtocolStates,
    private readonly judging: HallReads,
    private readonly results: ShownResults,
    private readonly ceremonies: CeremonyReads,
  ) {}

  /** Throws Failure notFound for a key that no display has. */
  async load(reader: Reader, key: string): Promise<DisplayView> {
    const display = await readDisplay(reader, key);
    if (!display) throw displayClosed();
    const { view, items } = await this.shown(this.stage(reader), display);
    // From here on a judge is asked before he changes a mark of these performances.
    await this.results.note(reader, items);
    return view;
  }

  stage(reader: Reader): Stage {
    return new Stage(reader, {
      programs: this.programs,
      names: this.names,
      states: this.states,
      judging: this.judging,
      ceremonies: this.ceremonies,
    });
  }

  /** The frozen picture while it may stay, otherwise the current one. */
  async shown(stage: Stage, display: DisplayRow): Promise<Shown> {
    const live = await this.live(stage, display);
    const frozen = display.frozen && (await this.renamed(stage, display, display.frozen));
    if (!frozen || !(await this.mayStay(stage, display, frozen))) return live;
    const { reload, logo, background } = live.view;
    const view = { ...live.view, ...frozen.view, reload, logo, background };
    return { ...live, view, items: frozen.items, named: frozen.named ?? live.named };
  }

  private async renamed(stage: Stage, display: DisplayRow, frozen: Frozen): Promise<Frozen> {
    const { program, named } = frozen;
    const prize = named?.prize ? await shownPrize(stage, display, named.prize) : null;
    const moment = frozen.view.ceremony && named?.ceremony;
    const ceremony = moment ? await ceremonyAt(stage, display, moment) : null;
    const view = { ...frozen.view, prize: prize?.face ?? null, ceremony: ceremony?.face ?? null };
    if (!program || !named || !(await stage.exists(program))) return { ...frozen, view };
    const { items } = await stage.program(program);
    const groups = named.leaders.length > 0 ? (await stage.results(program)).groups : [];
    const names = {
      items: new Map(items.map((item) => [item.guid, item])),
      rows: new Map(groups.flatMap(({ rows }) => rows.map((row) => [row.itemGuid, row] as const))),
    };
    return { ...frozen, view: renamed(view, named, names) };
  }

  /** The current picture, whether or not the screen is frozen. */
  async live(stage: Stage, display: DisplayRow): Promise<Shown> {
    const program = display.programGuid;
    const order = await stage.order(program);
    const performance = program && order.current ? await stage.performance(program, order.current) : null;
    const chosen = await this.chosenGroup(stage, display);
    const facts = performance ? await this.facts(stage, display, performance) : NOBODY;
    const follows = display.scene === 'follow' || display.scene === 'ceremony';
    const running = follows ? await shownCeremony(stage, display) : null;
    const ceremony = running === 'hidden' ? null : running;
    const chosenPrize = display.scene === 'prize' ? display : ceremony?.prize;
    const prize = chosenPrize ? await shownPrize(stage, display, chosenPrize) : null;
    const hasChosenLeaders = chosen?.hasRows ?? false;
    const scene = chooseScene(display, {
      ...{ ...facts, hasChosenLeaders, hasPrize: prize !== null },
      ceremony: ceremony ? (ceremony.prize ? 'prize' : 'shown') : running && 'hidden',
    });
    const isDark = DARK.has(scene);
    const names = shortNames(performance?.awaited.map(({ fullName }) => fullName) ?? []);
    const values = await this.values(stage, display, scene, performance, facts, chosen?.group ?? null);
    const item = performance?.item;
    const nomination = item ? await stage.nominationOnScreen(item.nomination, item.nominationGuid) : '';
    const view: DisplayView = {
      competitionTitle: eventOnScreen(display.competitionTitle, display.competitionShortTitle),
      city: display.city,
      timeZone: display.timeZone,
      layout: display.layout,
      accent: display.accent,
      ground: display.ground,
      scene,
      block: order.block,
      lamps: order.lamps,
      current: performance && !isDark ? performerOf(performance.item, nomination) : null,
      next: order.next && scene !== 'blank' ? nextOf(order.next) : null,
      upcoming: scene === 'next' ? order.upcoming.slice(0, MOST_UPCOMING).map(nextOf) : [],
      onStageAt: !isDark && performance?.item.activity === 'OnStage' ? performance.item.onStageAt : null,
      judges: performance && !isDark ? performance.awaited.map(({ sent }, i) => ({ name: names[i]!, sent })) : [],
      result: values.result,
      leaders: values.leaders,
      prize: prize?.face ?? null,
      ceremony: scene === 'ceremony' ? ceremony!.face : null,
      pause:
        scene === 'pause' && display.pauseUntil
          ? { title: display.pauseTitle, until: display.pauseUntil.toISOString() }
          : null,
      message: scene === 'message' ? display.message : '',
      logo: display.logo,
      background: display.background,
      reload: display.reloads,
    };
    const named: Named = {
      current: view.current && performance ? performance.item.guid : null,
      next: (view.next && order.next?.guid) ?? null,
      upcoming: order.upcoming.slice(0, view.upcoming.length).map(({ guid }) => guid),
      leaders: values.named,
      prize: prize && { prizeGuid: prize.prizeGuid, prizeItemGuid: prize.prizeItemGuid },
      ceremony: scene === 'ceremony' ? ceremony!.moment : null,
    };
    const items = scene === 'ceremony' ? ceremony!.items : values.items;
    return { view, program, items, named, performance };
  }

  private async facts(stage: Stage, display: DisplayRow, performance: Performance): Promise<StageFacts> {
    const { item, program, panel, awaited, allSent, hasMarks } = performance;
    const { pauseAt } = display;
    const states = await stage.stateOf([program]);
    return {
      performance: item.activity === 'OnStage' ? 'onStage' : 'done',
      judges: panel.length,
      hasMarks,
      hasOpenMarks: display.showJudgeMarks && awaited.some(({ sent }) => sent),
      isOnStage: item.activity === 'OnStage',
      allSent,
      // The results are read only when a value of them may appear.
      hasTotal: display.reveal !== 'never' && (await stage.countedRow(performance)) !== null,
      isReleased: display.released.includes(item.guid),
      protocol: states.get(program) ?? 'Draft',
      isAfterPause: pauseAt !== null && item.onStageAt !== null && Date.parse(item.onStageAt) >= pauseAt.getTime(),
      hasChosenLeaders: false,
      hasPrize: false,
      ceremony: null,
    };
  }

  /** The only place where values enter the view: each one passes the reveal rule. */
  private async values(
    stage: Stage,
    display: DisplayRow,
    scene: DisplayScene,
    performance: Performance | null,
    facts: StageFacts,
    chosen: HallGroup | null,
  ): Promise<Pick<DisplayView, 'result' | 'leaders'> & { items: Guid[]; named: Guid[] }> {
    const nothing = { result: null, leaders: null, items: [], named: [] };
    const { reveal, showJudgeMarks } = display;
    if (scene === 'result' && performance) {
      const results = await stage.results(performance.program);
      const found = rowOf(results, performance.item.guid);
      if (!found) return nothing;
      const items = [performance.item.guid];
      if (mayReveal(reveal, facts)) return { ...nothing, items, result: resultOf(results, found, { showJudgeMarks }) };
      if (mayOpenMarks(reveal, facts)) return { ...nothing, items, result: openMarksOf(results, found.row) };
      return nothing;
    }
    if (scene !== 'leaders' || !display.programGuid) return nothing;
    const results = await stage.results(display.programGuid);
    const current = performance?.item.guid ?? null;
    const ofCurrent = current && display.leadersGroup === null ? (rowOf(results, current)?.group ?? null) : null;
    const group = chosen ?? ofCurrent;
    if (!group) return nothing;
    const mayShow = await this.mayShow(stage, display, group);
    const rows = group.rows.filter(mayShow);
    const title = await stage.nominationOnScreen(group.title, group.nomination);
    const items = rows.map(({ itemGuid }) => itemGuid);
    const named = leadersIn(group, mayShow).map(({ itemGuid }) => itemGuid);
    return { ...nothing, items, named, leaders: leadersOf(results, group, { title, current, mayShow }) };
  }

  private async mayShow(stage: Stage, display: DisplayRow, group: HallGroup): Promise<MayShow> {
    const factsOf = await rowFacts(stage, display, group);
    return (row) => mayReveal(display.reveal, factsOf(row));
  }

  /** The group that the operator chose by name, and whether any of its rows may be shown. */
  private async chosenGroup(stage: Stage, display: DisplayRow): Promise<{ group: HallGroup; hasRows: boolean } | null> {
    const { scene, leadersGroup, programGuid, reveal } = display;
    if (scene !== 'leaders' || leadersGroup === null || !programGuid || reveal === 'never') return null;
    const group = (await stage.results(programGuid)).groups.find(({ key }) => key === leadersGroup);
    return group ? { group, hasRows: group.rows.some(await this.mayShow(stage, display, group)) } : null;
  }

  /** A frozen picture may stay only while each of its names and values may still be shown. */
  private async mayStay(stage: Stage, display: DisplayRow, { view, items, program, named }: Frozen): Promise<boolean> {
    if (named?.prize && !view.prize) return false;
    if (view.scene === 'ceremony') return view.ceremony !== null;
    if (!program) return true;
    if (!(await stage.exists(program)) || namesAny(view, await stage.hidden(program))) return false;
    const { groups } = await stage.results(program);
    for (const item of items) {
      const group = groups.find(({ rows }) => rows.some(({ itemGuid }) => itemGuid === item));
      const row = group?.rows.find(({ itemGuid }) => itemGuid === item);
      if (!group || !row) return false;
      const isOpen = display.reveal === 'atOnce' && display.showJudgeMarks;
      if (!isOpen && !(await this.mayShow(stage, display, group))(row)) return false;
    }
    return true;
  }
}
