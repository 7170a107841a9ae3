import { openedLater } from '@rampa/platform/web/desk';

export const RealApplicationLater = openedLater(
  async () => (await import('./RealApplicationForm.tsx')).RealApplication,
);
export const NewLetterLater = openedLater(async () => (await import('./NewLetterForm.tsx')).NewLetterForm);
