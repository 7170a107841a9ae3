// The state of one screen of the hall: everything that it may show now, and nothing else.

import { Injectable } from '@nestjs/common';
import type { DisplayView, ProgramItemView, ProtocolView } from '@rampa/contract';
import { chooseScene, mayReveal, runningOrder, shortNames, type StageFacts } from '@rampa/display/domain';
import { JudgingReads } from '@rampa/judging/server';
import type { DisplayScene, Guid, ProtocolState } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { ProgramReads, ProtocolStates } from '@rampa/program/server';
import { displayClosed, hasMarks, readDisplay, type DisplayRow } from '../queries/stage-reads.ts';
import { leadersOf, nextOf, performerOf, resultOf, rowOf, type ProtocolRow } from './display-parts.ts';

interface Stage {
  item: ProgramItemView;
  judges: { name: string; sent: boolean }[];
  protocol: ProtocolView | null;
  facts: StageFacts;
}

const NOBODY: StageFacts = {
  performance: null,
  judges: 0,
  hasMarks: false,
  allSent: false,
  hasTotal: false,
  protocol: 'Draft',
};

@Injectable()
export class DisplayState {
  constructor(
    private readonly programs: ProgramReads,
    private readonly states: ProtocolStates,
    private readonly judging: JudgingReads,
  ) {}

  /** Failure notFound for a key that no display has (any more). */
  async load(reader: Reader, key: string): Promise<DisplayView> {
    const display = await readDisplay(reader, key);
    if (!display) throw displayClosed();
    const program = display.programGuid ? await this.programs.view(reader, display.programGuid) : null;
    const order = runningOrder(program?.items ?? []);
    const state = (program?.protocolState ?? 'Draft') as ProtocolState;
    const stage = order.current ? await this.stage(reader, display, program!.guid, state, order.current) : null;
    const scene = chooseScene(display, stage?.facts ?? NOBODY);
    const isDark = scene === 'blank' || scene === 'logo';
    return {
      competitionTitle: display.competitionTitle,
      city: display.city,
      timeZone: display.timeZone,
      accent: display.accent,
      scene,
      block: order.block,
      lamps: order.lamps,
      current: stage && !isDark ? performerOf(stage.item) : null,
      next: order.next && scene !== 'blank' ? nextOf(order.next) : null,
      onStageAt: !isDark && stage?.item.activity === 'OnStage' ? stage.item.onStageAt : null,
      judges: stage && !isDark ? stage.judges : [],
      ...(await this.values(reader, display, scene, stage)),
    };
  }

  private async stage(
    reader: Reader,
    display: DisplayRow,
    program: Guid,
    state: ProtocolState,
    item: ProgramItemView,
  ): Promise<Stage> {
    const panel = await this.judging.judgesSent(reader, item.guid);
    const allSent = panel.length > 0 && panel.every(({ sent }) => sent);
    // The count is asked for only where a value of it may appear.
    const isCounted = display.reveal !== 'never' && (allSent || display.scene === 'leaders');
    const protocol = isCounted ? await this.judging.protocol(reader, program) : null;
    const row = protocol && rowOf(protocol, item.guid)?.row;
    const names = shortNames(panel.map(({ fullName }) => fullName));
    return {
      item,
      judges: panel.map(({ sent }, index) => ({ name: names[index]!, sent })),
      protocol,
      facts: {
        performance: item.activity === 'OnStage' ? 'onStage' : 'done',
        judges: panel.length,
        hasMarks: panel.some(({ sent }) => sent) || (await hasMarks(reader, item.guid)),
        allSent,
        hasTotal: !!row && isCountedRow(row),
        protocol: state,
      },
    };
  }

  /** The only place where values enter the view: each one passes the reveal rule. */
  private async values(
    reader: Reader,
    display: DisplayRow,
    scene: DisplayScene,
    stage: Stage | null,
  ): Promise<Pick<DisplayView, 'result' | 'leaders'>> {
    const nothing = { result: null, leaders: null };
    const found = stage?.protocol ? rowOf(stage.protocol, stage.item.guid) : null;
    if (!stage?.protocol || !found) return nothing;
    if (scene === 'result' && mayReveal(display.reveal, stage.facts)) {
      return { ...nothing, result: resultOf(stage.protocol, found.row, display.showJudgeMarks) };
    }
    if (scene !== 'leaders') return nothing;
    const programs = [...new Set(found.group.rows.map(({ programGuid }) => programGuid))];
    const states = await this.states.stateOf(reader, programs);
    const mayShow = (row: ProtocolRow) =>
      mayReveal(display.reveal, {
        allSent: haveAllSent(row),
        hasTotal: isCountedRow(row),
        protocol: states.get(row.programGuid) ?? 'Draft',
      });
    return { ...nothing, leaders: leadersOf(stage.protocol, found.group, stage.item.guid, mayShow) };
  }
}

function isCountedRow(row: ProtocolRow): boolean {
  return row.status === 'complete' && row.total !== null;
}

function haveAllSent(row: ProtocolRow): boolean {
  return row.byJudge.every(({ abstained, given, expected }) => abstained || given >= expected);
}
