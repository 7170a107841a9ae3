// Who a sponsor is: as he was typed in, or as a requisite of the application's member says.

import type { SponsorView } from '@rampa/contract';
import type { RequisiteTexts } from '@rampa/finance/domain';
import { Failure, type Guid, type LegalForm } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

type SponsorRequisite = SponsorView['requisite'];

/** Failures sponsorUnnamed (neither or both), notFound. */
export async function sponsorRequisite(
  reader: Reader,
  application: Guid,
  typed: SponsorRequisite | undefined,
  guid: Guid | undefined,
): Promise<SponsorRequisite> {
  if ((typed === undefined) === (guid === undefined)) throw new Failure('sponsorUnnamed', { field: 'requisite' });
  if (typed) return typed;
  const [row] = await reader.query<{ type: LegalForm; fields: Partial<RequisiteTexts> }>(
    `select r.type, r.fields from finance.requisite r
       join applications.v_application_head h on h.guid = $2 and h.member_guid = r.owner_guid
      where r.guid = $1 and r.owner_type = 'Member' and r.deleted_at is null`,
    [guid, application],
  );
  if (!row) throw new Failure('notFound');
  const { type, fields } = row;
  const said = (field: keyof RequisiteTexts) => fields[field] ?? '';
  return {
    type,
    title: (type === 0 ? said('fullName') : said('organizationName')) || said('fullName'),
    ...{ inn: said('inn'), kpp: said('kpp'), address: said('organizationAddress'), email: '' },
  };
}
