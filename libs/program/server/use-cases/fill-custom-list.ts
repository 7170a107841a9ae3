// Who stands in a list around the stage, in which order, and what is written there by hand.

import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import { Failure, type Guid } from '@rampa/kernel';
import { officeOf, sql, UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { inNamedOrder } from '@rampa/program/domain';
import { CUSTOM_LIST, type CustomListRow } from '../persistence/custom-list-tables.ts';
import { bindItems, heldList, rowsOfList, unbindItems } from '../persistence/custom-lists.ts';

export interface Bound {
  customListGuid: Guid;
  competitionProgramItemGuid?: Guid | undefined;
  competitionProgramItemGuids?: readonly Guid[] | undefined;
}

@Injectable()
export class FillCustomList {
  constructor(private readonly work: UnitOfWork) {}

  /** Failures notFound, listNobodyChosen. */
  async bind(scope: Scope, bound: Bound): Promise<void> {
    await this.change(scope, bound.customListGuid, (tx, { guid }) => bindItems(tx, guid, chosen(bound)));
  }

  /** Failures notFound, listNobodyChosen. */
  async unbind(scope: Scope, bound: Bound): Promise<void> {
    await this.change(scope, bound.customListGuid, (tx, { guid }) => unbindItems(tx, guid, chosen(bound)));
  }

  /** Failure notFound. */
  async arrange(scope: Scope, list: Guid, items: readonly Guid[]): Promise<void> {
    await this.change(scope, list, async (tx) => {
      const order = inNamedOrder((await rowsOfList(tx, list)).map(({ itemGuid }) => itemGuid), items); // prettier-ignore
      await tx.query(
        `update program.custom_list_item r set position = n.at::int
           from unnest($2::uuid[]) with ordinality n (item, at) where r.list_guid = $1 and r.item_guid = n.item`,
        [list, order],
      );
    });
  }

  /** An empty text clears. Failures notFound, listColumnFilled. */
  async say(scope: Scope, list: Guid, said: { items: readonly Guid[]; column: Guid; text: string }): Promise<void> {
    await this.change(scope, list, async (tx, { columns }) => {
      const column = columns.find(({ guid }) => guid === said.column);
      if (!column) throw new Failure('notFound');
      if (column.fact ?? column.groupFieldGuid ?? column.competitionFieldGuid) throw new Failure('listColumnFilled');
      const rows = await tx.query(
        `update program.custom_list_item
            set said = case when $4 = '' then said - $3::text else said || jsonb_build_object($3::text, $4::text) end
          where list_guid = $1 and item_guid = any ($2::uuid[]) and removed_at is null returning item_guid`,
        [list, said.items, said.column, said.text],
      );
      if (rows.length === 0) throw new Failure('notFound');
    });
  }

  private async change(
    scope: Scope,
    guid: Guid,
    change: (tx: Transaction, list: CustomListRow) => Promise<void>,
  ): Promise<void> {
    const { competition } = eventOf(scope);
    await this.work.run({ scope }, async (tx) => {
      await change(tx, await heldList(tx, competition, guid));
      await CUSTOM_LIST.update(tx, { guid }, { changedAt: sql('now()') });
      tx.emit(officeOf(competition), 'customLists.changed', { list: guid });
    });
  }
}

function chosen({ competitionProgramItemGuid: one, competitionProgramItemGuids: several = [] }: Bound): Guid[] {
  const items = [...(one ? [one] : []), ...several];
  if (items.length === 0) throw new Failure('listNobodyChosen');
  return items;
}
