// Money fixes an event's currency, and finances are switched off when nobody owes anybody anything.

import type { EventChangeVeto } from '@rampa/competitions/server';
import { Failure } from '@rampa/kernel';

export const fixedByMoney: EventChangeVeto = async (reader, { competition, currency, useFinances }) => {
  if (currency === null && useFinances !== false) return;
  // Whoever subscribes waits for this one, or this one for him.
  await reader.query('select from finance.setting where competition_guid = $1 for update', [competition]);
  const [found] = await reader.query<{ isFixed: boolean; isOpen: boolean }>(
    `select exists (select from finance.payment where competition_guid = $1)
              or exists (select from finance.document where competition_guid = $1) as "isFixed",
            exists (select from finance.payment where competition_guid = $1 and status = 'Pending')
              or exists (select from finance.entry e join finance.posting p on p.entry_guid = e.guid
                          where e.competition_guid = $1 and p.kind in ('due', 'advance')
                          group by p.kind, p.of having sum(p.amount) <> 0) as "isOpen"`,
    [competition],
  );
  if (currency !== null && found!.isFixed) throw new Failure('currencyFixed', { field: 'details.currency' });
  if (useFinances === false && found!.isOpen) throw new Failure('financeNotSettled', { field: 'details.useFinances' });
};
