import { openedLater } from '@rampa/platform/web/desk';

export const HistoryLater = openedLater(async () => (await import('./HistoryForm.tsx')).HistoryForm);
