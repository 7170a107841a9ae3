import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { DisplayLayout, DisplayScene, Guid, Reveal } from '@rampa/kernel';

@Entity({ schema: 'display', name: 'setting' })
export class DisplaySettingEntity {
  @PrimaryColumn('uuid')
  guid: Guid;

  @Column({ name: 'competition_guid', type: 'uuid' })
  competitionGuid: Guid;

  /** Null: the screen follows the program in which something happens. */
  @Column({ name: 'program_guid', type: 'uuid', nullable: true })
  programGuid: Guid | null;

  /** Random; whoever knows the screen's address knows it. */
  @Column('text')
  key: string;

  @Column('text')
  title: string;

  @Column('text')
  scene: 'follow' | DisplayScene;

  @Column('text')
  reveal: Reveal;

  @Column({ name: 'show_judge_marks', type: 'boolean' })
  showJudgeMarks: boolean;

  @Column('text')
  layout: DisplayLayout;

  @Column('text')
  accent: string;

  @Column('text')
  ground: string;

  /** Version: grows with every change, whoever made it. */
  @Column('integer')
  version: number;

  @Column({ name: 'logo_guid', type: 'uuid', nullable: true })
  logoGuid: Guid | null;

  @Column({ name: 'background_guid', type: 'uuid', nullable: true })
  backgroundGuid: Guid | null;
}
