// Props of a `TypedConfirm`, and what its form asks for.

import type { ConfirmProps } from './Confirm.tsx';

export interface TypedConfirmProps extends Omit<ConfirmProps, 'stay' | 'onConfirm'> {
  /** Must be typed exactly. */
  typed?: string | undefined;
  /** Asks for a reason of at least three characters (or offers one). */
  reason?: 'required' | 'optional' | undefined;
  /** Stands in the reason's field at first, so that it is seen and may be changed. */
  usualReason?: string | undefined;
  onConfirm(reason: string): void;
}
