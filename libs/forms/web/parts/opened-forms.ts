import { openedLater } from '@rampa/platform/web/desk';

export const HistoryLater = openedLater(async () => (await import('./HistoryForm.tsx')).HistoryForm);
export const NewFormLater = openedLater(async () => (await import('./NewForm.tsx')).NewForm);
export const FromEventLater = openedLater(async () => (await import('./FromEventForm.tsx')).FromEventForm);
