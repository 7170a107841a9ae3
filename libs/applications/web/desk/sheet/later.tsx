import { FormSkeleton, openedLater } from '@rampa/platform/web/desk';

export const EditLater = openedLater(
  async () => (await import('./FilledForms.ts')).EditForm,
  <FormSkeleton fields={5} />,
);
export const SeenLater = openedLater(
  async () => (await import('./FilledForms.ts')).SeenForm,
  <FormSkeleton fields={5} />,
);
export const SendingDateLater = openedLater(async () => (await import('./SendingDateForm.tsx')).SendingDateForm);
export const RevertLater = openedLater(async () => (await import('./RevertForm.tsx')).RevertForm);
export const StatusLater = openedLater(async () => (await import('./StatusForm.tsx')).StatusForm);
export const SendLater = openedLater(async () => (await import('../mailings/SendForm.tsx')).SendForm);
