// Order keys are fractions: PostgreSQL's numeric holds the middle of two neighbours exactly, so a move changes one row.
// Call all of this under the program's lock.

import type { Guid } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';

/** When a key has more digits after the point, the program's keys are rewritten as whole numbers. */
const LONGEST_FRACTION = 40;

const FIRST = '1';

/** The next whole number after the last item's key. */
export async function endOf(tx: Transaction, program: Guid): Promise<number> {
  const [row] = await tx.query<{ next: string }>(
    'select floor(coalesce(max(order_key), 0)) + 1 as next from program.item where program_guid = $1',
    [program],
  );
  return Number(row!.next);
}

/** The key that puts `item` (or a new one) at the index among the other items; an index past the end means the end. */
export async function keyAt(tx: Transaction, program: Guid, index: number, item: Guid | null = null): Promise<string> {
  const [row] = await tx.query<{ key: string | null; fraction: number | null }>(
    `with other as (
       select order_key, row_number() over (order by order_key, guid) - 1 as index
       from program.item where program_guid = $1 and guid is distinct from $2
     ), neighbours as (
       select (select order_key from other where index = least($3, (select count(*) from other)) - 1) as before,
              (select order_key from other where index = $3) as after
     ), middle as (
       select case when before is null then after - 1 when after is null then before + 1
              else (before + after) * 0.5 end as key
       from neighbours
     )
     select key::text, scale(key) as fraction from middle`,
    [program, item, index],
  );
  if (!row?.key) return FIRST;
  if (row.fraction! <= LONGEST_FRACTION) return row.key;
  await writeAnew(tx, program);
  return keyAt(tx, program, index, item);
}

async function writeAnew(tx: Transaction, program: Guid): Promise<void> {
  await tx.query(
    `update program.item i set order_key = n.place
     from (select guid, row_number() over (order by order_key, guid) as place from program.item where program_guid = $1) n
     where i.guid = n.guid`,
    [program],
  );
}
