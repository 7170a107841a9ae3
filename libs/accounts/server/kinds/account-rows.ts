// The statements over accounts for registration and sign-in.

import { Injectable } from '@nestjs/common';
import type { Guid, UserType } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import type { AccountKind } from './kinds.ts';

export type EmployeeState = 'waiting' | 'approved' | 'dismissed';

export interface AccountRow {
  guid: Guid;
  userType: UserType;
  login: string;
  fullName: string;
  companyName: string;
  passwordHash: string;
  isVerified: boolean;
  employeeState: EmployeeState | null;
  organizer: Guid | null;
  /** Closed by its owner; his data are erased some days later. */
  isClosed: boolean;
}

export interface NewAccount {
  guid: Guid;
  login: string;
  passwordHash: string;
  companyName: string;
  fullName: string;
  phone: string;
  countryCode: string;
  city: string;
  /** An employee's organizer, once known; an organizer's own guid. */
  organizer: Guid | null;
  /** The address of an organizer who has not registered yet, named by an employee. */
  namedOrganizer: string | null;
}

const COLUMNS = `guid, user_type as "userType", login, full_name as "fullName", company_name as "companyName",
  password_hash as "passwordHash", is_verified as "isVerified", employee_state as "employeeState",
  organizer_guid as organizer, closed_at is not null as "isClosed"`;

// The expression of the unique index.
const OF_SPACE = `(case user_type when 'Member' then 1 else 0 end) = $1 and lower(login) = lower($2)`;

// Nobody has signed in to it, and no row refers to it.
const UNPROVED = `not is_verified
  and not exists (select from accounts.session s where s.account_guid = a.guid)
  and not exists (select from accounts.account e where e.organizer_guid = a.guid and e.guid <> a.guid)`;
const UNPROVED_DAYS = 7;

@Injectable()
export class AccountRows {
  /** `login` in the spelling of `normalEmail`. */
  async byLogin(reader: Reader, space: AccountKind['space'], login: string): Promise<AccountRow | null> {
    const sql = `select ${COLUMNS} from accounts.account where ${OF_SPACE}`;
    return (await reader.query<AccountRow>(sql, [space, login]))[0] ?? null;
  }

  async byGuid(reader: Reader, guid: Guid): Promise<AccountRow | null> {
    const sql = `select ${COLUMNS} from accounts.account where guid = $1`;
    return (await reader.query<AccountRow>(sql, [guid]))[0] ?? null;
  }

  /**
   * False when the login is taken. An unconfirmed account does not hold its login: the newest registration replaces it.
   */
  async add(tx: Reader, kind: AccountKind, account: NewAccount): Promise<boolean> {
    await tx.query(`delete from accounts.account a where ${OF_SPACE} and ${UNPROVED}`, [kind.space, account.login]);
    const added = await tx.query(
      `insert into accounts.account (guid, user_type, login, password_hash, organizer_guid, named_organizer,
         company_name, full_name, phone, country_code, city, employee_state)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict do nothing returning guid`,
      [
        account.guid,
        kind.userType,
        account.login,
        account.passwordHash,
        kind.name === 'organizer' ? account.guid : account.organizer,
        account.namedOrganizer,
        account.companyName,
        account.fullName,
        account.phone,
        account.countryCode,
        account.city,
        kind.name === 'employee' ? 'waiting' : null,
      ],
    );
    return added.length > 0;
  }

  /** Deletes accounts that were never confirmed. Rows locked just now wait for the next run. */
  async forgetUnproved(tx: Reader): Promise<void> {
    await tx.query(
      `delete from accounts.account where guid in (
         select guid from accounts.account a where ${UNPROVED} and created_at < now() - make_interval(days => $1)
         order by created_at limit 100 for update skip locked)`,
      [UNPROVED_DAYS],
    );
  }

  /** False when the address belongs to another account. An unconfirmed one gives way, as in a registration. */
  async setLogin(tx: Reader, kind: AccountKind, guid: Guid, login: string): Promise<boolean> {
    await tx.query(`delete from accounts.account a where ${OF_SPACE} and ${UNPROVED}`, [kind.space, login]);
    const taken = await this.byLogin(tx, kind.space, login);
    if (taken && taken.guid !== guid) return false;
    await tx.query('update accounts.account set login = $2 where guid = $1', [guid, login]);
    return true;
  }

  async setPassword(tx: Reader, guid: Guid, passwordHash: string): Promise<void> {
    await tx.query('update accounts.account set password_hash = $2 where guid = $1', [guid, passwordHash]);
  }
}
