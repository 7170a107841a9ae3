import { Injectable } from '@nestjs/common';
import { Competitions, eventOf, GroupValueRows } from '@rampa/competitions/server';
import type { BodyOf, GroupFieldMergeValues } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope } from '@rampa/platform/server';
import { CompositionChanges } from '../ports/composition-changes.ts';
import { ProtocolStates } from '../ports/protocol-states.ts';

@Injectable()
export class MergeGroupValues {
  constructor(
    private readonly work: UnitOfWork,
    private readonly competitions: Competitions,
    private readonly rows: GroupValueRows,
    private readonly states: ProtocolStates,
    private readonly composition: CompositionChanges,
  ) {}

  /**
   * Moves the performances of the other values to the named one and deletes the others. When the field makes groups,
   * this changes who competes with whom, so a program with a closed protocol refuses it.
   */
  async run(scope: Scope, body: BodyOf<typeof GroupFieldMergeValues>): Promise<void> {
    const event = eventOf(scope);
    const { competition } = event;
    const kept = body.groupValueGuid;
    const others = [...new Set(body.otherGuids)].filter((guid) => guid !== kept);
    await this.work.run({ scope, lock: { competition, mode: 'exclusive' } }, async (tx) => {
      const fields = await this.competitions.groupFields(tx, competition);
      const field = fields.find(({ values }) => values.some(({ guid }) => guid === kept));
      if (!field) throw new Failure('notFound');
      const own = new Set(field.values.map(({ guid }) => guid));
      if (others.length === 0 || !others.every((guid) => own.has(guid))) {
        const message = 'Объединить можно значения одного поля.';
        throw new Failure('badRequest', { field: 'otherGuids', message });
      }
      const moved = await tx.query<{ program: Guid; item: Guid }>(
        `select program_guid as program, guid as item from program.item
          where competition_guid = $1 and group_values ->> $2 = any ($3::text[]) order by program_guid, guid for update`,
        [competition, field.guid, others],
      );
      const programs = Map.groupBy(moved, ({ program }) => program);
      if (field.isGrouping) {
        for (const program of programs.keys()) await this.states.assertCompositionOpen(tx, program);
      }
      await tx.query(
        `update program.item set group_values = group_values || jsonb_build_object($2::text, $3::text)
          where competition_guid = $1 and group_values ->> $2 = any ($4::text[])`,
        [competition, field.guid, kept, others],
      );
      await this.rows.remove(tx, competition, others);
      for (const [program, items] of programs) {
        tx.emit(competition, 'items.changed', { program, items: items.map(({ item }) => item) });
      }
      tx.emit(competition, 'groupFields.changed', {});
      if (field.isGrouping) await this.composition.follow(tx, competition);
    });
  }
}
