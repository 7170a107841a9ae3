import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Activity, Guid, ItemKind, PerformerKind } from '@rampa/kernel';

@Entity({ schema: 'program', name: 'item' })
export class ItemEntity {
  @PrimaryColumn('uuid')
  guid: Guid;

  @Column({ name: 'program_guid', type: 'uuid' })
  programGuid: Guid;

  @Column({ name: 'competition_guid', type: 'uuid' })
  competitionGuid: Guid;

  @Column('text')
  kind: ItemKind;

  /** A fraction between its neighbours' keys, so that a move changes one row; text, because a double would round it. */
  @Column({ name: 'order_key', type: 'numeric' })
  orderKey: string;

  @Column('text')
  number: string;

  @Column('text')
  block: string;

  @Column('text')
  performer: string;

  @Column('text')
  collective: string;

  @Column('text')
  city: string;

  @Column('text')
  institution: string;

  @Column('text')
  teachers: string;

  @Column({ name: 'piece_title', type: 'text' })
  pieceTitle: string;

  @Column('text')
  authors: string;

  @Column('text')
  title: string;

  @Column({ name: 'presenter_text', type: 'text' })
  presenterText: string;

  @Column('text')
  note: string;

  @Column({ name: 'duration_s', type: 'integer' })
  durationS: number;

  @Column({ name: 'people_count', type: 'integer' })
  peopleCount: number;

  @Column({ name: 'performer_kind', type: 'text' })
  performerKind: PerformerKind;

  @Column({ name: 'nomination_guid', type: 'uuid', nullable: true })
  nominationGuid: Guid | null;

  /** The member whose performance it is. */
  @Column({ name: 'participant_guid', type: 'uuid', nullable: true })
  participantGuid: Guid | null;

  /** Group field guid → guid of its value. */
  @Column({ name: 'group_values', type: 'jsonb' })
  groupValues: Record<Guid, Guid>;

  @Column('text')
  activity: Activity;

  @Column({ name: 'is_withdrawn', type: 'boolean' })
  isWithdrawn: boolean;

  @Column({ name: 'on_stage_at', type: 'timestamptz', nullable: true })
  onStageAt: Date | null;

  @Column({ name: 'done_at', type: 'timestamptz', nullable: true })
  doneAt: Date | null;

  /** Start kept by a recount for an item that had begun; null: planned with the rest. */
  @Column({ name: 'planned_at', type: 'timestamptz', nullable: true })
  plannedAt: Date | null;
}
