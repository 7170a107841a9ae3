// Asks before the weightiest deeds: the name must be typed, or a reason that the journal keeps. With neither it is a
// plain question.

import { Confirm } from './Confirm.tsx';
import { openedLater } from './opened-later.tsx';
import type { TypedConfirmProps } from './typed-confirm.ts';

const Later = openedLater(async () => (await import('./ReasonForm.tsx')).ReasonForm);

export function TypedConfirm({ typed, reason, usualReason, ...plain }: TypedConfirmProps) {
  if (typed === undefined && reason === undefined) return <Confirm {...plain} onConfirm={() => plain.onConfirm('')} />;
  return <Later of={plain.isOpen ? { ...plain, typed, reason, usualReason } : null} />;
}
