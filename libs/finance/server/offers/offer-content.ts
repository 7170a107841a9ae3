// The offer as it is printed for an application: the version that it has accepted, else the one that stands now.

import { createHash } from 'node:crypto';
import type { OfferContent } from '@rampa/finance/domain';
import { Failure, type Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import type { PaperBase } from '../documents/made-content.ts';
import { currentOffer } from './accepted-offers.ts';
import { OFFER_VERSION } from './offer-tables.ts';

/** Failure offerAbsent. */
export async function offerContent(reader: Reader, base: PaperBase, application: Guid): Promise<OfferContent> {
  const competition = base.account.competitionGuid;
  const accepted = await reader.query<{ no: number; who: string; how: 'subscribe' | 'payment'; at: string; title: string; number: number | null }>(
    `select a.no, a.who, a.how, to_char(a.at at time zone $2, 'DD.MM.YYYY HH24:MI') as at, h.title, h.number
       from finance.offer_acceptance a join applications.v_application_head h on h.guid = a.application_guid
      where a.application_guid = $1 order by a.no desc`,
    [application, base.timeZone],
  ); // prettier-ignore
  const last = accepted[0]?.no;
  const offer =
    last === undefined
      ? await currentOffer(reader, competition)
      : await OFFER_VERSION.find(reader, { competitionGuid: competition, no: last });
  if (!offer) throw new Failure('offerAbsent');
  const sha256 = createHash('sha256').update(offer.text).digest('hex');
  return {
    ...{ ...base.common, type: 'offer', date: offer.publishedOn, version: offer.no, text: offer.text, sha256 },
    acceptances: accepted
      .filter(({ no }) => no === offer.no)
      .map(({ who, how, at, title, number }) => ({
        ...{ who, how, at },
        application: [number === null ? '' : `№ ${number}`, title].filter((part) => part !== '').join(', '),
      })),
  };
}
