import { openedLater } from '@rampa/platform/web/desk';

export const MessagesLater = openedLater(async () => (await import('./MessagesForm.tsx')).MessagesForm);
