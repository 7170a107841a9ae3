import { Injectable } from '@nestjs/common';
import { listedValues } from '@rampa/competitions/domain';
import { Competitions } from '@rampa/competitions/server';
import type { AnswerOf, GroupFieldGetValues } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

@Injectable()
export class GroupValues {
  constructor(private readonly competitions: Competitions) {}

  /** Failure badRequest when a value names a field that the event does not have. */
  async assertKnown(reader: Reader, competition: Guid, values: readonly Record<string, string>[]): Promise<void> {
    const named = new Set(values.flatMap((value) => Object.keys(value)));
    if (named.size === 0) return;
    const known = new Set((await this.competitions.groupFields(reader, competition)).map(({ guid }) => guid));
    if (![...named].every((guid) => known.has(guid))) throw new Failure('badRequest', { field: 'groupValues' });
  }

  /** What the event's performances say by now, each value once in its most usual spelling. */
  async ofEvent(reader: Reader, competition: Guid): Promise<AnswerOf<typeof GroupFieldGetValues>> {
    const fields = await this.competitions.groupFields(reader, competition);
    const rows = await reader.query<{ field: Guid; texts: string[] }>(
      `select v.key as field, array_agg(v.value order by p.position, p.guid, i.order_key, i.guid) as texts
         from program.item i join program.program p on p.guid = i.program_guid
        cross join jsonb_each_text(i.group_values) v
        where i.competition_guid = $1 group by v.key`,
      [competition],
    );
    const texts = new Map(rows.map((row) => [row.field, row.texts]));
    return fields.map(({ guid }) => ({ guid, values: listedValues(texts.get(guid) ?? []) }));
  }
}
