import { openedLater } from '@rampa/platform/web/desk';

export const NewLetterLater = openedLater(async () => (await import('./NewLetterForm.tsx')).NewLetterForm);
