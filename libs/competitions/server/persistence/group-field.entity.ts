import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Guid } from '@rampa/kernel';

@Entity({ schema: 'competitions', name: 'group_field' })
export class GroupFieldEntity {
  @PrimaryColumn('uuid')
  guid: Guid;

  @Column({ name: 'competition_guid', type: 'uuid' })
  competitionGuid: Guid;

  @Column('text')
  title: string;

  @Column('text')
  tag: string;

  @Column({ name: 'is_grouping', type: 'boolean' })
  isGrouping: boolean;

  @Column('integer')
  position: number;
}
