import { openedLater } from '@rampa/platform/web/desk';

export const FilterLater = openedLater(async () => (await import('./FilterForm.tsx')).FilterForm);
export const ViewLater = openedLater(async () => (await import('./ViewForm.tsx')).ViewForm);
export const StatusesLater = openedLater(async () => (await import('./StatusesForm.tsx')).StatusesForm);
export const BlockStatusesLater = openedLater(async () => (await import('./BlockStatusesForm.tsx')).BlockStatusesForm);
export const SendLater = openedLater(async () => (await import('../mailings/SendForm.tsx')).SendForm);
export const AddLater = openedLater(async () => (await import('./AddForm.tsx')).AddForm);
