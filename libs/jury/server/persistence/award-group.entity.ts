import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Guid } from '@rampa/kernel';

@Entity({ schema: 'judging', name: 'award_group' })
export class AwardGroupEntity {
  @PrimaryColumn('uuid')
  guid: Guid;

  @Column({ name: 'competition_guid', type: 'uuid' })
  competitionGuid: Guid;

  @Column('text')
  title: string;

  /** Empty: those that no other set names. */
  @Column('uuid', { array: true })
  nominations: Guid[];

  @Column('integer')
  position: number;
}
