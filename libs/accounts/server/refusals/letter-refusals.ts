// «Отписаться» of a letter: refuses further ones of its kind without signing in. The link is sealed and names an account,
// or the trace of an address that has none; it opens nothing else and holds no personal data.

import { Injectable } from '@nestjs/common';
import { isGuid, type Guid, type NotificationKind, type UserType } from '@rampa/kernel';
import { Database, Secrets, UnitOfWork, type Reader, type Transaction } from '@rampa/platform/server';
import { Notifications } from '../profiles/notifications.ts';

export const REFUSAL_PATH = '/unsubscribe';
const PLACE = 'refusal of letters';
const TOKEN_MOST = 400;
const TRACE = /^[\da-f]{64}$/;

/** Letters that one link refuses, and whose they are. */
interface Kind {
  kind: NotificationKind;
  to: readonly UserType[];
}

const OF_ORGANIZERS: Kind = { kind: 'organizerMessage', to: ['Member'] };
const ABOUT_APPLICATIONS: Kind = { kind: 'applicationNews', to: ['Organizer', 'OrganizerEmployee'] };

type Whose = { account: Guid; of: Kind } | { trace: string };

@Injectable()
export class LetterRefusals {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly secrets: Secrets,
    private readonly notifications: Notifications,
  ) {}

  /** `origin`: of this installation, as links in its letters begin. */
  ofAccount(account: Guid, origin: string): string {
    return this.linkTo(`account ${account}`, origin);
  }

  /** Of letters that tell the office of its applications. */
  ofOffice(account: Guid, origin: string): string {
    return this.linkTo(`office ${account}`, origin);
  }

  async ofAddress(reader: Reader, email: string, origin: string): Promise<string> {
    const [row] = await reader.query<{ trace: string }>(`select encode(accounts.address_trace($1), 'hex') as trace`, [
      email,
    ]);
    return this.linkTo(`trace ${row!.trace}`, origin);
  }

  /** Null: the link is not ours. */
  kindOf(token: string): NotificationKind | null {
    const whose = this.whose(token);
    if (whose === null) return null;
    return 'account' in whose ? whose.of.kind : OF_ORGANIZERS.kind;
  }

  /** Null: the link is not ours, or its account is gone. */
  async isRefused(token: string): Promise<boolean | null> {
    const whose = this.whose(token);
    return whose === null ? null : this.stands(this.database, whose);
  }

  /** As often as one likes: what stands already stays. Null as above. */
  async change(token: string, isRefused: boolean): Promise<boolean | null> {
    const whose = this.whose(token);
    if (whose === null) return null;
    const { result } = await this.work.run({ actor: 'letter' }, async (tx) => {
      if ('account' in whose) return this.changeAccount(tx, whose.account, whose.of, isRefused);
      const account = await accountOf(tx, whose.trace);
      if (account !== null) return this.changeAccount(tx, account, OF_ORGANIZERS, isRefused);
      await tx.query(
        isRefused
          ? `insert into accounts.refused_address (address_hash) values (decode($1, 'hex')) on conflict do nothing`
          : `delete from accounts.refused_address where address_hash = decode($1, 'hex')`,
        [whose.trace],
      );
      return isRefused;
    });
    return result;
  }

  /** What was refused before there was an account is the account's own choice from now on. */
  async adopt(tx: Transaction, account: Guid): Promise<void> {
    const gone = await tx.query(
      `with gone as (
         delete from accounts.refused_address r using accounts.account a
          where a.guid = $1 and r.address_hash = accounts.address_trace(a.login) returning r.address_hash)
       select * from gone`,
      [account],
    );
    if (gone.length > 0) await this.changeAccount(tx, account, OF_ORGANIZERS, true);
  }

  /** Of an address without an account. */
  async hasRefused(reader: Reader, email: string): Promise<boolean> {
    const found = await reader.query(
      'select 1 from accounts.refused_address where address_hash = accounts.address_trace($1)',
      [email],
    );
    return found.length > 0;
  }

  private async changeAccount(
    tx: Transaction,
    account: Guid,
    { kind, to }: Kind,
    isRefused: boolean,
  ): Promise<boolean | null> {
    const changed = await tx.query(
      `with changed as (
         update accounts.account set notifications = notifications || $2::jsonb
          where guid = $1 and user_type = any ($3::text[]) and closed_at is null returning guid)
       select * from changed`,
      [account, JSON.stringify({ [kind]: !isRefused }), to],
    );
    return changed.length === 0 ? null : isRefused;
  }

  private async stands(reader: Reader, whose: Whose): Promise<boolean | null> {
    const { kind, to } = 'account' in whose ? whose.of : OF_ORGANIZERS;
    const account = 'account' in whose ? whose.account : await accountOf(reader, whose.trace);
    if (account !== null) {
      const [open] = await reader.query(
        `select 1 from accounts.account where guid = $1 and user_type = any ($2::text[]) and closed_at is null`,
        [account, to],
      );
      return open ? !(await this.notifications.isWanted(reader, account, kind)) : null;
    }
    const found = await reader.query(`select 1 from accounts.refused_address where address_hash = decode($1, 'hex')`, [
      (whose as { trace: string }).trace,
    ]);
    return found.length > 0;
  }

  private linkTo(whose: string, origin: string): string {
    return `${new URL(origin).origin}${REFUSAL_PATH}/${this.secrets.seal(whose, PLACE).toString('base64url')}`;
  }

  private whose(token: string): Whose | null {
    if (token.length > TOKEN_MOST) return null;
    let opened: string;
    try {
      opened = this.secrets.open(Buffer.from(token, 'base64url'), PLACE);
    } catch {
      return null; // not ours, or altered
    }
    const [kind, name = ''] = opened.split(' ');
    if (kind === 'account' && isGuid(name)) return { account: name, of: OF_ORGANIZERS };
    if (kind === 'office' && isGuid(name)) return { account: name, of: ABOUT_APPLICATIONS };
    return kind === 'trace' && TRACE.test(name) ? { trace: name } : null;
  }
}

async function accountOf(reader: Reader, trace: string): Promise<Guid | null> {
  const [row] = await reader.query<{ guid: Guid }>(
    `select guid from accounts.account where accounts.address_trace(login) = decode($1, 'hex')
        and user_type = 'Member' and is_verified and closed_at is null`,
    [trace],
  );
  return row?.guid ?? null;
}
