/** Of money: what an application owes or has paid, claims, discounts, sponsors; a payment that has been confirmed. */
export const EVENTS = ['money.changed', 'payment.confirmed'] as const;
/** Changes of requisites, prices, payment plans, bank statements, templates of papers and of how an event counts money. */
export const QUIET = [
  'requisites.changed',
  'prices.changed',
  'paymentPlans.changed',
  'financeSettings.changed',
  'banks.changed',
  'payee.changed',
  'statements.changed',
  'typeDocuments.changed',
  'offer.changed',
] as const;
