// What weighs most is confirmed by typing its name, and what stays in the journal by a reason.

import type { ConfirmProps } from './Confirm.tsx';
import { openedLater } from './opened-later.tsx';

export interface TypedConfirmProps extends Omit<ConfirmProps, 'stay' | 'onConfirm'> {
  /** Must be typed exactly. */
  typed?: string;
  /** Asks for a reason of at least three characters (or offers one). */
  reason?: 'required' | 'optional';
  /** Stands in the reason's field at first, so that it is seen and may be changed. */
  usualReason?: string;
  onConfirm(reason: string): void;
}

const Later = openedLater(async () => (await import('./ReasonForm.tsx')).ReasonForm);

export function TypedConfirm(props: TypedConfirmProps) {
  return <Later of={props.isOpen ? props : null} />;
}
