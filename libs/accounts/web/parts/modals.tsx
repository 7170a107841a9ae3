// What the authorization layout says after an action, 450 px wide.

import { Button, Modal, TextInput } from '@mantine/core';
import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ParticipantEmailConfirmation } from '@rampa/contract';
import { ApiFailure } from '@rampa/platform/web/base';
import { useWrite } from '@rampa/platform/web/desk';
import { useCountdown } from '../api/countdown.ts';
import { KINDS, pathOf, type Kind } from '../api/kinds.ts';
import classes from '../style/entering.module.css';
import { Refusal } from './Refusal.tsx';
import { Resend } from './Resend.tsx';

interface SheetProps {
  title: string;
  onClose(): void;
  children: ReactNode;
}

function Sheet({ title, onClose, children }: SheetProps) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Закрыть' }}
    >
      <div className={classes.modal}>{children}</div>
    </Modal>
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
      {kind.name === 'employee' ? <p>После этого организатор увидит вашу просьбу и откроет вам доступ.</p> : null}
      <p className={classes.lead}>Письма нет? Посмотрите в папке «Спам» и проверьте, верно ли записан адрес.</p>
      <Button size="md" onClick={onClose} data-autofocus>
        Понятно
      </Button>
      <Resend kind={kind} email={email} />
    </Sheet>
  );
}

const CODE_LENGTH = 6;

/** After the registration of a member, and at his sign-in until the address is confirmed. */
export function CodeModal({ email, onClose, onConfirmed }: Omit<AfterLetter, 'kind'> & { onConfirmed(): void }) {
  const [code, setCode] = useState('');
  const confirming = useWrite(ParticipantEmailConfirmation, { quiet: true, onDone: onConfirmed });
  const send = (whole: string) => {
    if (whole.length < CODE_LENGTH || confirming.isPending) return;
    // The sixth digit has sent it already: a press after the refusal would cost one more of the five tries.
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
        <TextInput
          label="Код из шести цифр"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d{6}"
          data-autofocus
          classNames={{ input: classes.code! }}
          styles={{ input: { height: '3.5rem' } }}
          value={code}
          onChange={(event) => typed(event.currentTarget.value)}
        />
        <Refusal error={confirming.error} />
        <Button size="md" type="submit" loading={confirming.isPending} disabled={code.length < CODE_LENGTH}>
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
      <Button size="md" onClick={onClose} data-autofocus>
        Ко входу
      </Button>
    </Sheet>
  );
}

const FAREWELL_S = 5;

/** The password has been changed: to the sign-in, in five seconds or at once. */
export function PasswordChangedModal({ kind }: { kind: Kind }) {
  const navigate = useNavigate();
  const { left } = useCountdown(FAREWELL_S);
  const leave = () => void navigate(pathOf('login', kind.name), { replace: true });
  useEffect(() => {
    if (left === 0) void navigate(pathOf('login', kind.name), { replace: true });
  }, [left, navigate, kind.name]);
  return (
    <Sheet title="Пароль изменён" onClose={leave}>
      <p>Через 5 секунд вы перейдёте ко входу. На остальных устройствах тоже понадобится войти с новым паролем.</p>
      <Button size="md" onClick={leave} data-autofocus>
        Перейти сейчас
        <span aria-hidden>&nbsp;({left})</span>
      </Button>
    </Sheet>
  );
}
