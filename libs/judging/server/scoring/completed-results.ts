// Results that wait for other programs of their group: for which ones, and writing them once none is missing.

import { Injectable } from '@nestjs/common';
import { CLOSED_STATES, Failure, inQuotes, type Guid } from '@rampa/kernel';
import type { EventScope, Reader, Transaction } from '@rampa/platform/server';
import { isClosed, isUnwritten, programsOf } from './outcome.ts';
import { loadPrograms, RankingGroups } from './ranking-groups.ts';
import { ResultsWriter } from './results-writer.ts';

const NAMES = new Intl.ListFormat('ru');

@Injectable()
export class CompletedResults {
  constructor(
    private readonly groups: RankingGroups,
    private readonly results: ResultsWriter,
  ) {}

  /**
   * Called when another change has decided who competes with whom: writes the results of closed programs whose groups
   * wait for nobody. A group that cannot be counted stops nothing; the approval reports why.
   */
  async write(tx: Transaction, competition: Guid): Promise<void> {
    const programs = await unwrittenPrograms(tx, competition);
    if (programs.length === 0) return;
    const options = { whole: true, confirmed: 'skip', unwrittenOnly: true, faulty: 'leave' } as const;
    await this.results.settle(tx, competition, { programs }, options);
  }

  /** Before a protocol is approved. Failure resultsProvisional names the programs that are still to be closed. */
  async finish(tx: Transaction, { competition }: EventScope, program: Guid): Promise<void> {
    if (!(await unwrittenPrograms(tx, competition)).includes(program)) return;
    const programs = new Map((await loadPrograms(tx, competition)).map((one) => [one.guid, one]));
    const groups = (await this.groups.of(tx, competition, { programs: [program] })).filter(isUnwritten);
    const open = new Set(
      groups
        .filter((group) => !isClosed(group, programs))
        .flatMap((group) => programsOf(group, programs).filter(({ state }) => !CLOSED_STATES.has(state))),
    );
    if (open.size > 0) throw provisional([...programs.values()].filter((one) => open.has(one)));
    const options = { whole: true, confirmed: 'refuse', unwrittenOnly: true } as const;
    await this.results.settle(tx, competition, { programs: [program] }, options);
  }
}

function provisional(open: readonly { guid: Guid; title: string }[]): Failure {
  const names = NAMES.format(open.map(({ title }) => inQuotes(title)));
  return new Failure('resultsProvisional', {
    message: `Утвердить рано: места ещё предварительные. Сначала закройте ${open.length > 1 ? 'протоколы' : 'протокол'} ${names}.`,
    customData: { programs: open.map(({ guid, title }) => ({ guid, title })) },
  });
}

/** Closed programs with a competing performance that has no written result. */
async function unwrittenPrograms(reader: Reader, competition: Guid): Promise<Guid[]> {
  const rows = await reader.query<{ program: Guid }>(
    `select t.program_guid as program from judging.protocol t
      where t.competition_guid = $1 and t.state = any ($2)
        and exists (select from program.v_item i
                     where i.program_guid = t.program_guid and i.kind = 'performance' and not i.is_withdrawn
                       and i.activity <> 'Skipped'
                       and not exists (select from judging.result r where r.item_guid = i.guid))`,
    [competition, [...CLOSED_STATES]],
  );
  return rows.map(({ program }) => program);
}
