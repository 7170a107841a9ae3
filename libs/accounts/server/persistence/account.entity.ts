import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Guid, UserType } from '@rampa/kernel';

@Entity({ schema: 'accounts', name: 'account' })
export class AccountEntity {
  @PrimaryColumn('uuid')
  guid: Guid;

  @Column({ name: 'user_type', type: 'text' })
  userType: UserType;

  @Column('text')
  login: string;

  @Column({ name: 'password_hash', type: 'text' })
  passwordHash: string;

  /** The organizer whose data the account sees; an organizer's own guid. */
  @Column({ name: 'organizer_guid', type: 'uuid', nullable: true })
  organizerGuid: Guid | null;

  @Column({ name: 'company_name', type: 'text' })
  companyName: string;

  @Column({ name: 'full_name', type: 'text' })
  fullName: string;

  @Column('text')
  phone: string;

  @Column({ name: 'country_code', type: 'text' })
  countryCode: string;

  @Column('text')
  city: string;

  @Column({ name: 'logo_path', type: 'text', nullable: true })
  logoPath: string | null;

  @Column({ name: 'is_verified', type: 'boolean' })
  isVerified: boolean;
}
