// What happens on stage, as the hall's views need it. One read of a program serves every screen that shows it.

import type { ProgramItemView, ProgramView } from '@rampa/contract';
import { nominationOnScreen, runningOrder, type RunningOrder } from '@rampa/display/domain';
import type { HallPrize, HallReads, HallResults, HallRow, JudgeSent } from '@rampa/judging/server';
import type { Guid, ProtocolState } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import type {
  CeremonyReads,
  NamesOf,
  ProgramNames,
  ProgramReads,
  ProtocolStates,
  RunningCeremony,
} from '@rampa/program/server';
import type { AwardingPart } from '@rampa/program/domain';
import { rowOf } from './display-parts.ts';

export interface Performance {
  item: ProgramItemView;
  program: Guid;
  panel: JudgeSent[];
  /** Judges of the panel who do not abstain; the lamps and «1 из 2» count them. */
  awaited: JudgeSent[];
  allSent: boolean;
  hasMarks: boolean;
}

export interface StageSources {
  programs: ProgramReads;
  names: ProgramNames;
  states: ProtocolStates;
  judging: HallReads;
  ceremonies: CeremonyReads;
}

export function isCountedRow(row: HallRow): boolean {
  return row.isComplete && row.total !== null;
}

/** Lives as long as one read of a view, so that everything in it is of one moment. */
export class Stage {
  private readonly read = new Map<string, Promise<unknown>>();

  constructor(
    private readonly reader: Reader,
    private readonly sources: StageSources,
  ) {}

  program(program: Guid): Promise<ProgramView> {
    return this.once(`program ${program}`, async () => {
      const view = await this.typed(program);
      const namesOf = await this.namesOf(view.competitionGuid);
      return { ...view, items: view.items.map((item) => ({ ...item, ...namesOf(item.guid, item) })) };
    });
  }

  /** Items whose names are not shown whole, as they were typed. */
  async hidden(program: Guid): Promise<ProgramItemView[]> {
    const [typed, { items }] = [await this.typed(program), await this.program(program)];
    return typed.items.filter((item, at) => {
      const { performer, collective } = items[at]!;
      return item.performer !== performer || item.collective !== collective;
    });
  }

  async exists(program: Guid): Promise<boolean> {
    const found = await this.reader.query('select from program.v_program where guid = $1', [program]);
    return found.length > 0;
  }

  private typed(program: Guid): Promise<ProgramView> {
    return this.once(`typed ${program}`, () => this.sources.programs.view(this.reader, program));
  }

  results(program: Guid): Promise<HallResults> {
    return this.once(`results ${program}`, async () => {
      const results = await this.sources.judging.results(this.reader, program);
      const namesOf = await this.namesOf(results.competition);
      const groups = results.groups.map((group) => ({
        ...group,
        rows: group.rows.map((row) => ({ ...row, ...namesOf(row.itemGuid, row) })),
      }));
      return { ...results, groups };
    });
  }

  prizes(competition: Guid): Promise<HallPrize[]> {
    return this.once(`prizes ${competition}`, () => this.sources.judging.prizes(this.reader, competition));
  }

  /** The ceremony that runs in the program; null: none. */
  ceremony(program: Guid): Promise<RunningCeremony | null> {
    return this.once(`ceremony ${program}`, async () =>
      this.sources.ceremonies.running(this.reader, await this.typed(program)),
    );
  }

  /** The order of awarding, once it may be read aloud. */
  awarding(program: Guid): Promise<AwardingPart[]> {
    return this.once(`awarding ${program}`, async () =>
      this.sources.ceremonies.parts(this.reader, await this.typed(program)),
    );
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

  /** The performance's row of the results once every judge has sent; not read before that. */
  async countedRow({ item, program, allSent }: Performance): Promise<HallRow | null> {
    const row = allSent ? rowOf(await this.results(program), item.guid)?.row : null;
    return row && isCountedRow(row) ? row : null;
  }

  async stateOf(programs: readonly Guid[]): Promise<ReadonlyMap<Guid, ProtocolState>> {
    return this.sources.states.stateOf(this.reader, [...new Set(programs)]);
  }

  /** The nomination's name as the screen shows it. */
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

  /** A member without consent to publish is not named in the hall. */
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
