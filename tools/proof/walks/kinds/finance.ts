import type { Kinds, Names } from './types.ts';

export const KINDS: Kinds = {
  requisite: {
    members: `select guid from finance.requisite where owner_guid = :member and made_by_guid is null order by guid`,
    others: `select guid from finance.requisite where owner_guid = :organizer order by guid`,
  },
  fieldPrice: `select guid from finance.price_part where competition_guid = :event and kind = 'price' order by guid`,
  priceWindow: `select guid from finance.price_part where competition_guid = :event and kind = 'window' order by guid`,
  retentionRow: `select guid from finance.price_part where competition_guid = :event and kind = 'retention' order by guid`,
  paymentPlan: `select guid from finance.plan where competition_guid = :event order by guid`,
};

export const NAMES: Names = {
  'Requisite/UpdateByOrganizer.guid': {
    sql: `select r.guid from finance.requisite r where r.made_for_guid = :event order by guid`,
  },
};
