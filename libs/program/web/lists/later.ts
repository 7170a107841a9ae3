import { openedLater } from '@rampa/platform/web/desk';

export const ListLater = openedLater(async () => (await import('./ListForm.tsx')).ListForm);
export const BindLater = openedLater(async () => (await import('./BindForm.tsx')).BindForm);
export const SayLater = openedLater(async () => (await import('./SayForm.tsx')).SayForm);
