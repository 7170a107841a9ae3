import { openedLater } from '@rampa/platform/web/desk';

export const NewBookLater = openedLater(async () => (await import('./BookForm.tsx')).NewBookForm);
export const RenameBookLater = openedLater(async () => (await import('./BookForm.tsx')).RenameBookForm);
export const PasteLater = openedLater(async () => (await import('./PasteItemsForm.tsx')).PasteItemsForm);
export const MergeLater = openedLater(async () => (await import('./MergeForm.tsx')).MergeForm);
export const NamesLater = openedLater(async () => (await import('./ItemNamesForm.tsx')).ItemNamesForm);
