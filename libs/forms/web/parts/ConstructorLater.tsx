// The constructor comes once its page is there: it is the largest part of the desk, and the form is read meanwhile.

import { openedLater, RowsSkeleton } from '@rampa/platform/web/desk';

export const ConstructorLater = openedLater(
  async () => (await import('./ConstructorForm.tsx')).ConstructorForm,
  <RowsSkeleton rows={8} height="3rem" />,
);
