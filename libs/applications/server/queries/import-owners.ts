// Whose the applications of a table will be: by the addresses in its column, each looked up once.

import type { Memberships } from '@rampa/accounts/server';
import { MOST_OF_ONE, type ImportMapping, type RowFault, type RowGroup } from '@rampa/applications/domain';
import { folded, type Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

type Addressed = { email: string; member: Guid | null } | null;

const SHOWN = 80;

export class ImportOwners {
  private constructor(
    private readonly column: number,
    private readonly known: ReadonlyMap<string, Addressed>,
    /** By address: how many applications he has in the event. */
    private readonly counts: Map<string, number>,
  ) {}

  static async of(
    memberships: Memberships,
    reader: Reader,
    competition: Guid,
    { columns }: ImportMapping,
    groups: readonly RowGroup[],
  ): Promise<ImportOwners> {
    const column = columns.findIndex(({ to }) => to === 'email');
    if (column < 0) return new ImportOwners(column, new Map(), new Map());
    const typed = groups
      .flatMap(({ rows }) => rows.map(({ cells }) => cells[column] ?? ''))
      .filter((cell) => cell !== '');
    const known = await memberships.allAddressed(reader, competition, [...new Set(typed)]);
    const found = [...known.values()].filter((one) => one !== null);
    const rows = await reader.query<{ owner: string; count: number }>(
      `select coalesce(member_guid::text, owner_email) as owner, count(*)::int as count from applications.application
        where competition_guid = $1 and deleted_at is null and (member_guid = any ($2::uuid[]) or owner_email = any ($3::text[])) group by 1`,
      [competition, found.flatMap(({ member }) => member ?? []), found.map(({ email }) => email)],
    );
    return new ImportOwners(column, known, new Map(rows.map(({ owner, count }) => [owner, count])));
  }

  /** The first of its rows that names one; null: the application waits for nobody. */
  emailOf(group: RowGroup): string | null {
    return this.ownerOf(group)?.email ?? null;
  }

  count(group: RowGroup): void {
    const owner = this.ownerOf(group);
    if (owner) this.counts.set(owner.member ?? owner.email, this.countOf(owner) + 1);
  }

  /** With what is wrong with its addresses; of an application that is there already its owner is not asked anew. */
  checked(group: RowGroup, { isNew }: { isNew: boolean }): RowGroup {
    if (this.column < 0) return group;
    const owner = this.ownerOf(group);
    const isFull = isNew && owner !== null && this.countOf(owner) >= MOST_OF_ONE;
    const rows = group.rows.map((row) => {
      const typed = row.cells[this.column] ?? '';
      const message = isFull
        ? `У этого адреса уже ${MOST_OF_ONE} заявок: больше в одном мероприятии не бывает`
        : this.faultOf(typed, owner);
      const fault: RowFault[] =
        message === null ? [] : [{ column: this.column, value: typed.slice(0, SHOWN), message }];
      return { ...row, faults: [...row.faults, ...fault] };
    });
    return { ...group, rows };
  }

  private faultOf(typed: string, owner: Addressed): string | null {
    if (typed === '') return null;
    const known = this.known.get(typed);
    if (!known) return 'Почта записана неверно. Нужен адрес вида имя@сайт.рф';
    return owner && folded(known.email) !== folded(owner.email) ? 'У этой же заявки выше другая почта' : null;
  }

  private ownerOf({ rows }: RowGroup): Addressed {
    for (const { cells } of rows) {
      const known = this.known.get(cells[this.column] ?? '');
      if (known) return known;
    }
    return null;
  }

  private countOf({ member, email }: NonNullable<Addressed>): number {
    return this.counts.get(member ?? email) ?? 0;
  }
}
