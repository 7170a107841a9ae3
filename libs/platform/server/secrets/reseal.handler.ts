import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import { Database } from '../database/database.ts';
import { DailyJobs } from '../jobs/daily-jobs.ts';
import { JobHandlers } from '../jobs/kinds.ts';
import { RESEAL } from './reseal.ts';
import { SealedColumns, type SealedColumn } from './sealed-columns.ts';
import { Secrets } from './secrets.ts';

const PORTION = 200;

/** Hashes are recognised by their column names; every other column of bytes must be registered. */
const UNTOLD = `
  select table_schema || '.' || table_name || '.' || column_name as name from information_schema.columns
   where data_type = 'bytea' and column_name !~ '_hash$' and table_schema not in ('pg_catalog', 'information_schema')
     and table_schema || '.' || table_name || '.' || column_name <> all ($1::text[]) order by 1`;

@Injectable()
export class ResealHandler implements OnModuleInit {
  private readonly logger = new Logger('secrets');

  constructor(
    private readonly database: Database,
    private readonly secrets: Secrets,
    private readonly columns: SealedColumns,
    private readonly handlers: JobHandlers,
    private readonly daily: DailyJobs,
  ) {}

  onModuleInit(): void {
    this.handlers.add(RESEAL, ({ progress }) => this.run(progress));
    const { current, old } = this.secrets.fingerprints;
    // A series for each pair of keys, so that two changes on one day run twice.
    if (old) this.daily.add(RESEAL, { key: current }, `${RESEAL.name} ${old} ${current}`);
  }

  /** Returns the number of values sealed anew, and of those that neither key opens. */
  async run(progress: (percent: number) => Promise<void>): Promise<{ sealed: number; lost: number }> {
    await this.refuseUntold();
    const done = { sealed: 0, lost: 0 };
    for (const [index, column] of this.columns.all.entries()) {
      for (let last: Guid | null = null, isMore = true; isMore;) {
        await progress((100 * index) / this.columns.all.length);
        const rows: Sealed[] = await this.next(column, last);
        for (const row of rows) done[(await this.sealAnew(column, row)) ? 'sealed' : 'lost']++;
        isMore = rows.length === PORTION;
        last = rows.at(-1)?.guid ?? null;
      }
    }
    const { current } = this.secrets.fingerprints;
    await this.database.query('update secrets.installation set previous_key = null where key = $1', [current]);
    this.logger.log(`Всё запечатано новым секретом (${done.sealed}): RAMPA_SECRET_OLD можно убрать.`);
    if (done.lost > 0) this.logger.warn(`${done.lost} values are opened by neither secret and stay as they are`);
    return done;
  }

  private async refuseUntold(): Promise<void> {
    const told = this.columns.all.map(({ table, column }) => `${table}.${column}`);
    const untold = await this.database.query<{ name: string }>(UNTOLD, [told]);
    if (untold.length > 0) throw new Error(`Sealed columns of nobody: ${untold.map(({ name }) => name).join(', ')}`);
  }

  private next({ table, column }: SealedColumn, last: Guid | null): Promise<Sealed[]> {
    const { mark } = this.secrets;
    return this.database.query<Sealed>(
      `select guid, ${column} as sealed from ${table}
        where ${column} is not null and substring(${column} from 1 for $1) <> $2 and ($3::uuid is null or guid > $3)
        order by guid limit ${PORTION}`,
      [mark.length, mark, last],
    );
  }

  /** False when neither key opens it. A value written meanwhile has the present key already. */
  private async sealAnew({ table, column, placeOf }: SealedColumn, { guid, sealed }: Sealed): Promise<boolean> {
    const text = this.opened(sealed, placeOf(guid));
    if (text === null) return false;
    await this.database.query(`update ${table} set ${column} = $2 where guid = $1 and ${column} = $3`, [
      ...[guid, this.secrets.seal(text, placeOf(guid)), sealed],
    ]);
    return true;
  }

  private opened(sealed: Buffer, place: string): string | null {
    try {
      return this.secrets.open(sealed, place);
    } catch {
      return null;
    }
  }
}

interface Sealed {
  guid: Guid;
  sealed: Buffer;
}
