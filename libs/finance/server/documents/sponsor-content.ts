// Papers of a sponsor: he pays his share by his own invoice, whether he has an account or not.

import type { ActContent, PaperParty } from '@rampa/finance/domain';
import { Failure, inQuotes, numberSign, type Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { SPONSOR, type SponsorRow } from '../ledger/ledger-tables.ts';
import { paidOf, shareOf } from '../sponsors/sponsor-sums.ts';
import type { AskedDocument, MadeContent, PaperBase } from './made-content.ts';
import { vatOf } from './paper-lines.ts';
import type { Party } from './parties.ts';

/** Failures notFound, sponsorNotAccepted, nothingDue, documentMissing, actTooEarly. */
export async function sponsorContent(
  reader: Reader,
  base: PaperBase,
  guid: Guid,
  type: AskedDocument['type'],
): Promise<MadeContent> {
  const { account, common, payee, today, endDate, vatBasis } = base;
  const sponsor = await SPONSOR.find(reader, { guid, applicationGuid: account.applicationGuid });
  if (!sponsor) throw new Failure('notFound');
  if (sponsor.status !== 'Accepted' && sponsor.status !== 'Paid') throw new Failure('sponsorNotAccepted');
  if (account.withdrawnAt) throw new Failure('nothingDue');
  const payer = partyOf(sponsor);
  const share = shareOf(sponsor, account.postedTotal, account.rules.roundTo);
  const paid = (await paidOf(reader, [guid])).get(guid) ?? 0;
  const [head] = await reader.query<{ number: number | null; title: string }>(
    'select number, title from applications.v_application_head where guid = $1',
    [account.applicationGuid],
  );
  const of = [head?.number ? `заявка ${numberSign(head.number)}` : '', head?.title ? inQuotes(head.title) : '']
    .filter((part) => part !== '')
    .join(' ');
  const line = {
    title: `Оплата участия${of === '' ? '' : `: ${of}`}`,
    ...{ quantity: 1, unit: 'усл.', price: share, sum: share },
  };
  const priced = { lines: [line], discounts: [], total: share, vat: vatOf(account.rules.vatBp, share, vatBasis) };
  const shared = { ...common, ...priced, payer: payer.party };
  const toPay = Math.max(0, share - paid);
  const made = (content: MadeContent['content'], amount: number): MadeContent => ({
    ...{ content, amount, part: `sponsor:${guid}`, cash: null, payee, payer, sponsor: guid },
  });
  if (share === 0) throw new Failure('nothingDue');
  switch (type) {
    case 'invoice':
    case 'receipt': {
      if (toPay === 0) throw new Failure('nothingDue');
      const due = base.standing.stages.at(-1)?.effectiveDue ?? today;
      const invoice = {
        ...{ ...shared, payUntil: due < today ? today : due, paidBefore: paid, fromSponsors: 0, toPay },
        // A sponsor takes no part: to what the application agrees his money does not.
        ...{ stage: null, offer: null },
        ...(payee.images ? { images: payee.images } : {}),
      };
      return made({ ...invoice, type }, toPay);
    }
    case 'contract': {
      const due = base.standing.stages.at(-1)?.effectiveDue ?? today;
      const stages = [{ title: 'Полная оплата', due, amount: share }];
      return made({ ...shared, type, performances: of === '' ? [] : [of], stages, retention: [] }, share);
    }
    case 'act': {
      if (today < endDate && base.isMember) throw new Failure('actTooEarly');
      const content: ActContent = { ...shared, type, isRetention: false, contract: null };
      return made(content, share);
    }
    default:
      throw new Failure('documentMissing');
  }
}

function partyOf({ requisite }: SponsorRow): Party {
  const {
    type,
    title,
    inn = '',
    kpp = '',
    address = '',
  } = requisite as {
    type: 0 | 1 | 2;
    title: string;
    inn?: string;
    kpp?: string;
    address?: string;
  };
  const party: PaperParty = {
    ...{ country: 'RU', type, title, fullName: type === 1 ? '' : title, inn, kpp, ogrn: '', address, passport: '' },
    ...{ bankName: '', bik: '', paymentAccount: '', correspondentAccount: '', director: '', buhgalter: '' },
  };
  // What he is called stands in the content; whose he is, in the part.
  return { guid: null, version: 0, party, passportSealed: null, taxSystem: '', images: undefined };
}
