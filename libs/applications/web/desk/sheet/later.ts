import { openedLater } from '@rampa/platform/web/desk';

export const HistoryLater = openedLater(async () => (await import('./HistoryForm.tsx')).HistoryForm);
export const StatusLater = openedLater(async () => (await import('./StatusForm.tsx')).StatusForm);
