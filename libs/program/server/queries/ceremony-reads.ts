// The order of awarding with its results, and where the ceremony stands. The only place where results enter this room; who
// asks decides first whether they may be read aloud (`hindranceOf`).

import { Injectable } from '@nestjs/common';
import { usualSpelling } from '@rampa/competitions/domain';
import type { CeremonyRowView, CeremonyView, ProgramItemView, ProgramView } from '@rampa/contract';
import type { Guid, ProtocolState } from '@rampa/kernel';
import { CLOSED_STATES, mayReadAloud } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { ceremonyOrder, juryPartTitle, prizesIndex, type AwardingPart, type CalledRow } from '@rampa/program/domain';
import { CEREMONY, type CeremonyRow } from '../persistence/ceremonies.ts';
import { AwardedItems } from '../ports/awarded-items.ts';
import { ProgramReads } from './program-reads.ts';

/** Of no title that an organizer can choose: a prize stands apart. */
const PRIZE = '#E3D5EE';

export interface RunningCeremony {
  run: CeremonyRow;
  /** Empty while it may not be shown. */
  parts: AwardingPart[];
}

type Awarding = Pick<ProgramView, 'guid' | 'items' | 'prizesAt' | 'protocolState' | 'isAwardOrderOpen'>;

@Injectable()
export class CeremonyReads {
  constructor(
    private readonly programs: ProgramReads,
    private readonly awarded: AwardedItems,
  ) {}

  /** The lowest title first. Empty until results may be read aloud. */
  async parts(reader: Reader, program: Awarding): Promise<AwardingPart[]> {
    const { guid, items, prizesAt } = program;
    if (!isReadAloud(program)) return [];
    const results = new Map((await this.awarded.of(reader, guid)).map((result) => [result.item, result]));
    const inOrder = items.flatMap((item) => {
      const result = results.get(item.guid);
      return result && !item.isWithdrawn ? [{ ...result, groupTitle: item.group }] : [];
    });
    const parts = ceremonyOrder(inOrder).flatMap(({ group, rows }): AwardingPart[] => {
      // Performances without a title are not called up.
      const called = rows.flatMap(({ award, ...row }) => (award ? [{ ...row, award }] : []));
      if (called.length === 0) return [];
      const title =
        group === null
          ? juryPartTitle(called.map(({ award }) => award.title))
          : usualSpelling(called.map(({ groupTitle }) => groupTitle));
      return [{ kind: group === null ? 'jury' : 'group', title, rows: called.map(rowOf) }];
    });
    const here = new Set(items.filter(({ isWithdrawn }) => !isWithdrawn).map((item) => item.guid));
    const prizes = (await this.awarded.prizes(reader, guid)).filter(({ item }) => here.has(item));
    if (prizes.length === 0) return parts;
    const ofJury = parts.map(({ kind }) => (kind === 'jury' ? null : ''));
    const rows = prizes.map(({ prize, item, title, giver }) => ({
      ...{ itemGuid: item, prizeGuid: prize, group: '', award: { title, color: PRIZE }, giver },
      ...{ place: null, placeTo: null, total: null },
    }));
    return parts.toSpliced(prizesIndex(ofJury, prizesAt), 0, { kind: 'prizes', title: 'Спецпризы', rows });
  }

  /** The ceremony that runs now; null: none. */
  async running(reader: Reader, program: Awarding): Promise<RunningCeremony | null> {
    const run = await CEREMONY.find(reader, { programGuid: program.guid, isRunning: true });
    if (!run) return null;
    return { run, parts: run.stopped === null ? await this.parts(reader, program) : [] };
  }

  /** What its operators see. Throws Failure notFound. */
  async view(reader: Reader, guid: Guid): Promise<CeremonyView> {
    const program = await this.programs.view(reader, guid);
    const { competitionGuid, title, timeZone, items } = program;
    const parts = await this.parts(reader, program);
    const byGuid = new Map(items.map((item) => [item.guid, item]));
    const row = await CEREMONY.find(reader, { programGuid: guid });
    return {
      ...{ programGuid: guid, competitionGuid, programTitle: title, timeZone, hindrance: hindranceOf(program, parts) },
      revision: row?.revision ?? 0,
      run: row?.isRunning ? { ...runOf(row), by: await madeBy(reader, row) } : null,
      parts: parts.map((part) => ({ ...part, rows: part.rows.map((one) => named(one, byGuid.get(one.itemGuid)!)) })),
    };
  }
}

export function isReadAloud({ protocolState, isAwardOrderOpen }: Awarding): boolean {
  return mayReadAloud(protocolState as ProtocolState, isAwardOrderOpen);
}

/** Why the hall may see nothing of the awarding; null: it may. */
export function hindranceOf(
  program: Pick<Awarding, 'protocolState' | 'isAwardOrderOpen'>,
  parts: readonly unknown[],
): CeremonyView['hindrance'] {
  if (!CLOSED_STATES.has(program.protocolState as ProtocolState)) return 'protocol';
  if (!program.isAwardOrderOpen) return 'order';
  return parts.length === 0 ? 'empty' : null;
}

type Result = Awaited<ReturnType<AwardedItems['of']>>[number] & { award: { title: string; color: string } };

function rowOf({ item, group, award, place, placeTo, total }: Result): CalledRow {
  const { title, color } = award;
  return { itemGuid: item, prizeGuid: null, group, award: { title, color }, giver: '', place, placeTo, total };
}

function named(row: CalledRow, { number, performer, collective, title, city }: ProgramItemView): CeremonyRowView {
  const detail = [performer === '' ? '' : collective, city].filter((part) => part !== '').join(' · ');
  return { ...row, number, name: performer || collective || title, detail };
}

function runOf({ step, hasPoints, absent, stopped, past, startedAt, movedAt }: CeremonyRow) {
  return {
    ...{ step, hasPoints, absent, stopped, hasPast: past.length > 0 },
    ...{ startedAt: startedAt.toISOString(), movedAt: movedAt.toISOString() },
  };
}

async function madeBy(reader: Reader, { accountGuid, linkGuid }: CeremonyRow) {
  const [maker] = await reader.query<{ name: string }>(
    `select coalesce((select coalesce(nullif(full_name, ''), company_name) from accounts.v_account where guid = $1),
                     (select name from accounts.v_fast_link where guid = $2), '') as name`,
    [accountGuid, linkGuid],
  );
  return { guid: accountGuid ?? linkGuid, name: maker!.name, isPresenter: linkGuid !== null };
}
