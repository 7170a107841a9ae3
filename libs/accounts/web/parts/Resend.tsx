// «Отправить ещё раз», once a minute.

import { Button } from '@mantine/core';
import { tell, useWrite } from '@rampa/platform/web/desk';
import { useCountdown } from '../api/countdown.ts';
import type { Kind } from '../api/kinds.ts';

const PAUSE_S = 60;

interface ResendProps {
  kind: Kind;
  email: string;
  /** Offered at once: nothing has been sent just now. */
  isAtOnce?: boolean;
  onSent?(): void;
}

export function Resend({ kind, email, isAtOnce = false, onSent }: ResendProps) {
  const { left, restart } = useCountdown(isAtOnce ? 0 : PAUSE_S);
  const sending = useWrite(kind.resend, {
    onDone() {
      restart(PAUSE_S);
      tell(kind.confirmation ? 'Письмо отправлено ещё раз' : 'Новый код отправлен');
      onSent?.();
    },
  });
  const label = kind.confirmation ? 'Прислать письмо ещё раз' : 'Прислать новый код';
  return (
    <Button
      variant="subtle"
      size="md"
      // A long word with large type takes a second line, it is never cut.
      h="auto"
      mih="2.75rem"
      py="0.5rem"
      styles={{ label: { whiteSpace: 'normal' } }}
      disabled={left > 0}
      loading={sending.isPending}
      onClick={() => sending.mutate({ body: { email } })}
    >
      {left > 0 ? `Ещё раз через ${left}\u00a0с` : label}
    </Button>
  );
}
