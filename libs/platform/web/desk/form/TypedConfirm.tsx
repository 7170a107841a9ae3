// What weighs most is confirmed by typing its name, and what stays in the journal by a reason. Where neither is asked for,
// it is a plain question.

import { Confirm } from './Confirm.tsx';
import { openedLater } from './opened-later.tsx';
import type { TypedConfirmProps } from './typed-confirm.ts';

const Later = openedLater(async () => (await import('./ReasonForm.tsx')).ReasonForm);

export function TypedConfirm({ typed, reason, usualReason, ...plain }: TypedConfirmProps) {
  if (typed === undefined && reason === undefined) return <Confirm {...plain} onConfirm={() => plain.onConfirm('')} />;
  return <Later of={plain.isOpen ? { ...plain, typed, reason, usualReason } : null} />;
}
