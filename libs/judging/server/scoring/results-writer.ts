// Writes the results of ranking groups whose programs are all closed, and refuses a lock that cannot give results.

import { Injectable } from '@nestjs/common';
import { CLOSED_STATES, Failure, type Guid } from '@rampa/kernel';
import type { Reader, Transaction } from '@rampa/platform/server';
import { Nominations } from '@rampa/reference-books/server';
import { countGroup, groupRulesOf, type GroupRules } from './count-group.ts';
import { awardSetOf, loadRules, type EventRules, refuseUncovered, servedIn } from '@rampa/jury/server';
import { SealProtocols } from '../seals/seal-protocols.ts';
import { loadFacts } from './facts.ts';
import { refuseBlocked, refuseConfirmed, refuseMissing, type NamedGroup } from './lock-refusals.ts';
import { awardsOf, isClosed, isUnwritten, outcomeOf, programsOf, type Outcome } from './outcome.ts';
import {
  competes,
  CONFIRMED,
  loadPrograms,
  RankingGroups,
  type ProgramRow,
  type RankingGroup,
  type Seeds,
} from './ranking-groups.ts';

export interface Settled {
  /** Rows written. */
  written: number;
  groupKeys: string[];
}

export interface SettleOptions {
  /** False: closed programs must be fully marked even where their group still waits for another program. */
  whole: boolean;
  /** What to do with a group that has approved results. */
  confirmed: 'refuse' | 'skip';
  /** Leaves groups alone whose results are all written. */
  unwrittenOnly?: boolean;
  /** What to do with a group that cannot be counted; by default the write is refused. */
  faulty?: 'refuse' | 'leave';
}

@Injectable()
export class ResultsWriter {
  constructor(
    private readonly groups: RankingGroups,
    private readonly nominations: Nominations,
    private readonly seals: SealProtocols,
  ) {}

  /**
   * Counts the groups of these programs or performances and writes those that are wholly closed, in one statement;
   * emits results.written. Under the event's exclusive lock. Failures: schemeInvalid, marksMissing, awardRanges,
   * panelsDiffer;
   * protocolLocked when a result to be written is already confirmed.
   */
  async settle(tx: Transaction, competition: Guid, seeds: Seeds, options: SettleOptions): Promise<Settled> {
    const programs = new Map((await loadPrograms(tx, competition)).map((program) => [program.guid, program]));
    const rules = await loadRules(tx, competition);
    const groups = (await this.groups.of(tx, competition, seeds)).filter((group) => {
      const own = programsOf(group, programs);
      if (options.unwrittenOnly && !isUnwritten(group)) return false;
      if (options.confirmed === 'skip' && own.some(({ state }) => CONFIRMED.has(state))) return false;
      return options.whole ? isClosed(group, programs) : own.some(({ state }) => CLOSED_STATES.has(state));
    });
    const facts = await loadFacts(tx, competition, competing(groups));
    const panels = await writtenPanels(tx, competition, groups);
    const named: NamedGroup[] = groups.map((group) => {
      const groupRules = withPanel(groupRulesOf(rules, group.nomination), rules, panels.get(group.key));
      return { group, rules: groupRules, counted: countGroup(groupRules, group, facts), programs };
    });
    const closed =
      options.faulty === 'leave' ? await this.countable(tx, rules, named) : await this.closed(tx, rules, named);
    return this.write(tx, competition, closed, rules);
  }

  /** Wholly closed groups; throws when any group has a fault. */
  private async closed(reader: Reader, rules: EventRules, named: readonly NamedGroup[]): Promise<NamedGroup[]> {
    refuseMissing(named, rules.judges);
    await this.refuseTitles(reader, rules, named);
    const closed = named.filter(({ group, programs }) => isClosed(group, programs));
    refuseConfirmed(closed);
    refuseBlocked(closed, rules.judges);
    return closed;
  }

  /** Wholly closed groups without a fault of their own. */
  private async countable(reader: Reader, rules: EventRules, named: readonly NamedGroup[]): Promise<NamedGroup[]> {
    const closed: NamedGroup[] = [];
    for (const one of named) {
      try {
        closed.push(...(await this.closed(reader, rules, [one])));
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
      }
    }
    return closed;
  }

  /** Scheme, criteria and titles may have changed since they were checked: a faulty set writes nothing. */
  private async refuseTitles(reader: Reader, rules: EventRules, named: readonly NamedGroup[]): Promise<void> {
    const nominations = [...new Set(named.map(({ group }) => group.nomination))];
    const titles = await this.nominations.titles(
      reader,
      nominations.filter((guid) => guid !== null),
    );
    for (const nomination of nominations) {
      refuseUncovered(awardSetOf(rules, nomination)?.settings ?? [], servedIn(rules, nomination, titles));
    }
  }

  private async write(
    tx: Transaction,
    competition: Guid,
    closed: readonly NamedGroup[],
    rules: EventRules,
  ): Promise<Settled> {
    const awards = awardsOf(rules);
    const rows = closed.flatMap(({ group, counted, programs }) =>
      resultRows(group, outcomeOf(counted.results, awards), programs),
    );
    const groupKeys = closed.map(({ group }) => group.key);
    if (groupKeys.length === 0) return { written: 0, groupKeys };
    const items = rows.map(({ item_guid }) => item_guid);
    await tx.query(SQL, [competition, groupKeys, JSON.stringify(rows), items]);
    const written = [...new Set(rows.map(({ program_guid }) => program_guid))];
    await this.seals.seal(tx, competition, written, rules);
    tx.emit(competition, 'results.written', { programs: written, results: rows.length });
    return { written: rows.length, groupKeys };
  }
}

const SQL = `
  with gone as (
    delete from judging.result r
     where r.competition_guid = $1 and r.group_key = any ($2::text[])
       and r.item_guid <> all ($4::uuid[])
  )
  insert into judging.result
    (item_guid, competition_guid, program_guid, group_key, protocol_version, total, place_from, place_to,
     award_setting_guid, award_title, award_color, summary, derivation)
  select n.item_guid, $1, n.program_guid, n.group_key, n.protocol_version, n.total, n.place_from, n.place_to,
         n.award_setting_guid, n.award_title, n.award_color, n.summary, n.derivation
    from jsonb_to_recordset($3::jsonb) n
         (item_guid uuid, program_guid uuid, group_key text, protocol_version integer, total integer,
          place_from integer, place_to integer, award_setting_guid uuid, award_title text, award_color text,
          summary jsonb, derivation jsonb)
  on conflict (item_guid) do update
    set program_guid = excluded.program_guid, group_key = excluded.group_key,
        protocol_version = excluded.protocol_version, total = excluded.total, place_from = excluded.place_from,
        place_to = excluded.place_to, award_setting_guid = excluded.award_setting_guid,
        award_title = excluded.award_title, award_color = excluded.award_color, summary = excluded.summary,
        derivation = excluded.derivation, written_at = now()`;

function resultRows(group: RankingGroup, outcome: Outcome, programs: ReadonlyMap<Guid, ProgramRow>) {
  return group.performances.filter(competes).map(({ guid, program }) => {
    const { result, placeTo, award } = outcome.get(guid)!;
    const { derivation, ...summary } = result;
    return {
      item_guid: guid,
      program_guid: program,
      group_key: group.key,
      protocol_version: programs.get(program)!.version,
      total: result.total,
      place_from: result.place,
      place_to: placeTo,
      award_setting_guid: award?.guid ?? null,
      award_title: award?.title ?? null,
      award_color: award?.color ?? null,
      summary,
      derivation,
    };
  });
}

function competing(groups: readonly RankingGroup[]): Guid[] {
  return groups.flatMap(({ performances }) => performances.filter(competes).map(({ guid }) => guid));
}

/** Judges of groups that are already written: a correction does not add a judge who joined since. */
async function writtenPanels(
  reader: Reader,
  competition: Guid,
  groups: readonly RankingGroup[],
): Promise<Map<string, Guid[]>> {
  const rows = await reader.query<{ key: string; judges: Guid[] }>(
    `select distinct on (group_key) group_key as key, derivation -> 'judges' as judges from judging.result
      where competition_guid = $1 and group_key = any ($2::text[]) order by group_key, item_guid`,
    [competition, groups.map(({ key }) => key)],
  );
  return new Map(rows.map(({ key, judges }) => [key, judges]));
}

function withPanel(own: GroupRules, rules: EventRules, written: readonly Guid[] | undefined): GroupRules {
  if (!written) return own;
  return { ...own, panel: rules.judges.filter(({ guid }) => written.includes(guid)) };
}
