// Messages that come after a letter was sent: the pages of the doors stand without them.

import { openedLater } from '@rampa/platform/web/desk';

export const CodeLater = openedLater(async () => (await import('./modals.tsx')).CodeModal);
export const PasswordChangedLater = openedLater(async () => (await import('./modals.tsx')).PasswordChangedModal);
export const RestoreLater = openedLater(async () => (await import('./modals.tsx')).RestoreModal);
export const FollowLinkLater = openedLater(async () => (await import('./modals.tsx')).FollowLinkModal);
