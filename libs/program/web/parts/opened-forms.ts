import { openedLater } from '@rampa/platform/web/desk';

export const OpenedForms = openedLater(async () => (await import('./Forms.tsx')).Forms);
