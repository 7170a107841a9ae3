import { Injectable } from '@nestjs/common';
import { passwordFault } from '@rampa/accounts/domain';
import { Failure, newGuid, phoneDigits, type Guid } from '@rampa/kernel';
import { actorName, ANONYMOUS, MailOutbox, UnitOfWork, type Transaction } from '@rampa/platform/server';
import { Attempts } from '../attempts/attempts.ts';
import { atFixedSteps } from '../attempts/fixed-steps.ts';
import { checkConsents, Consents, type GivenConsent } from '../consents/consents.ts';
import { AccountRows } from '../kinds/account-rows.ts';
import { emailOf } from '../kinds/email.ts';
import { kindOf, KINDS, type AccountKind } from '../kinds/kinds.ts';
import { alreadyKnownLetter } from '../letters/entering.ts';
import { Passwords } from '../sessions/passwords.ts';
import { Proving } from './proving.ts';
import type { Visit } from './visit.ts';

export interface Registration {
  email: string;
  password: string;
  fullName: string;
  phone: string;
  countryCode: string;
  consents: readonly GivenConsent[];
  companyName?: string;
  city?: string;
  /** An employee's. */
  organizerEmail?: string;
}

@Injectable()
export class Register {
  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: AccountRows,
    private readonly attempts: Attempts,
    private readonly passwords: Passwords,
    private readonly consents: Consents,
    private readonly proving: Proving,
    private readonly outbox: MailOutbox,
  ) {}

  /** A free address, a taken one and an unknown organizer get the same answer after the same work. */
  run(kind: AccountKind, given: Registration, visit: Visit): Promise<Record<string, never>> {
    return atFixedSteps(async () => {
      const email = emailOf(given.email, 'email');
      const organizerEmail =
        given.organizerEmail === undefined ? null : emailOf(given.organizerEmail, 'organizerEmail');
      const phone = phoneDigits(given.phone, given.countryCode);
      if (phone === null) throw new Failure('phoneInvalid', { field: 'phone' });
      const fault = passwordFault(given.password, email);
      if (fault) throw new Failure('passwordWeak', { field: 'password', message: fault });
      checkConsents(kind, given.consents);
      await this.attempts.begin(['registration', `${kind.space} ${email}`], ['lettersFrom', visit.address]);
      const passwordHash = await this.passwords.hash(given.password);
      await this.work.run({ actor: actorName(ANONYMOUS) }, async (tx) => {
        await this.accounts.forgetUnproved(tx);
        const organizer = organizerEmail === null ? null : await this.organizerOf(tx, organizerEmail);
        const account = {
          guid: newGuid(),
          login: email,
          passwordHash,
          companyName: given.companyName ?? '',
          fullName: given.fullName,
          phone,
          countryCode: given.countryCode,
          city: given.city ?? '',
          organizer,
          namedOrganizer: organizer === null ? organizerEmail : null,
        };
        if (!(await this.accounts.add(tx, kind, account))) return this.tellOwner(tx, kind, email, visit);
        for (const consent of given.consents) await this.consents.give(tx, account.guid, consent);
        await this.proving.ask(tx, kind, account, visit.urlOf);
      });
      return {};
    });
  }

  private async organizerOf(tx: Transaction, email: string): Promise<Guid | null> {
    const found = await this.accounts.byLogin(tx, KINDS.organizer.space, email);
    return found?.userType === 'Organizer' && found.isVerified ? found.guid : null;
  }

  private async tellOwner(tx: Transaction, kind: AccountKind, email: string, visit: Visit): Promise<void> {
    const owner = await this.accounts.byLogin(tx, kind.space, email);
    if (owner) await this.outbox.post(tx, alreadyKnownLetter(owner, kindOf(owner.userType), visit.urlOf));
  }
}
