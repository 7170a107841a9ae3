import { Injectable } from '@nestjs/common';
import type { PresenterView, ProgramItemView, ProgramView } from '@rampa/contract';
import type { Guid, ProtocolState } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { usualSpelling } from '@rampa/competitions/domain';
import { ceremonyOrder, juryPartTitle, mayReadAloud, prizesIndex } from '@rampa/program/domain';
import { AwardedItems } from '../ports/awarded-items.ts';
import { ColumnTexts } from './column-texts.ts';
import { ProgramReads } from './program-reads.ts';

type Elsewhere = Omit<NonNullable<PresenterView['elsewhere']>, 'at'>;

/** Of no title that an organizer can choose: a prize stands apart. */
const PRIZE = '#E3D5EE';

@Injectable()
export class PresenterReads {
  constructor(
    private readonly programs: ProgramReads,
    private readonly awarded: AwardedItems,
    private readonly texts: ColumnTexts,
  ) {}

  /** The only place where results enter the presenter's view, and only once he may read them aloud. */
  async view(reader: Reader, guid: Guid): Promise<PresenterView> {
    const program = await this.programs.view(reader, guid);
    const isOpen = mayReadAloud(program.protocolState as ProtocolState, program.isAwardOrderOpen);
    const { timeZone, title, gap, lastStep, items } = program;
    const awards = isOpen ? await this.ceremony(reader, program) : null;
    const elsewhere = await this.elsewhere(reader, program);
    const { columns, cells } = await this.texts.of(reader, guid, 'presenter');
    const extraOf = (item: Guid) =>
      columns.flatMap((column, at) => {
        const text = cells.get(item)?.[at] ?? '';
        return text === '' ? [] : { title: column.title, text };
      });
    const told = items.map((item) => ({ ...shown(item), extra: extraOf(item.guid) }));
    return { guid, timeZone, title, gap, lastStep, items: told, awards, elsewhere };
  }

  private async elsewhere(reader: Reader, { guid, competitionGuid }: ProgramView): Promise<PresenterView['elsewhere']> {
    const [row] = await reader.query<Elsewhere & { at: Date }>(
      `select p.guid as "programGuid", p.title as "programTitle", i.number,
              coalesce(nullif(i.performer, ''), i.collective) as performer, i.on_stage_at as at
       from program.program p join program.item i on i.program_guid = p.guid
       where p.competition_guid = $1 and p.guid <> $2 and i.kind = 'performance' and i.activity = 'OnStage'
         and not i.is_withdrawn and i.on_stage_at is not null
       order by i.on_stage_at desc, i.guid limit 1`,
      [competitionGuid, guid],
    );
    return row ? { ...row, at: row.at.toISOString() } : null;
  }

  private async ceremony(
    reader: Reader,
    { guid, items, prizesAt }: ProgramView,
  ): Promise<NonNullable<PresenterView['awards']>> {
    const results = new Map((await this.awarded.of(reader, guid)).map((result) => [result.item, result]));
    const inOrder = items.flatMap((item) => {
      const result = results.get(item.guid);
      return result && !item.isWithdrawn ? [{ ...result, groupTitle: item.group }] : [];
    });
    const parts = ceremonyOrder(inOrder).flatMap(({ group, rows }) => {
      // Performances without a title are not called up.
      const called = rows.flatMap(({ item, award, place, placeTo, groupTitle }) =>
        award
          ? { itemGuid: item, award: { title: award.title, color: award.color }, giver: '', place, placeTo, groupTitle }
          : [],
      );
      if (called.length === 0) return [];
      const title =
        group === null
          ? juryPartTitle(called.map(({ award }) => award.title))
          : usualSpelling(called.map(({ groupTitle }) => groupTitle));
      return { group, title, rows: called.map(({ groupTitle: _, ...row }) => row) };
    });
    const here = new Set(items.filter(({ isWithdrawn }) => !isWithdrawn).map((item) => item.guid));
    const prizes = (await this.awarded.prizes(reader, guid)).flatMap(({ item, title, giver }) =>
      here.has(item) ? { itemGuid: item, award: { title, color: PRIZE }, giver, place: null, placeTo: null } : [],
    );
    const at = prizesIndex(
      parts.map(({ group }) => group),
      prizesAt,
    );
    const titled = parts.map(({ title, rows }) => ({ title, rows }));
    return prizes.length === 0 ? titled : titled.toSpliced(at, 0, { title: 'Спецпризы', rows: prizes });
  }
}

/** The fields that his page shows or counts with. */
function shown(item: ProgramItemView): Omit<PresenterView['items'][number], 'extra'> {
  const { block: _, nominationGuid: _n, groupValues: _g, forecastAt: _f, ...shown } = item;
  const { participantUserGuid: _p, hasConsent: _c, performerKind: _k, ...rest } = shown;
  return rest;
}
