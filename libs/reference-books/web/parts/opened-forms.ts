import { openedLater } from '@rampa/platform/web/desk';

export const NewBookLater = openedLater(async () => (await import('./BookForms.tsx')).NewBookForm);
export const RenameBookLater = openedLater(async () => (await import('./BookForms.tsx')).RenameBookForm);
export const PasteLater = openedLater(async () => (await import('./BookForms.tsx')).PasteItemsForm);
export const MergeLater = openedLater(async () => (await import('./BookForms.tsx')).MergeForm);
export const AgesLater = openedLater(async () => (await import('./BookForms.tsx')).AgesForm);
export const EventSetLater = openedLater(async () => (await import('./BookForms.tsx')).EventSetForm);
export const NamesLater = openedLater(async () => (await import('./BookForms.tsx')).ItemNamesForm);
