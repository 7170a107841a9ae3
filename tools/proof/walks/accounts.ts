// Accounts of the walk, signed in by inserting rows: the sign-in itself has its own tests.

import { createHash } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { newGuid, newSecret, type Guid } from '@rampa/kernel';
import type { Target } from './target.ts';
import { PASSWORD } from './kinds.ts';

export interface Account {
  guid: Guid;
  token: string;
}

let hashed: Promise<string> | null = null;

export async function signUp(
  target: Target,
  userType: 'Organizer' | 'OrganizerEmployee' | 'Member',
  organizer: Guid | null = null,
  state = 'approved',
): Promise<Account> {
  const [guid, token] = [newGuid(), newSecret()];
  const isEmployee = userType === 'OrganizerEmployee';
  await target.sql(
    `insert into accounts.account
       (guid, user_type, login, password_hash, organizer_guid, company_name, full_name, phone, city, is_verified,
        employee_state)
     values ($1, $2, $3, $7, $4, $5, 'Иванова Мария Петровна', '9991234567', 'Кострома', true, $6)`,
    [
      guid,
      userType,
      `${guid}@example.org`,
      userType === 'Organizer' ? guid : organizer,
      'Просцениум',
      isEmployee ? state : null,
      await (hashed ??= hash(PASSWORD, { memoryCost: 1024, timeCost: 1 })),
    ],
  );
  await target.sql(
    `insert into accounts.session (guid, token_hash, kind, account_guid, expires_at)
     values ($1, $2, 'account', $3, now() + interval '1 day')`,
    [newGuid(), createHash('sha256').update(token).digest(), guid],
  );
  return { guid, token };
}
