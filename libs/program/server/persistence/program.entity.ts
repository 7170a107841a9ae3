import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Guid } from '@rampa/kernel';

@Entity({ schema: 'program', name: 'program' })
export class ProgramEntity {
  @PrimaryColumn('uuid')
  guid: Guid;

  @Column({ name: 'competition_guid', type: 'uuid' })
  competitionGuid: Guid;

  @Column('text')
  title: string;

  @Column('integer')
  tour: number;

  @Column({ name: 'begins_at', type: 'timestamptz', nullable: true })
  beginsAt: Date | null;

  @Column('text')
  place: string;

  /** Empty: every nomination. */
  @Column('uuid', { array: true })
  nominations: Guid[];

  @Column({ name: 'is_published', type: 'boolean' })
  isPublished: boolean;

  @Column('integer')
  position: number;

  @Column({ name: 'gap_s', type: 'integer' })
  gapS: number;

  @Column({ name: 'replanned_at', type: 'timestamptz', nullable: true })
  replannedAt: Date | null;

  @Column({ name: 'is_full_names', type: 'boolean' })
  isFullNames: boolean;

  /** Who last permitted full names, and when. */
  @Column({ name: 'full_names_by', type: 'uuid', nullable: true })
  fullNamesBy: Guid | null;

  @Column({ name: 'full_names_at', type: 'timestamptz', nullable: true })
  fullNamesAt: Date | null;

  @Column({ name: 'is_award_order_open', type: 'boolean' })
  isAwardOrderOpen: boolean;
}
