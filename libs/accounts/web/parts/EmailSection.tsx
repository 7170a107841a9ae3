// Another address to sign in with: asked for with the password, taken with the code of the letter that goes there.

import { Button, Group } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { UserChangeEmail, UserConfirmEmail } from '@rampa/contract';
import { Section, tell, useSession, useWrite } from '@rampa/platform/web/desk';
import { faultsOf, useFirstFault } from '../api/form-faults.ts';
import classes from '../style/entering.module.css';
import { EmailField, LineField, PasswordField } from './fields.tsx';
import { Refusal } from './Refusal.tsx';

export function EmailSection() {
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <Section title="Почта для входа">
      {asked === null ? (
        <NewEmail onAsked={setAsked} />
      ) : (
        <EmailCode email={asked} onOther={() => setAsked(null)} onDone={() => setAsked(null)} />
      )}
    </Section>
  );
}

function NewEmail({ onAsked }: { onAsked(email: string): void }) {
  const { data } = useSession();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [attempt, setAttempt] = useState(0);
  const asking = useWrite(UserChangeEmail, { quiet: true, onDone: () => onAsked(email.trim()) });
  const form = useFirstFault(attempt, asking.error);
  const told = faultsOf(asking.error, ['email', 'password']);
  const missing = {
    email: email.trim() === '' ? 'Введите новую почту' : undefined,
    password: password === '' ? 'Введите пароль' : undefined,
  };
  const faults = { ...(attempt > 0 ? missing : {}), ...told };

  function submit(event: FormEvent) {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (missing.email || missing.password || asking.isPending) return;
    asking.mutate({ body: { email, password } });
  }
  function change(set: (value: string) => void) {
    return (value: string) => {
      set(value);
      if (asking.isError) asking.reset();
    };
  }

  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.lead}>
        Сейчас вы входите с <strong>{data?.login}</strong>. На новую почту придёт код, на прежнюю — предупреждение.
      </p>
      <EmailField
        label="Новая почта"
        name="new-email"
        autoComplete="email"
        value={email}
        error={faults.email}
        onValue={change(setEmail)}
      />
      <PasswordField
        label="Пароль от кабинета"
        name="email-password"
        autoComplete="current-password"
        value={password}
        error={faults.password}
        onValue={change(setPassword)}
      />
      <Refusal error={Object.keys(told).length > 0 ? null : asking.error} />
      <div>
        <Button type="submit" size="md" loading={asking.isPending}>
          Получить код
        </Button>
      </div>
    </form>
  );
}

const CODE_LENGTH = 6;

function EmailCode({ email, onOther, onDone }: { email: string; onOther(): void; onDone(): void }) {
  const [code, setCode] = useState('');
  const [attempt, setAttempt] = useState(0);
  const confirming = useWrite(UserConfirmEmail, {
    quiet: true,
    onDone(answer) {
      tell('Почта изменена', { detail: `Теперь входите с ${answer.email}. Остальные устройства вышли из кабинета.` });
      onDone();
    },
  });
  const form = useFirstFault(attempt, confirming.error);
  const told = faultsOf(confirming.error, ['code']).code;
  const missing = code.length < CODE_LENGTH ? 'Введите шесть цифр из письма' : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (!missing && !confirming.isPending) confirming.mutate({ body: { code } });
  }

  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.lead} role="status">
        Мы отправили код на <strong>{email}</strong>: он действует 15 минут. Письма нет? Посмотрите в папке «Спам» и
        проверьте, верно ли записан адрес.
      </p>
      <LineField
        label="Код из шести цифр"
        name="email-code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        value={code}
        error={told ?? (attempt > 0 ? missing : undefined)}
        onValue={(value) => {
          setCode(value.replace(/\D/g, '').slice(0, CODE_LENGTH));
          if (confirming.isError) confirming.reset();
        }}
      />
      <Refusal error={told ? null : confirming.error} />
      <Group gap="sm">
        <Button type="submit" size="md" loading={confirming.isPending}>
          Сменить почту
        </Button>
        <Button variant="subtle" size="md" onClick={onOther}>
          Другая почта или новый код
        </Button>
      </Group>
    </form>
  );
}
