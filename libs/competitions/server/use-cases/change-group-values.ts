import { Injectable } from '@nestjs/common';
import type { BodyOf, GroupFieldArrangeValues, GroupFieldCreateValue, GroupFieldUpdateValue } from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { eventOf } from '../event-scope.ts';
import { GroupValueRows } from '../persistence/group-value-rows.ts';

/** Name and place of a value. Who competes with whom does not follow them: a closed protocol minds neither. */
@Injectable()
export class ChangeGroupValues {
  constructor(
    private readonly work: UnitOfWork,
    private readonly rows: GroupValueRows,
  ) {}

  /** Failure badRequest for a name that says nothing or is another value's. */
  async create(scope: Scope, { groupFieldGuid, title }: BodyOf<typeof GroupFieldCreateValue>): Promise<{ guid: Guid }> {
    const guid = newGuid();
    await this.change(scope, (tx, competition) =>
      this.rows.create(tx, competition, { guid, fieldGuid: groupFieldGuid, title }),
    );
    return { guid };
  }

  /** Wherever it is read: items name it by guid. Failure badRequest when another value of the field is called so. */
  rename(scope: Scope, { groupValueGuid, title }: BodyOf<typeof GroupFieldUpdateValue>): Promise<void> {
    return this.change(scope, (tx, competition) => this.rows.rename(tx, competition, groupValueGuid, title));
  }

  /** An empty list: by age again. */
  arrange(scope: Scope, { groupFieldGuid, groupValueGuids }: BodyOf<typeof GroupFieldArrangeValues>): Promise<void> {
    return this.change(scope, (tx, competition) =>
      this.rows.place(tx, competition, groupFieldGuid, [...new Set(groupValueGuids)]),
    );
  }

  private async change(scope: Scope, write: (tx: Transaction, competition: Guid) => Promise<void>): Promise<void> {
    const event = eventOf(scope);
    const { competition } = event;
    await this.work.run({ scope, lock: { competition, mode: 'exclusive' } }, async (tx) => {
      await write(tx, competition);
      tx.emit(competition, 'groupFields.changed', {});
    });
  }
}
