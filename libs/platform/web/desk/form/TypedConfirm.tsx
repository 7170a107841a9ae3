// What weighs most is confirmed by typing its name, and what stays in the journal by a reason.

import { openedLater } from './opened-later.tsx';
import type { TypedConfirmProps } from './typed-confirm.ts';

const Later = openedLater(async () => (await import('./ReasonForm.tsx')).ReasonForm);

export function TypedConfirm(props: TypedConfirmProps) {
  return <Later of={props.isOpen ? props : null} />;
}
