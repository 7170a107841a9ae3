import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Guid } from '@rampa/kernel';

@Entity({ schema: 'competitions', name: 'competition' })
export class CompetitionEntity {
  @PrimaryColumn('uuid')
  guid: Guid;

  @Column({ name: 'organizer_guid', type: 'uuid' })
  organizerGuid: Guid;

  /** 0 festival without marks, 1 contest of one tour, 2 of several. */
  @Column({ name: 'type_tour', type: 'integer' })
  typeTour: number;

  @Column('text')
  title: string;

  /** For screens of the hall; empty: the title, shortened. */
  @Column({ name: 'short_title', type: 'text', default: '' })
  shortTitle: string;

  @Column('text')
  description: string;

  @Column({ name: 'begin_date', type: 'date' })
  beginDate: string;

  @Column({ name: 'end_date', type: 'date' })
  endDate: string;

  @Column('text')
  city: string;

  @Column('text')
  place: string;

  @Column({ name: 'time_zone', type: 'text' })
  timeZone: string;

  @Column('text')
  currency: string;

  @Column({ name: 'ext_guid', type: 'text' })
  extGuid: string;

  @Column({ name: 'use_finances', type: 'boolean' })
  useFinances: boolean;

  @Column({ name: 'logo_path', type: 'text', nullable: true })
  logoPath: string | null;

  @Column({ name: 'archived_at', type: 'timestamptz', nullable: true })
  archivedAt: Date | null;

  /** In the bin since then. */
  @Column({ name: 'deleted_at', type: 'timestamptz', nullable: true })
  deletedAt: Date | null;
}
