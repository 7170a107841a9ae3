import type { Preparation } from '@rampa/competitions/server';
import { counted } from '@rampa/kernel';

/** By which requisites people pay; only of an event that handles money. */
export const requisitesPreparation: Preparation = async (reader, { organizer, usesFinances }) => {
  if (!usesFinances) return { steps: [], counts: {} };
  const [row] = await reader.query<{ requisites: number }>(
    `select count(*)::int as requisites from finance.requisite
      where owner_type = 'Organizer' and owner_guid = $1 and deleted_at is null`,
    [organizer],
  );
  const { requisites } = row!;
  const fact = requisites > 0 ? counted(requisites, 'реквизит', 'реквизита', 'реквизитов') : 'ваших реквизитов ещё нет';
  return { steps: [{ key: 'requisites', state: requisites > 0 ? 'done' : 'waiting', fact }], counts: {} };
};
