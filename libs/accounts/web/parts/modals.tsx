// Messages of the authorization layout after an action, 450 px wide.

import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import { ParticipantEmailConfirmation } from '@rampa/contract';
import { ApiFailure, Button, Dialog, TextField, useGo, type DialogProps } from '@rampa/platform/web/base';
import { useWrite } from '@rampa/platform/web/desk';
import { useCountdown } from '../api/countdown.ts';
import { KINDS, pathOf, type Kind } from '../api/kinds.ts';
import classes from '../style/entering.module.css';
import { Refusal } from './Refusal.tsx';
import { Resend } from './Resend.tsx';

function Sheet({ children, ...rest }: DialogProps) {
  return (
    <Dialog {...rest}>
      <div className={classes.modal}>{children}</div>
    </Dialog>
  );
}

interface AfterLetter {
  kind: Kind;
  email: string;
  onClose(): void;
}

/** After the registration of an organizer or an employee. */
export function FollowLinkModal({ kind, email, onClose }: AfterLetter) {
  return (
    <Sheet title="Перейдите по ссылке в письме" onClose={onClose}>
      <p>
        Мы отправили письмо на <strong>{email}</strong>. Перейдите по ссылке в нём, чтобы подтвердить почту: ссылка
        действует сутки.
      </p>
      <p>
        {kind.name === 'employee'
          ? 'После этого организатор увидит вашу просьбу и решит, что вам открыть.'
          : 'Откроете её на этом устройстве — войдём в кабинет сами.'}
      </p>
      <p className={classes.lead}>Письма нет? Посмотрите в папке «Спам» и проверьте, верно ли записан адрес.</p>
      <Button kind="primary" size="large" onClick={onClose} data-autofocus>
        Понятно
      </Button>
      <Resend kind={kind} email={email} />
    </Sheet>
  );
}

const CODE_LENGTH = 6;

/** After a member's registration, and at his sign-in until the address is confirmed. */
export function CodeModal({ email, onClose, onConfirmed }: Omit<AfterLetter, 'kind'> & { onConfirmed(): void }) {
  const [code, setCode] = useState('');
  const confirming = useWrite(ParticipantEmailConfirmation, { quiet: true, onDone: onConfirmed });
  const send = (whole: string) => {
    if (whole.length < CODE_LENGTH || confirming.isPending) return;
    // The sixth digit has submitted the form: another press after the refusal would cost one of the five tries.
    const { error, variables } = confirming;
    if (error instanceof ApiFailure && !error.isPassing && variables?.body?.code === whole) return;
    confirming.mutate({ body: { email, code: whole } });
  };
  function typed(value: string) {
    const digits = value.replace(/\D/g, '').slice(0, CODE_LENGTH);
    setCode(digits);
    if (digits !== code) send(digits);
  }
  return (
    <Sheet title="Введите код подтверждения" onClose={onClose}>
      <form
        className={classes.modal}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          send(code);
        }}
      >
        <p>
          Мы отправили письмо с кодом на <strong>{email}</strong>. Код действует 15 минут.
        </p>
        <TextField
          label="Код из шести цифр"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d{6}"
          data-autofocus
          className={classes.code!}
          value={code}
          onChange={(event) => typed(event.currentTarget.value)}
        />
        <Refusal error={confirming.error} />
        <Button
          kind="primary"
          size="large"
          type="submit"
          isBusy={confirming.isPending}
          disabled={code.length < CODE_LENGTH}
        >
          Подтвердить
        </Button>
      </form>
      <Resend
        kind={KINDS.member}
        email={email}
        onSent={() => {
          setCode('');
          confirming.reset();
        }}
      />
      <p className={classes.lead}>Письма нет? Посмотрите в папке «Спам» и проверьте, верно ли записан адрес.</p>
    </Sheet>
  );
}

/** After asking for a new password. */
export function RestoreModal({ kind, email, onClose }: AfterLetter) {
  return (
    <Sheet title="Проверьте почту" onClose={onClose}>
      <p>
        Если на <strong>{email}</strong> есть {kind.cabinet}, мы отправили туда ссылку. Перейдите по ней и придумайте
        новый пароль: ссылка действует один час.
      </p>
      <p className={classes.lead}>Письма нет? Посмотрите в папке «Спам» и проверьте, верно ли записан адрес.</p>
      <Button kind="primary" size="large" onClick={onClose} data-autofocus>
        Ко входу
      </Button>
    </Sheet>
  );
}

const FAREWELL_S = 5;

/** The password has been changed: leads to the sign-in in five seconds or at once. */
export function PasswordChangedModal({ kind }: { kind: Kind }) {
  const go = useGo();
  const { left } = useCountdown(FAREWELL_S);
  const leave = () => go(pathOf('login', kind.name), { replace: true });
  const leaveByItself = useEffectEvent(leave);
  useEffect(() => {
    if (left === 0) leaveByItself();
  }, [left]);
  return (
    <Sheet title="Пароль изменён" onClose={leave}>
      <p>Через 5 секунд вы перейдёте ко входу. На остальных устройствах тоже понадобится войти с новым паролем.</p>
      <Button kind="primary" size="large" onClick={leave} data-autofocus>
        Перейти сейчас
        <span aria-hidden>&nbsp;({left})</span>
      </Button>
    </Sheet>
  );
}
