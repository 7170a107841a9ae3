// Who has accepted which offer: by a tick when the application was sent, or by paying an invoice that says so.

import type { Guid } from '@rampa/kernel';
import type { Reader, Transaction } from '@rampa/platform/server';
import { OFFER_VERSION, type OfferVersionRow } from './offer-tables.ts';

/** The newest; null: nobody is asked for one, as wherever no finances are kept. */
export async function currentOffer(reader: Reader, competition: Guid): Promise<OfferVersionRow | null> {
  const [row] = await reader.query<OfferVersionRow>(
    `select ${OFFER_VERSION.select('o')} from finance.offer_version o
       join competitions.v_competition c on c.guid = o.competition_guid
      where o.competition_guid = $1 and c.use_finances order by o.no desc limit 1`,
    [competition],
  );
  return row && row.withdrawnAt === null ? row : null;
}

/** Once for an application and a version: what stands stays. */
export async function accept(
  tx: Transaction,
  { no, sha256, competitionGuid }: OfferVersionRow,
  applications: readonly Guid[],
  how: 'subscribe' | 'payment',
): Promise<void> {
  await tx.query(
    `insert into finance.offer_acceptance (application_guid, competition_guid, no, sha256, member_guid, who, how)
     select h.guid, h.competition_guid, $2, $3, h.member_guid, coalesce(nullif(m.full_name, ''), h.title), $4
       from applications.v_application_head h left join accounts.v_account m on m.guid = h.member_guid
      where h.guid = any ($1::uuid[]) and h.competition_guid = $5
     on conflict do nothing`,
    [applications, no, sha256, how, competitionGuid],
  );
}

/** Those who have accepted none yet: their money says that they do, to the version that their invoice names. */
export async function acceptByPayment(tx: Transaction, competition: Guid, applications: readonly Guid[]) {
  const rows = await tx.query<{ guid: Guid; no: number | null }>(
    `select one.guid, (select (d.content -> 'offer' ->> 'version')::int from finance.document d
                        where d.application_guid = one.guid and d.competition_guid = $2 and d.type = 'invoice'
                          and d.content ->> 'offer' is not null
                        order by d.created_at desc limit 1) as no
       from unnest($1::uuid[]) as one (guid)
      where not exists (select from finance.offer_acceptance a where a.application_guid = one.guid)`,
    [applications, competition],
  );
  if (rows.length === 0) return;
  const current = await currentOffer(tx, competition);
  for (const [no, of] of Map.groupBy(rows, (row) => row.no ?? current?.no ?? null)) {
    const offer = no === null ? null : await OFFER_VERSION.find(tx, { competitionGuid: competition, no });
    if (offer) await accept(tx, offer, of.map(({ guid }) => guid), 'payment'); // prettier-ignore
  }
}
