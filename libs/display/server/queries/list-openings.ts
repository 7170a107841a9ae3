// «Кому что видно»: judging tells what protocols open, and each screen's own rule decides about its performances.

import { Injectable } from '@nestjs/common';
import { Competitions, eventOf } from '@rampa/competitions/server';
import type { AnswerOf, OpeningGetByCompetition } from '@rampa/contract';
import { mayReveal } from '@rampa/display/domain';
import { OpeningReads, type ProgramOpening, type SaidBy } from '@rampa/judging/server';
import type { Guid } from '@rampa/kernel';
import { Database, type Scope } from '@rampa/platform/server';
import { competingIn } from '../live/display-parts.ts';
import { DisplayState } from '../live/display-state.ts';
import { rowFacts } from '../live/row-facts.ts';
import type { Stage } from '../live/stage.ts';
import { readDisplays, type DisplayRow } from './display-rows.ts';

type Answer = AnswerOf<typeof OpeningGetByCompetition>;
type Screen = Answer['programs'][number]['screens'][number];

@Injectable()
export class ListOpenings {
  constructor(
    private readonly database: Database,
    private readonly competitions: Competitions,
    private readonly openings: OpeningReads,
    private readonly state: DisplayState,
  ) {}

  /** Throws Failure withoutMarks. */
  run(scope: Scope): Promise<Answer> {
    const { competition } = eventOf(scope);
    return this.database.snapshot(async (reader) => {
      await this.competitions.assertJudged(reader, competition);
      const { timeZone } = await this.competitions.face(reader, competition);
      const stage = this.state.stage(reader);
      const displays = await readDisplays(reader, competition);
      const programs: Answer['programs'] = [];
      for (const program of await this.openings.programs(reader, competition)) {
        const screens: Screen[] = [];
        for (const display of displays.filter(({ programGuid }) => programGuid === program.program))
          screens.push(await screenOf(stage, display, program.program));
        programs.push(viewOf(program, screens));
      }
      const ballots = await this.openings.ballots(reader, competition);
      return { timeZone, programs, ballots: ballots.map(({ at, ...ballot }) => ({ ...ballot, at: at.toISOString() })) };
    });
  }
}

async function screenOf(stage: Stage, display: DisplayRow, program: Guid): Promise<Screen> {
  const { guid, title, reveal, version } = display;
  let [shown, of] = [0, 0];
  for (const group of (await stage.results(program)).groups) {
    const factsOf = await rowFacts(stage, display, group);
    const own = competingIn(group).filter(({ programGuid }) => programGuid === program);
    of += own.length;
    shown += own.filter((row) => mayReveal(reveal, factsOf(row))).length;
  }
  return { displayGuid: guid, title, reveal, version, shown, of };
}

function viewOf(opening: ProgramOpening, screens: Screen[]): Answer['programs'][number] {
  const { program, title, protocol, isAwardOrderOpen, seeingOthers, members, link, isOpen, said } = opening;
  return {
    ...{ programGuid: program, title, protocol, protocolSaid: wordOf(said.protocol), screens },
    presenter: { isOpen: isOpen.presenter, isAllowed: isAwardOrderOpen, said: wordOf(said.awardOrder) },
    judges: { isOpen: isOpen.judges, seeing: seeingOthers },
    members: { isOpen: isOpen.members, granted: members, said: wordOf(said.members) },
    link: { isOpen: isOpen.link, granted: link, said: wordOf(said.link) },
    recount: { isOpen: isOpen.recount },
    papers: { isOpen: isOpen.papers },
  };
}

const wordOf = (said: SaidBy | null): { at: string; by: string } | null =>
  said && { at: said.at.toISOString(), by: said.by };
