import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Guid } from '@rampa/kernel';

/** «Point» of the calls: an evaluation criterion. Numbers are integer thousandths. */
@Entity({ schema: 'judging', name: 'criterion' })
export class CriterionEntity {
  @PrimaryColumn('uuid')
  guid: Guid;

  @Column({ name: 'competition_guid', type: 'uuid' })
  competitionGuid: Guid;

  @Column('text')
  title: string;

  @Column({ name: 'min_value', type: 'integer' })
  min: number;

  @Column({ name: 'max_value', type: 'integer' })
  max: number;

  @Column('integer')
  step: number;

  @Column('integer')
  weight: number;

  @Column({ name: 'is_required', type: 'boolean' })
  isRequired: boolean;

  /** Empty: every nomination. */
  @Column('uuid', { array: true })
  nominations: Guid[];

  @Column({ name: 'position', type: 'integer' })
  order: number;
}
