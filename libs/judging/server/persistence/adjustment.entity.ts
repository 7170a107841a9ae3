import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AdjustmentKind, Guid } from '@rampa/kernel';

@Entity({ schema: 'judging', name: 'adjustment' })
export class AdjustmentEntity {
  @PrimaryColumn('uuid')
  guid: Guid;

  @Column({ name: 'competition_guid', type: 'uuid' })
  competitionGuid: Guid;

  @Column({ name: 'item_guid', type: 'uuid' })
  itemGuid: Guid;

  @Column('text')
  kind: AdjustmentKind;

  /** Integer thousandths, never negative; a deduction is taken off. */
  @Column('integer')
  amount: number;

  @Column('text')
  reason: string;

  @Column('text')
  actor: string;
}
