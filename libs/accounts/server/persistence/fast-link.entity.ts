import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Guid } from '@rampa/kernel';

export type LinkRole = 'judge' | 'presenter';

@Entity({ schema: 'accounts', name: 'fast_link' })
export class FastLinkEntity {
  @PrimaryColumn('uuid')
  guid: Guid;

  @Column({ name: 'competition_guid', type: 'uuid' })
  competitionGuid: Guid;

  @Column('text')
  role: LinkRole;

  @Column({ name: 'judge_guid', type: 'uuid', nullable: true })
  judgeGuid: Guid | null;

  @Column('text')
  name: string;

  @Column({ name: 'key_hash', type: 'bytea' })
  keyHash: Buffer;

  @Column({ name: 'key_sealed', type: 'bytea' })
  keySealed: Buffer;

  @Column({ name: 'expires_at', type: 'timestamptz', nullable: true })
  expiresAt: Date | null;

  @Column({ name: 'device_limit', type: 'integer' })
  deviceLimit: number;
}
