import { Injectable } from '@nestjs/common';
import type { PresenterView, ProgramItemView, ProgramView } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import type { AwardingPart } from '@rampa/program/domain';
import { ProtocolStates } from '../ports/protocol-states.ts';
import { CeremonyReads, isReadAloud } from './ceremony-reads.ts';
import { ColumnTexts } from './column-texts.ts';
import { ProgramReads } from './program-reads.ts';

@Injectable()
export class PresenterReads {
  constructor(
    private readonly programs: ProgramReads,
    private readonly ceremonies: CeremonyReads,
    private readonly texts: ColumnTexts,
    private readonly states: ProtocolStates,
  ) {}

  /** Results enter the presenter's view only once he may read them aloud. */
  async view(reader: Reader, guid: Guid): Promise<PresenterView> {
    const program = await this.programs.view(reader, guid);
    const { timeZone, title, gap, lastStep, items, competitionGuid, protocolState } = program;
    const isUnmarked = await this.states.isUnmarked(reader, competitionGuid, protocolState);
    const awards = isReadAloud(program) ? (await this.ceremonies.parts(reader, program)).map(readPart) : null;
    const { elsewhere, programs } = await this.beside(reader, program);
    const { columns, cells } = await this.texts.of(reader, guid, 'presenter');
    const extraOf = (item: Guid) =>
      columns.flatMap((column, at) => {
        const text = cells.get(item)?.[at] ?? '';
        return text === '' ? [] : { title: column.title, text };
      });
    const told = items.map((item) => ({ ...shown(item), extra: extraOf(item.guid) }));
    return { guid, timeZone, title, gap, lastStep, items: told, awards, elsewhere, isUnmarked, programs };
  }

  /** The other programs: who is on stage there, and whether the list of them has changed. One statement. */
  private async beside(
    reader: Reader,
    { guid, competitionGuid }: ProgramView,
  ): Promise<Pick<PresenterView, 'elsewhere' | 'programs'>> {
    const [row] = await reader.query<{ programs: string; elsewhere: PresenterView['elsewhere'] }>(
      `select md5(string_agg(concat_ws(' ', p.guid, p.position, p.begins_at, p.title), ',' order by p.guid)) as programs,
              (select json_build_object('programGuid', o.guid, 'programTitle', o.title, 'number', i.number,
                        'performer', coalesce(nullif(i.performer, ''), i.collective), 'at', i.on_stage_at)
                 from program.program o join program.item i on i.program_guid = o.guid
                where o.competition_guid = $1 and o.guid <> $2 and i.kind = 'performance' and i.activity = 'OnStage'
                  and not i.is_withdrawn and i.on_stage_at is not null
                order by i.on_stage_at desc, i.guid limit 1) as elsewhere
         from program.program p where p.competition_guid = $1`,
      [competitionGuid, guid],
    );
    const { programs, elsewhere } = row!;
    return { programs, elsewhere: elsewhere && { ...elsewhere, at: new Date(elsewhere.at).toISOString() } };
  }
}

function readPart({ title, rows }: AwardingPart): NonNullable<PresenterView['awards']>[number] {
  return {
    title,
    rows: rows.map(({ itemGuid, award, giver, place, placeTo }) => ({ itemGuid, award, giver, place, placeTo })),
  };
}

/** The fields that his page shows or counts with. */
function shown(item: ProgramItemView): Omit<PresenterView['items'][number], 'extra'> {
  const { block: _, nominationGuid: _n, groupValues: _g, forecastAt: _f, ...shown } = item;
  const { participantUserGuid: _p, hasConsent: _c, performerKind: _k, ...rest } = shown;
  return rest;
}
