import type { Kinds, Names, Values } from './types.ts';

export const KINDS: Kinds = {
  requisite: {
    members: `select guid from finance.requisite where owner_guid = :member and made_by_guid is null order by guid`,
    others: `select guid from finance.requisite where owner_guid = :organizer order by guid`,
  },
  fieldPrice: `select guid from finance.price_part where competition_guid = :event and kind = 'price' order by guid`,
  priceWindow: `select guid from finance.price_part where competition_guid = :event and kind = 'window' order by guid`,
  retentionRow: `select guid from finance.price_part where competition_guid = :event and kind = 'retention' order by guid`,
  payment: `select p.guid from finance.payment p where p.competition_guid = :event and p.payer_guid = :member order by p.guid`,
  bankFile: `select guid from finance.bank_file where organizer_guid = :organizer order by guid`,
  bankRow: `select guid from finance.bank_row where organizer_guid = :organizer order by guid`,
  moneyDocument: `select d.guid from finance.document d join applications.application a on a.guid = d.application_guid
    where d.competition_guid = :event and a.member_guid = :member order by d.guid`,
  customDocument: `select d.guid from finance.custom_document d join applications.application a on a.guid = d.application_guid
    where d.competition_guid = :event and a.member_guid = :member order by d.guid`,
  discount: `select d.guid from finance.discount d join applications.application a on a.guid = d.application_guid
    where d.competition_guid = :event and a.member_guid = :member order by d.guid`,
  applicationSponsor: `select s.guid from finance.sponsor s join applications.application a on a.guid = s.application_guid
    where s.competition_guid = :event and a.member_guid = :member order by s.guid`,
  paymentPlan: `select guid from finance.plan where competition_guid = :event order by guid`,
};

export const NAMES: Names = {
  'Application/ChangeRequisite.requisiteGuid': {
    sql: `select guid from finance.requisite where owner_guid = :member and made_by_guid is null order by guid`,
  },
  'Requisite/UpdateByOrganizer.guid': {
    sql: `select r.guid from finance.requisite r where r.made_for_guid = :event order by guid`,
  },
};

export const VALUES: Values = {
  // All to the one application.
  'Payment/Create.allocations': [undefined],
  'Payment/CreateFromOrg.allocations': [undefined],
  // One of three spans, as a number in the query.
  'Payment/GetCharts.days': [undefined],
  // Either a percent or a sum.
  'Discount/Create.percentBp': [undefined],
  'ApplicationSponsor/Create.percentBp': [null],
  // As he was typed in.
  'ApplicationSponsor/Create.requisiteGuid': [undefined],
  'ApplicationSponsor/CreateByOrganizer.requisiteGuid': [undefined],
  'ApplicationSponsor/CreateByOrganizer.percentBp': [null],
  'ApplicationSponsor/Update.percentBp': [null],
};
