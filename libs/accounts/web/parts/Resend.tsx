// «Отправить ещё раз», at most once a minute.

import { Button } from '@rampa/platform/web/base';
import { tell, useWrite } from '@rampa/platform/web/desk';
import { useCountdown } from '../api/countdown.ts';
import type { Kind } from '../api/kinds.ts';
import classes from '../style/entering.module.css';

const PAUSE_S = 60;

interface ResendProps {
  kind: Kind;
  email: string;
  /** Enabled at once, because no letter has been sent just now. */
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
      kind="ghost"
      size="large"
      className={classes.resend!}
      disabled={left > 0}
      isBusy={sending.isPending}
      onClick={() => sending.mutate({ body: { email } })}
    >
      {left > 0 ? `Ещё раз через ${left}\u00a0с` : label}
    </Button>
  );
}
