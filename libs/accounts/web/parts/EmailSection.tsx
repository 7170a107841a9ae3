// Changes the address to sign in with: requested with the password, confirmed by a code sent to the new address.

import { Button } from '@mantine/core';
import { useState } from 'react';
import { UserChangeEmail, UserConfirmEmail } from '@rampa/contract';
import { Held, PageForm, Section, tell, useCallForm, useSession } from '@rampa/platform/web/desk';
import classes from '../style/entering.module.css';
import { EmailField, LineField, PasswordField } from './fields.tsx';

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
  const form = useCallForm(UserChangeEmail, {
    values: { email: '', password: '' },
    missing: { email: 'Введите новую почту' },
    lost: 'Почта для входа ещё не изменена.',
    onSaved: (_, { email }) => onAsked(email.trim()),
  });
  return (
    <PageForm form={form} className={classes.form} submit="Получить код">
      <p className={classes.lead}>
        Сейчас вы входите с <strong>{data?.login}</strong>. На новую почту придёт код, на прежнюю — предупреждение.
      </p>
      <Held at={form.at('email')}>
        {(value, set, error) => (
          <EmailField
            label="Новая почта"
            name="new-email"
            autoComplete="email"
            value={value}
            error={error}
            onValue={set}
          />
        )}
      </Held>
      <Held at={form.at('password')}>
        {(value, set, error) => (
          <PasswordField
            label="Пароль от кабинета"
            name="email-password"
            autoComplete="current-password"
            value={value}
            error={error}
            onValue={set}
          />
        )}
      </Held>
    </PageForm>
  );
}

const CODE_LENGTH = 6;

function EmailCode({ email, onOther, onDone }: { email: string; onOther(): void; onDone(): void }) {
  const form = useCallForm(UserConfirmEmail, {
    values: { code: '' },
    faults: ({ code }) => ({ code: code.length < CODE_LENGTH ? 'Введите шесть цифр из письма' : undefined }),
    lost: 'Почта для входа ещё не изменена.',
    onSaved(answer) {
      tell('Почта изменена', { detail: `Теперь входите с ${answer.email}. Остальные устройства вышли из кабинета.` });
      onDone();
    },
  });
  return (
    <PageForm
      form={form}
      className={classes.form}
      submit="Сменить почту"
      aside={
        <Button variant="subtle" size="md" onClick={onOther}>
          Другая почта или новый код
        </Button>
      }
    >
      <p className={classes.lead} role="status">
        Мы отправили код на <strong>{email}</strong>: он действует 15 минут. Письма нет? Посмотрите в папке «Спам» и
        проверьте, верно ли записан адрес.
      </p>
      <Held at={form.at('code')}>
        {(value, set, error) => (
          <LineField
            label="Код из шести цифр"
            name="email-code"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            value={value}
            error={error}
            onValue={(typed) => set(typed.replace(/\D/g, '').slice(0, CODE_LENGTH))}
          />
        )}
      </Held>
    </PageForm>
  );
}
