import { openedLater } from '@rampa/platform/web/desk';

export const HistoryLater = openedLater(async () => (await import('./HistoryForm.tsx')).HistoryForm);
export const KeepLater = openedLater(async () => (await import('./KeepForm.tsx')).KeepForm);
export const NewFormLater = openedLater(async () => (await import('./NewForm.tsx')).NewForm);
export const FromEventLater = openedLater(async () => (await import('./FromEventForm.tsx')).FromEventForm);
