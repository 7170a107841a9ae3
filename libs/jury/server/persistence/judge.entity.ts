import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Guid } from '@rampa/kernel';

@Entity({ schema: 'judging', name: 'judge' })
export class JudgeEntity {
  @PrimaryColumn('uuid')
  guid: Guid;

  @Column({ name: 'competition_guid', type: 'uuid' })
  competitionGuid: Guid;

  @Column({ name: 'full_name', type: 'text' })
  fullName: string;

  @Column('text')
  title: string;

  @Column('text')
  city: string;

  @Column({ name: 'is_chair', type: 'boolean' })
  isChair: boolean;

  /** Empty: every nomination. */
  @Column('uuid', { array: true })
  nominations: Guid[];

  @Column('integer')
  position: number;

  @Column({ name: 'photo_guid', type: 'uuid', nullable: true })
  photoGuid: Guid | null;

  @Column({ name: 'removed_at', type: 'timestamptz', nullable: true })
  removedAt: Date | null;
}
