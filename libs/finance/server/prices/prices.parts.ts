// All that the room's module takes of prices and payment plans.

import type { GuidOwners } from '@rampa/platform/server';
import { PaymentPlanController, PriceController } from '../http/price.controller.ts';
import { ChangePlans } from '../plans/change-plans.ts';
import { ChangeRetention } from './change-retention.ts';
import { ChangeSettings } from './change-settings.ts';
import { ChangeWindows } from './change-windows.ts';
import { EventMoneys } from './event-money.ts';
import { PriceImpact } from './price-impact.ts';
import { PriceableFields } from './priceable-fields.ts';
import { ReadPrices } from './read-prices.ts';
import { SavePrices } from './save-prices.ts';

export const PRICE_CONTROLLERS = [PriceController, PaymentPlanController];
export const PRICE_PROVIDERS = [
  EventMoneys,
  PriceableFields,
  PriceImpact,
  SavePrices,
  ReadPrices,
  ChangeWindows,
  ChangeRetention,
  ChangeSettings,
  ChangePlans,
];

const PARTS = { fieldPrice: 'price', priceWindow: 'window', retentionRow: 'retention' } as const;

export function registerPriceOwners(owners: GuidOwners): void {
  for (const [kind, part] of Object.entries(PARTS) as [keyof typeof PARTS, string][]) {
    owners.register(
      kind,
      `select p.guid, c.organizer_guid, p.competition_guid from finance.price_part p
         join competitions.v_competition c on c.guid = p.competition_guid
        where p.kind = '${part}' and p.guid = any ($1::uuid[])`,
    );
  }
  owners.register(
    'paymentPlan',
    `select p.guid, c.organizer_guid, p.competition_guid from finance.plan p
       join competitions.v_competition c on c.guid = p.competition_guid where p.guid = any ($1::uuid[])`,
  );
}
