// Closing one's own account: first what goes and what stays, then the password and the address.

import { Button, Group, Modal, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { CLOSING_GOES, CLOSING_STAYS } from '@rampa/accounts/domain';
import { UserCloseAccount } from '@rampa/contract';
import { NoticePlace } from '@rampa/platform/web/base';
import { Section, useEscape, useSession, useWrite } from '@rampa/platform/web/desk';
import { faultsOf, useFirstFault } from '../api/form-faults.ts';
import { closedOf } from '../api/landing.ts';
import classes from '../style/entering.module.css';
import { PasswordField } from './fields.tsx';
import { Refusal } from './Refusal.tsx';

const FIELDS = ['email', 'password'];

export function ClosingSection() {
  const [step, setStep] = useState<'closed' | 'told' | 'asked'>('closed');
  const close = () => setStep('closed');
  useEscape(step !== 'closed', close);
  return (
    <Section
      title="Закрыть кабинет"
      note="Если портал вам больше не нужен. Сначала расскажем, что удалится и что останется."
    >
      <div>
        <Button variant="default" onClick={() => setStep('told')}>
          Закрыть кабинет…
        </Button>
      </div>
      <Modal
        opened={step !== 'closed'}
        onClose={close}
        title="Закрыть кабинет?"
        closeButtonProps={{ 'aria-label': 'Отмена' }}
      >
        <NoticePlace />
        {step === 'asked' ? <ClosingForm onClose={close} /> : <Told onClose={close} onGoOn={() => setStep('asked')} />}
      </Modal>
    </Section>
  );
}

function Told({ onClose, onGoOn }: { onClose(): void; onGoOn(): void }) {
  return (
    <div className={classes.form}>
      <Facts title="Что произойдёт" facts={CLOSING_GOES} />
      <Facts title="Что останется" facts={CLOSING_STAYS} />
      <Group justify="flex-end" gap="sm">
        <Button size="md" variant="default" data-autofocus onClick={onClose}>
          Не надо
        </Button>
        <Button size="md" onClick={onGoOn}>
          Продолжить
        </Button>
      </Group>
    </div>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly string[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul className={classes.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  );
}

function ClosingForm({ onClose }: { onClose(): void }) {
  const { data } = useSession();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [attempt, setAttempt] = useState(0);
  const closing = useWrite(UserCloseAccount, {
    quiet: true,
    // A whole new page forgets what was read for him.
    onDone: () => location.assign(closedOf(data?.userType)),
  });
  const form = useFirstFault(attempt, closing.error);
  const told = faultsOf(closing.error, FIELDS);
  const missing = {
    email: email.trim() === '' ? 'Введите почту, по которой входите' : undefined,
    password: password === '' ? 'Введите пароль' : undefined,
  };
  const faults = { ...(attempt > 0 ? missing : {}), ...told };

  function submit(event: FormEvent) {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (missing.email || missing.password || closing.isPending) return;
    closing.mutate({ body: { email, password } });
  }

  const typed = (set: (value: string) => void) => (value: string) => {
    set(value);
    if (closing.isError) closing.reset();
  };

  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        label="Почта, по которой вы входите"
        name="email"
        type="email"
        autoComplete="off"
        data-autofocus
        value={email}
        error={faults.email}
        onChange={(event) => typed(setEmail)(event.currentTarget.value)}
      />
      <PasswordField
        label="Пароль"
        name="password"
        autoComplete="current-password"
        value={password}
        error={faults.password}
        onValue={typed(setPassword)}
      />
      <Refusal error={Object.keys(told).length > 0 ? null : closing.error} />
      <Group justify="flex-end" gap="sm">
        <Button size="md" variant="default" onClick={onClose}>
          Не надо
        </Button>
        <Button size="md" type="submit" color="danger" loading={closing.isPending}>
          Закрыть навсегда
        </Button>
      </Group>
    </form>
  );
}
