// What happens on stage, as the hall's views need it. One reading of a program serves every screen that shows it.

import type { ProgramItemView, ProgramView, ProtocolView } from '@rampa/contract';
import { nominationOnScreen, runningOrder, type RunningOrder } from '@rampa/display/domain';
import { methodInHall } from '@rampa/judging/domain';
import type { JudgeSent, JudgingReads } from '@rampa/judging/server';
import type { Guid, ProtocolState } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import type { NamesOf, ProgramNames, ProgramReads, ProtocolStates } from '@rampa/program/server';
import { rowOf, type ProtocolRow } from './display-parts.ts';

export interface Performance {
  item: ProgramItemView;
  program: Guid;
  panel: JudgeSent[];
  /** Of the panel, who does not abstain: the lamps and «1 из 2» are theirs. */
  awaited: JudgeSent[];
  allSent: boolean;
  hasMarks: boolean;
}

export interface StageSources {
  programs: ProgramReads;
  names: ProgramNames;
  states: ProtocolStates;
  judging: JudgingReads;
}

export function isCountedRow(row: ProtocolRow): boolean {
  return row.status === 'complete' && row.total !== null;
}

export function haveAllSent(row: ProtocolRow): boolean {
  return row.byJudge.every(({ abstained, given, expected }) => abstained || given >= expected);
}

/** Lives as long as one reading of a view: everything in it is of the reader's moment. */
export class Stage {
  private readonly read = new Map<string, Promise<unknown>>();

  constructor(
    private readonly reader: Reader,
    private readonly sources: StageSources,
  ) {}

  program(program: Guid): Promise<ProgramView> {
    return this.once(`program ${program}`, async () => {
      const view = await this.sources.programs.view(this.reader, program);
      const namesOf = await this.namesOf(view.competitionGuid);
      return { ...view, items: view.items.map((item) => ({ ...item, ...namesOf(item.guid, item) })) };
    });
  }

  protocol(program: Guid): Promise<ProtocolView> {
    return this.once(`protocol ${program}`, async () => {
      const view = await this.sources.judging.protocol(this.reader, program);
      const namesOf = await this.namesOf(view.competitionGuid);
      const groups = view.groups.map((group) => ({
        ...group,
        rows: group.rows.map((row) => ({ ...row, ...namesOf(row.itemGuid, row) })),
      }));
      return { ...view, groups };
    });
  }

  async order(program: Guid | null): Promise<RunningOrder<ProgramItemView>> {
    return runningOrder(program ? (await this.program(program)).items : []);
  }

  performance(program: Guid, item: ProgramItemView): Promise<Performance> {
    return this.once(`performance ${item.guid}`, async () => {
      const panel = await this.sources.judging.judgesSent(this.reader, item.guid);
      return {
        ...{ item, program, panel, awaited: panel.filter(({ abstained }) => !abstained) },
        allSent: panel.length > 0 && panel.every(({ sent }) => sent),
        hasMarks: panel.some(({ sent }) => sent) || (await this.sources.judging.hasMarks(this.reader, item.guid)),
      };
    });
  }

  /** The performance's row of the count, once every judge has sent; before that nothing of it is asked for. */
  async countedRow({ item, program, allSent }: Performance): Promise<ProtocolRow | null> {
    const row = allSent ? rowOf(await this.protocol(program), item.guid)?.row : null;
    return row && isCountedRow(row) ? row : null;
  }

  /** Those of the rows whose title goes with the place; no title is none by place. */
  async titledByPlace(rows: readonly ProtocolRow[]): Promise<ReadonlySet<Guid>> {
    const titled = rows.flatMap(({ itemGuid, award }) => (award ? [{ item: itemGuid, award: award.guid }] : []));
    return titled.length === 0 ? new Set() : this.sources.judging.titledByPlace(this.reader, titled);
  }

  async stateOf(programs: readonly Guid[]): Promise<ReadonlyMap<Guid, ProtocolState>> {
    return this.sources.states.stateOf(this.reader, [...new Set(programs)]);
  }

  /** In plain words, by the judges who have really marked the performance. */
  async methodInHall(program: Guid, row: ProtocolRow): Promise<string> {
    const { competitionGuid } = await this.program(program);
    const nomination = row.nominationGuid;
    const method = await this.once(`method ${nomination}`, () =>
      this.sources.judging.methodOf(this.reader, competitionGuid, nomination),
    );
    const asked = row.byJudge.filter(({ expected, abstained }) => abstained || expected > 0);
    const abstained = asked.filter((judge) => judge.abstained).length;
    return methodInHall(method, { present: asked.length - abstained, abstained });
  }

  /** As a screen calls a nomination. */
  async nominationOnScreen(title: string, guid: Guid | null | undefined): Promise<string> {
    if (!guid) return title;
    const short = await this.once(`nomination ${guid}`, async () => {
      const [row] = await this.reader.query<{ short: string }>(
        'select short_title as short from reference_books.v_item where guid = $1',
        [guid],
      );
      return row?.short ?? '';
    });
    return nominationOnScreen(title, short);
  }

  /** A member whose consent to publish does not stand is not named in the hall. */
  private namesOf(competition: Guid): Promise<NamesOf> {
    return this.once(`names ${competition}`, () => this.sources.names.inHall(this.reader, competition));
  }

  private once<T>(name: string, read: () => Promise<T>): Promise<T> {
    const found = this.read.get(name) as Promise<T> | undefined;
    if (found) return found;
    const made = read();
    this.read.set(name, made);
    return made;
  }
}
