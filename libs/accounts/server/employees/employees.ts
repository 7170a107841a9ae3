// Employees as their organizer sees them, including those who named his address before he registered.

import { Injectable } from '@nestjs/common';
import type { EmployeeView, OrganizerEmployeeGetBlockedEmployees, QueryOf, SectionActions } from '@rampa/contract';
import { Failure, SECTIONS, type Guid } from '@rampa/kernel';
import { Database, orderBy, pageOf, type Scope, type Transaction } from '@rampa/platform/server';
import type { EmployeeState } from '../kinds/account-rows.ts';

type Asked = QueryOf<typeof OrganizerEmployeeGetBlockedEmployees>;

export interface KnownEmployee {
  guid: Guid;
  login: string;
  fullName: string;
  isVerified: boolean;
  state: EmployeeState;
}

/** $1 is the organizer. */
const OF_ORGANIZER = `a.user_type = 'OrganizerEmployee' and (a.organizer_guid = $1 or (a.organizer_guid is null
  and a.named_organizer = (select o.login from accounts.account o where o.guid = $1)))`;

const SORTS: Record<Asked['sort'], string> = {
  fullName: 'lower(a.full_name)',
  lastSeenAt: '(select max(s.last_seen_at) from accounts.session s where s.account_guid = a.guid)',
  registeredAt: 'a.created_at',
};

interface Row extends Omit<EmployeeView, 'registeredAt' | 'stateAt' | 'lastSeenAt' | 'access'> {
  registeredAt: Date;
  stateAt: Date | null;
  lastSeenAt: Date | null;
  access: Record<Guid | 'all', Partial<SectionActions>> | null;
}

const COLUMNS = `a.guid, a.full_name as "fullName", a.login as email, a.phone, a.employee_state as state,
  a.is_verified as "isVerified", a.created_at as "registeredAt", a.employee_state_at as "stateAt",
  (select max(s.last_seen_at) from accounts.session s where s.account_guid = a.guid) as "lastSeenAt",
  (select jsonb_object_agg(coalesce(e.competition_guid::text, 'all'), e.config)
   from accounts.employee_access e where e.employee_guid = a.guid) as access`;

@Injectable()
export class Employees {
  constructor(private readonly database: Database) {}

  /** By name; waiting ones by date, the newest first. */
  async list(scope: Scope, states: readonly EmployeeState[], asked: Asked) {
    const usual = `a.employee_state = 'waiting' desc, case a.employee_state when 'waiting' then a.created_at end desc`;
    const chosen = orderBy(SORTS, asked, 'lower(a.full_name), a.guid');
    const { rows, totalCount } = await pageOf<Row>(
      this.database,
      {
        columns: COLUMNS,
        found: `from accounts.account a where ${OF_ORGANIZER} and a.employee_state = any ($2)`,
        parameters: [organizerOf(scope), states],
        search: { text: asked.searchText, in: ['a.full_name', 'a.login', 'a.phone'], numbers: ['a.phone'] },
        order: asked.sort === 'fullName' && !asked.isDescending ? `${usual}, ${chosen}` : chosen,
      },
      asked,
    );
    return { collection: rows.map(viewOf), totalCount };
  }

  async counts(scope: Scope): Promise<Record<EmployeeState, number>> {
    const rows = await this.database.query<{ state: EmployeeState; count: number }>(
      `select a.employee_state as state, count(*)::int as count from accounts.account a where ${OF_ORGANIZER} group by 1`,
      [organizerOf(scope)],
    );
    return { waiting: 0, approved: 0, dismissed: 0, ...Object.fromEntries(rows.map((row) => [row.state, row.count])) };
  }

  /** Throws Failure notFound for another organizer's employee. */
  async one(scope: Scope, employee: Guid): Promise<EmployeeView> {
    const [row] = await this.database.query<Row>(
      `select ${COLUMNS} from accounts.account a where ${OF_ORGANIZER} and a.guid = $2`,
      [organizerOf(scope), employee],
    );
    if (!row) throw new Failure('notFound');
    return viewOf(row);
  }

  /** Locked until the commit, so that decisions about one employee follow each other. */
  async locked(tx: Transaction, scope: Scope, employee: Guid): Promise<KnownEmployee> {
    const [row] = await tx.query<KnownEmployee>(
      `select a.guid, a.login, a.full_name as "fullName", a.is_verified as "isVerified", a.employee_state as state
       from accounts.account a where ${OF_ORGANIZER} and a.guid = $2 for update`,
      [organizerOf(scope), employee],
    );
    if (!row) throw new Failure('notFound');
    return row;
  }

  /** From now on the employee belongs to the organizer's guid, not to the address that he named. */
  async settle(tx: Transaction, scope: Scope, employee: Guid, state: 'approved' | 'dismissed'): Promise<void> {
    await tx.query(
      `update accounts.account set organizer_guid = $1, named_organizer = null, employee_state = $3,
         employee_state_at = now() where guid = $2`,
      [organizerOf(scope), employee, state],
    );
  }
}

export function organizerOf({ organizer }: Scope): Guid {
  if (!organizer) throw new Failure('notFound');
  return organizer;
}

function viewOf({ access, registeredAt, stateAt, lastSeenAt, ...row }: Row): EmployeeView {
  const { all, ...events } = access ?? {};
  return {
    ...row,
    registeredAt: registeredAt.toISOString(),
    stateAt: stateAt?.toISOString() ?? null,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    access: {
      all: completed(all),
      events: Object.entries(events).map(([competitionGuid, config]) => ({
        competitionGuid,
        config: completed(config),
      })),
    },
  };
}

function completed(config: Partial<SectionActions> = {}): SectionActions {
  return Object.fromEntries(SECTIONS.map((section) => [section, config[section] ?? 0])) as SectionActions;
}
