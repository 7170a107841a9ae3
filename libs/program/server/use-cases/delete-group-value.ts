import { Injectable } from '@nestjs/common';
import { eventOf, GroupValueRows } from '@rampa/competitions/server';
import { counted, Failure, type Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope } from '@rampa/platform/server';

@Injectable()
export class DeleteGroupValue {
  constructor(
    private readonly work: UnitOfWork,
    private readonly rows: GroupValueRows,
  ) {}

  /** Throws Failure groupValueInUse while a performance uses it. */
  async run(scope: Scope, guid: Guid): Promise<void> {
    const event = eventOf(scope);
    const { competition } = event;
    await this.work.run({ scope, lock: { competition, mode: 'exclusive' } }, async (tx) => {
      const { fieldGuid } = await this.rows.one(tx, competition, guid);
      const [used] = await tx.query<{ count: number }>(
        `select count(*)::int as count from program.item where competition_guid = $1 and group_values ->> $2 = $3`,
        [competition, fieldGuid, guid],
      );
      if (used!.count > 0) {
        const where = counted(used!.count, 'выступления', 'выступлений', 'выступлений');
        throw new Failure('groupValueInUse', { message: `Удалить нельзя: эта группа указана у ${where}.` });
      }
      await this.rows.remove(tx, competition, [guid]);
      tx.emit(competition, 'groupFields.changed', {});
    });
  }
}
