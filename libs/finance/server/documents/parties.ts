// Whom a paper names: copies of requisites as they stand on the day of issue.

import { MASK, type InvoiceContent, type PaperParty, type RequisiteTexts } from '@rampa/finance/domain';
import { Failure, type Guid, type LegalForm, type TaxSystem } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

export interface Party {
  guid: Guid | null;
  version: number;
  /** With a mask where a passport is sealed. */
  party: PaperParty;
  passportSealed: Buffer | null;
  /** By which papers say why there is no VAT. */
  taxSystem: TaxSystem | '';
  /** What an invoice bears beside the names. */
  images: InvoiceContent['images'];
}

interface Row {
  guid: Guid;
  version: number;
  country: string;
  type: LegalForm;
  fields: Partial<RequisiteTexts>;
  passportSealed: Buffer | null;
  images: InvoiceContent['images'] | null;
}

const COLUMNS = `r.guid, r.version, r.country, r.type, r.fields, r.passport_sealed as "passportSealed",
  (select jsonb_object_agg(i.key, f.sha256) from jsonb_each_text(r.images) i
     join files.v_file f on f.guid = i.value::uuid) as images`;

/** Chosen for the event, else the organizer's first that an invoice may name. Failure requisiteMissing. */
export async function payeeOf(reader: Reader, organizer: Guid, competition: Guid): Promise<Party> {
  const payee = await knownPayee(reader, organizer, competition);
  if (!payee) throw new Failure('requisiteMissing');
  return payee;
}

export async function knownPayee(reader: Reader, organizer: Guid, competition: Guid): Promise<Party | null> {
  const [row] = await reader.query<Row>(
    `select ${COLUMNS} from finance.requisite r left join finance.payee p on p.requisite_guid = r.guid and p.competition_guid = $2
      where r.owner_guid = $1 and r.owner_type = 'Organizer' and r.deleted_at is null and r.type <> 0
      order by p.requisite_guid is null, r.ordinal_number limit 1`,
    [organizer, competition],
  );
  return row ? partyOf(row) : null;
}

/** By whom receipts of cash are numbered: each legal entity has a cash book of its own. */
export async function cashHolder(reader: Reader, organizer: Guid, competition: Guid): Promise<Guid> {
  return (await knownPayee(reader, organizer, competition))?.guid ?? organizer;
}

/** Of the application, else the member by his name; null: nobody is known. */
export async function payerOf(reader: Reader, requisite: Guid | null, memberName: string): Promise<Party> {
  const [row] = requisite
    ? await reader.query<Row>(`select ${COLUMNS} from finance.requisite r where r.guid = $1`, [requisite])
    : [];
  if (row) return partyOf(row);
  const person = { guid: '' as Guid, version: 0, country: 'RU', type: 0 as const, passportSealed: null, images: null };
  return { ...partyOf({ ...person, fields: { fullName: memberName } }), guid: null };
}

function partyOf({ guid, version, country, type, fields, passportSealed, images }: Row): Party {
  const said = (field: keyof RequisiteTexts) => fields[field] ?? '';
  return {
    guid,
    version,
    passportSealed,
    taxSystem: said('taxSystem') as TaxSystem | '',
    images: images ?? undefined,
    party: {
      ...{ country, type, title: type === 0 ? said('fullName') : said('organizationName') },
      ...{ fullName: said('fullName'), inn: said('inn'), kpp: said('kpp'), ogrn: said('ogrn') },
      ...{ address: said('organizationAddress'), passport: passportSealed === null ? '' : MASK },
      ...{ bankName: said('bankName'), bik: said('bik'), paymentAccount: said('paymentAccount') },
      correspondentAccount: said('correspondentAccount'),
      ...{ director: said('director'), buhgalter: said('buhgalter') },
      // Left out where empty: a paper that stands has the same content as before.
      ...(fields.cbc ? { cbc: fields.cbc } : {}),
      ...(fields.oktmo ? { oktmo: fields.oktmo } : {}),
      ...(fields.shortName ? { shortName: fields.shortName } : {}),
    },
  };
}
