import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Guid } from '@rampa/kernel';

@Entity({ schema: 'accounts', name: 'session' })
export class SessionEntity {
  @PrimaryColumn('uuid')
  guid: Guid;

  @Column({ name: 'token_hash', type: 'bytea' })
  tokenHash: Buffer;

  @Column('text')
  kind: 'account' | 'judge' | 'presenter';

  @Column({ name: 'account_guid', type: 'uuid', nullable: true })
  accountGuid: Guid | null;

  @Column({ name: 'link_guid', type: 'uuid', nullable: true })
  linkGuid: Guid | null;

  @Column('text')
  device: string;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;
}
