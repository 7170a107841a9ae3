// Rows of group values. Every write names the event, so that no row of another one is reached; callers hold its lock.

import { Injectable } from '@nestjs/common';
import { foldedValue } from '@rampa/competitions/domain';
import { Failure, inQuotes, type Guid } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';
import { GROUP_VALUE, type GroupValueRow } from './competition-tables.ts';

export type NewGroupValue = Pick<GroupValueRow, 'guid' | 'fieldGuid' | 'title'>;

@Injectable()
export class GroupValueRows {
  /** Of values that the event has not had; a second row of one value the table refuses. */
  async add(tx: Transaction, competition: Guid, values: readonly NewGroupValue[]): Promise<void> {
    await GROUP_VALUE.insertAll(
      tx,
      values.map((value) => ({ ...value, competitionGuid: competition, folded: foldedValue(value.title) })),
    );
  }

  /** One that somebody names before any performance has it. Failure as of `rename`. */
  async create(tx: Transaction, competition: Guid, value: NewGroupValue): Promise<void> {
    const { same } = await this.named(tx, value.fieldGuid, value.title);
    if (same)
      throw new Failure('badRequest', { field: 'title', message: `Такая группа уже есть: ${inQuotes(same.title)}.` });
    await this.add(tx, competition, [value]);
  }

  /** Failure notFound; badRequest for a name that says nothing or is another value's. */
  async rename(tx: Transaction, competition: Guid, guid: Guid, title: string): Promise<void> {
    const value = await this.one(tx, competition, guid);
    const { folded, same } = await this.named(tx, value.fieldGuid, title);
    if (same && same.guid !== guid) {
      const message = `Такая группа уже есть: ${inQuotes(same.title)}. Чтобы стало одно, объедините их.`;
      throw new Failure('badRequest', { field: 'title', message });
    }
    await GROUP_VALUE.update(tx, { guid, competitionGuid: competition }, { title, folded });
  }

  async remove(tx: Transaction, competition: Guid, guids: readonly Guid[]): Promise<void> {
    await tx.query('delete from competitions.group_value where competition_guid = $1 and guid = any ($2::uuid[])', [
      competition,
      guids,
    ]);
  }

  /** In the order given; the others of the field stand by age among them. Failure badRequest for another field's value. */
  async place(tx: Transaction, competition: Guid, field: Guid, inOrder: readonly Guid[]): Promise<void> {
    await tx.query(
      `update competitions.group_value set position = null
        where competition_guid = $1 and field_guid = $2 and position is not null`,
      [competition, field],
    );
    if (inOrder.length === 0) return;
    const placed = await tx.query(
      `update competitions.group_value v set position = o.at::integer
         from unnest($3::uuid[]) with ordinality o (guid, at)
        where v.guid = o.guid and v.competition_guid = $1 and v.field_guid = $2 returning v.guid`,
      [competition, field, inOrder],
    );
    if (placed.length !== inOrder.length) throw new Failure('badRequest', { field: 'groupValueGuids' });
  }

  private async named(tx: Transaction, fieldGuid: Guid, title: string) {
    const folded = foldedValue(title);
    if (folded === '') throw new Failure('badRequest', { field: 'title', message: 'Назовите группу.' });
    return { folded, same: await GROUP_VALUE.find(tx, { fieldGuid, folded }) };
  }

  /** Failure notFound. */
  async one(tx: Transaction, competition: Guid, guid: Guid): Promise<GroupValueRow> {
    const value = await GROUP_VALUE.find(tx, { guid, competitionGuid: competition });
    if (!value) throw new Failure('notFound');
    return value;
  }
}
