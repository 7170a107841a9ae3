import { Injectable } from '@nestjs/common';
import { Failure, newGuid, type Guid } from '@rampa/kernel';
import { openStream, UnitOfWork } from '@rampa/platform/server';
import { ACCOUNT } from '../persistence/account-tables.ts';
import { Passwords } from '../sessions/passwords.ts';

export interface NewOrganizer {
  login: string;
  password: string;
  companyName: string;
  fullName?: string;
  phone?: string;
  city?: string;
}

/** Creates a confirmed owner account with its stream: for the first start and for tests. */
@Injectable()
export class CreateOrganizer {
  constructor(
    private readonly work: UnitOfWork,
    private readonly passwords: Passwords,
  ) {}

  async run(given: NewOrganizer): Promise<Guid> {
    const guid = newGuid();
    const passwordHash = await this.passwords.hash(given.password);
    await this.work.run({ actor: 'installation' }, async (tx) => {
      const [taken] = await tx.query(
        `select from accounts.account
         where (case user_type when 'Member' then 1 else 0 end) = 0 and lower(login) = lower($1)`,
        [given.login],
      );
      if (taken) throw new Failure('badRequest', { field: 'login', message: 'Эта почта уже занята.' });
      await ACCOUNT.insert(tx, {
        guid,
        userType: 'Organizer',
        login: given.login,
        passwordHash,
        organizerGuid: guid,
        companyName: given.companyName,
        fullName: given.fullName ?? '',
        phone: given.phone ?? '',
        city: given.city ?? '',
        isVerified: true,
      });
      await openStream(tx, guid, 'organizer');
    });
    return guid;
  }
}
