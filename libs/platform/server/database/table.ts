// A column is declared twice: in the migration and in the room's `table(…)`. The latter gives the type of a row and the
// SQL that selects, inserts and updates it; a spec compares it with the database (ADR 14).

import type { Reader } from './database.ts';

export interface Column<T, HasDefault extends boolean = boolean> {
  /** The type as PostgreSQL names it. */
  type: string;
  isNullable: boolean;
  /** A new row may leave it out. */
  hasDefault: HasDefault;
  /** The column's name where it differs from the key. */
  name?: string;
  /** Carries the type only; never set. */
  value?: T;
}

/** A column that every new row must give. */
export function required<T>(type: string): Column<T, false> {
  return { type, isNullable: false, hasDefault: false };
}

/** A column with a default: a new row may leave it out. */
export function filled<T>(type: string): Column<T, true> {
  return { type, isNullable: false, hasDefault: true };
}

export function optional<T>(type: string): Column<T | null, true> {
  return { type, isNullable: true, hasDefault: true };
}

/** A column with another name in code than in the database: `from`, not `from_value`. */
export function named<C extends Column<unknown>>(name: string, column: C): C {
  return { ...column, name };
}

/** Rows of one insert, because a statement takes a limited number of parameters. */
const AT_ONCE = 500;

type Columns = Record<string, Column<unknown>>;
type ValueOf<C> = C extends Column<infer T> ? T : never;

/** An expression that the database evaluates: `sql('now()')`. Never build it from input. */
export class Sql {
  constructor(readonly text: string) {}
}
export const sql = (text: string): Sql => new Sql(text);

type Row<C extends Columns> = { [K in keyof C]: ValueOf<C[K]> };
export type RowOf<T extends Table> = T extends Table<infer C> ? Row<C> : never;
type NewRow<C extends Columns> = {
  [K in keyof C as C[K]['hasDefault'] extends true ? never : K]: ValueOf<C[K]> | Sql;
} & { [K in keyof C as C[K]['hasDefault'] extends true ? K : never]?: ValueOf<C[K]> | Sql };
type Changes<C extends Columns> = { [K in keyof C]?: ValueOf<C[K]> | Sql };

export class Table<C extends Columns = Columns> {
  constructor(
    /** `finance.requisite` */
    readonly name: string,
    readonly columns: C,
  ) {}

  /** The select list of a whole row of `alias`. */
  select(alias: string): string {
    return Object.keys(this.columns)
      .map((key) => `${alias}.${this.nameOf(key)} as "${key}"`)
      .join(', ');
  }

  /** The row of the key, or undefined. */
  async find(reader: Reader, key: Changes<C>): Promise<Row<C> | null> {
    const where = this.given(key);
    const [row] = await reader.query<Row<C>>(
      `select ${this.select('t')} from ${this.name} t where ${this.pairs(where)}`,
      where.parameters,
    );
    return row ?? null;
  }

  async insert(transaction: Reader, row: NewRow<C>): Promise<void> {
    const { keys, values, parameters } = this.given(row);
    const names = keys.map((key) => this.nameOf(key)).join(', ');
    await transaction.query(`insert into ${this.name} (${names}) values (${values.join(', ')})`, parameters);
  }

  /** A column that a row leaves out gets its default. */
  async insertAll(transaction: Reader, rows: readonly NewRow<C>[]): Promise<void> {
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      const parameters: unknown[] = [];
      const given = rows.slice(from, from + AT_ONCE).map((row) => {
        const one = this.given(row, parameters.length);
        parameters.push(...one.parameters);
        return new Map(one.keys.map((key, index) => [key, one.values[index]!]));
      });
      const keys = [...new Set(given.flatMap((one) => [...one.keys()]))];
      const values = given.map((one) => `(${keys.map((key) => one.get(key) ?? 'default').join(', ')})`);
      const names = keys.map((key) => this.nameOf(key)).join(', ');
      await transaction.query(`insert into ${this.name} (${names}) values ${values.join(', ')}`, parameters);
    }
  }

  /** The row of the key; the caller has locked it. */
  async update(transaction: Reader, key: Changes<C>, changes: Changes<C>): Promise<void> {
    const set = this.given(changes);
    const where = this.given(key, set.parameters.length);
    await transaction.query(`update ${this.name} set ${this.pairs(set, ', ')} where ${this.pairs(where)}`, [
      ...set.parameters,
      ...where.parameters,
    ]);
  }

  async delete(transaction: Reader, key: Changes<C>): Promise<void> {
    const where = this.given(key);
    await transaction.query(`delete from ${this.name} where ${this.pairs(where)}`, where.parameters);
  }

  /** Differences from the database, a line per column; empty when there are none. */
  async faults(reader: Reader): Promise<string[]> {
    const [schema, table] = this.name.split('.');
    const rows = await reader.query<{ name: string; type: string; isNullable: boolean; hasDefault: boolean }>(
      `select column_name as name, udt_name as type, is_nullable = 'YES' as "isNullable",
              column_default is not null or is_identity = 'YES' or is_nullable = 'YES' as "hasDefault"
         from information_schema.columns where table_schema = $1 and table_name = $2`,
      [schema, table],
    );
    const said = new Map(Object.entries(this.columns).map(([key, column]) => [this.nameOf(key), column]));
    const kept = new Map(rows.map((row) => [row.name, row]));
    return [...new Set([...said.keys(), ...kept.keys()])].toSorted().flatMap((name) => {
      const [ours, theirs] = [told(said.get(name)), told(kept.get(name))];
      return ours === theirs ? [] : [`${this.name}.${name}: ${ours} here, ${theirs} in the database`];
    });
  }

  private nameOf(key: string): string {
    return this.columns[key]?.name ?? columnOf(key);
  }

  private pairs({ keys, values }: Given, between = ' and '): string {
    return keys.map((each, index) => `${this.nameOf(each)} = ${values[index]}`).join(between);
  }

  private given(row: object, from = 0): Given {
    const given: Given = { keys: [], values: [], parameters: [] };
    for (const [key, value] of Object.entries(row) as [string, unknown][]) {
      const column = this.columns[key];
      if (!column) throw new Error(`${this.name} has no column «${key}»`);
      if (value === undefined) continue;
      given.keys.push(key);
      if (value instanceof Sql) {
        given.values.push(value.text);
        continue;
      }
      given.parameters.push(column.type === 'jsonb' && value !== null ? JSON.stringify(value) : value);
      given.values.push(`$${from + given.parameters.length}::${column.type}`);
    }
    return given;
  }
}

interface Given {
  keys: string[];
  values: string[];
  parameters: unknown[];
}

export function table<C extends Columns>(name: string, columns: C): Table<C> {
  return new Table(name, columns);
}

/** `madeByGuid` → `made_by_guid` */
function columnOf(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function told(column: Pick<Column<unknown>, 'type' | 'isNullable' | 'hasDefault'> | undefined): string {
  if (!column) return 'missing';
  return `${column.type}${column.isNullable ? ', may be null' : column.hasDefault ? ', filled' : ''}`;
}
