/** Changes of requisites, prices, payment plans and of how an event counts money. */
export const EVENTS = [] as const;
export const QUIET = [
  'requisites.changed',
  'prices.changed',
  'paymentPlans.changed',
  'financeSettings.changed',
  'banks.changed',
] as const;
