import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AwardKind, Guid } from '@rampa/kernel';

@Entity({ schema: 'judging', name: 'award_setting' })
export class AwardSettingEntity {
  @PrimaryColumn('uuid')
  guid: Guid;

  @Column({ name: 'award_group_guid', type: 'uuid' })
  awardGroupGuid: Guid;

  @Column({ name: 'competition_guid', type: 'uuid' })
  competitionGuid: Guid;

  @Column('text')
  title: string;

  @Column('text')
  kind: AwardKind;

  /** Thresholds are integer thousandths of the total, half-open: from ≤ total < to. */
  @Column({ name: 'from_value', type: 'integer', nullable: true })
  from: number | null;

  @Column({ name: 'to_value', type: 'integer', nullable: true })
  to: number | null;

  @Column({ name: 'place_from', type: 'integer', nullable: true })
  placeFrom: number | null;

  @Column({ name: 'place_to', type: 'integer', nullable: true })
  placeTo: number | null;

  @Column({ name: 'is_unique', type: 'boolean' })
  isUnique: boolean;

  @Column('text')
  scope: 'group' | 'nomination' | 'event';

  @Column('text')
  color: string;

  @Column({ name: 'position', type: 'integer' })
  order: number;
}
