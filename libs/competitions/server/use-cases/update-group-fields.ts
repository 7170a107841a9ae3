import { Injectable } from '@nestjs/common';
import type { BodyOf, GroupFieldUpdate } from '@rampa/contract';
import { Failure, newGuid, type Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope } from '@rampa/platform/server';
import { eventOf } from '../event-scope.ts';
import { GROUP_FIELD } from '../persistence/competition-tables.ts';
import { GroupFieldVetoes } from '../ports/group-field-vetoes.ts';
import { Competitions, type GroupField } from '../queries/competitions.ts';

const ADDED = 'Пока вы правили, другой добавил поле. Если сохранить ещё раз, останется ваш список, без него.';

@Injectable()
export class UpdateGroupFields {
  constructor(
    private readonly work: UnitOfWork,
    private readonly competitions: Competitions,
    private readonly vetoes: GroupFieldVetoes,
  ) {}

  /**
   * The list replaces the old one. Ranking groups follow these fields, so marks wait meanwhile, and where results stand
   * written only titles and order may change. Failure staleVersion where another has added a field since `base`.
   */
  async run(scope: Scope, body: BodyOf<typeof GroupFieldUpdate>): Promise<{ guids: Guid[] }> {
    const { competition } = eventOf(scope);
    const fields = body.fields.map((field, position) => ({ ...field, guid: field.guid ?? newGuid(), position }));
    const guids = fields.map(({ guid }) => guid);
    if (new Set(guids).size !== guids.length) throw new Failure('badRequest', { field: 'fields' });
    await this.work.run({ scope, lock: { competition, mode: 'exclusive' } }, async (tx) => {
      const before = await this.competitions.groupFields(tx, competition);
      const isUnseen = ({ guid }: GroupField) => !guids.includes(guid) && body.base?.includes(guid) === false;
      if (before.some(isUnseen)) throw new Failure('staleVersion', { field: 'fields', message: ADDED });
      if (regroups(before, fields)) await this.vetoes.ask(tx, competition);
      await tx.query('delete from competitions.group_field where competition_guid = $1 and guid <> all ($2::uuid[])', [
        competition,
        guids,
      ]);
      // A field that stays keeps its row, and with it its values.
      for (const field of fields) {
        const isKnown = before.some(({ guid }) => guid === field.guid);
        if (isKnown) await GROUP_FIELD.update(tx, { guid: field.guid, competitionGuid: competition }, field);
        else await GROUP_FIELD.insert(tx, { ...field, competitionGuid: competition });
      }
      tx.emit(competition, 'groupFields.changed', {});
    });
    return { guids };
  }
}

type Grouping = Pick<GroupField, 'guid' | 'isGrouping'>;

function regroups(before: readonly Grouping[], after: readonly Grouping[]): boolean {
  const groupingIn = (fields: readonly Grouping[]): string =>
    fields
      .flatMap(({ guid, isGrouping }) => (isGrouping ? guid : []))
      .sort()
      .join();
  return groupingIn(before) !== groupingIn(after);
}
