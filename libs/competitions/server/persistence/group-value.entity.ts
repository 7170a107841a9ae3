import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Guid } from '@rampa/kernel';

@Entity({ schema: 'competitions', name: 'group_value' })
export class GroupValueEntity {
  @PrimaryColumn('uuid')
  guid: Guid;

  @Column({ name: 'competition_guid', type: 'uuid' })
  competitionGuid: Guid;

  @Column({ name: 'field_guid', type: 'uuid' })
  fieldGuid: Guid;

  @Column('text')
  title: string;

  /** `foldedValue` of the title: one row for all spellings of a value. */
  @Column('text')
  folded: string;

  /** The organizer's order; null: where its age stands. */
  @Column({ type: 'integer', nullable: true })
  position: number | null;
}
