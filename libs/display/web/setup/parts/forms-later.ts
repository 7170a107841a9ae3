import { openedLater } from '@rampa/platform/web/desk';

export const ClaimLater = openedLater(async () => (await import('./ClaimForm.tsx')).ClaimForm);
export const DisplayLater = openedLater(async () => (await import('./DisplayForm.tsx')).DisplayForm);
