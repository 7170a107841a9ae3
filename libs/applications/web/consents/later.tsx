import { openedLater } from '@rampa/platform/web/desk';

export const ConsentsLater = openedLater(async () => (await import('./ConsentsForm.tsx')).ConsentsForm);
