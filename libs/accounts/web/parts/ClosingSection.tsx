// Closing one's account: first what is erased and what stays, then the password and the address.

import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { closingFacts } from '@rampa/accounts/domain';
import { UserCloseAccount } from '@rampa/contract';
import { depart } from '@rampa/platform/web/base';
import { DialogForm, Section, TextLine, useCallForm, useEscape, useSession, Window } from '@rampa/platform/web/desk';
import { closedOf } from '../api/landing.ts';
import classes from '../style/entering.module.css';
import { PasswordLine } from './lines.tsx';

const TITLE = 'Закрыть кабинет?';

export function ClosingSection() {
  const [step, setStep] = useState<'closed' | 'told' | 'asked'>('closed');
  const close = () => setStep('closed');
  useEscape(step === 'told', close);
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
      <Window opened={step === 'told'} onClose={close} title={TITLE} closeButtonProps={{ 'aria-label': 'Отмена' }}>
        <Told onClose={close} onGoOn={() => setStep('asked')} />
      </Window>
      {step === 'asked' ? <ClosingForm onClose={close} /> : null}
    </Section>
  );
}

function Told({ onClose, onGoOn }: { onClose(): void; onGoOn(): void }) {
  const { before, goes, stays } = closingFacts(useSession().data?.userType ?? 'Member');
  return (
    <div className={classes.form}>
      {before.length > 0 ? <Facts title="Сначала" facts={before} /> : null}
      <Facts title="Что произойдёт" facts={goes} />
      <Facts title="Что останется" facts={stays} />
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
  const form = useCallForm(UserCloseAccount, {
    values: { email: '', password: '' },
    missing: { email: 'Введите почту, по которой входите' },
    lost: 'Кабинет ещё не закрыт.',
    // A full page load forgets the cached data.
    onSaved: () => depart(closedOf(data?.userType)),
  });
  return (
    <DialogForm form={form} title={TITLE} submit="Закрыть навсегда" isDanger onClose={onClose}>
      <TextLine
        at={form.at('email')}
        label="Почта, по которой вы входите"
        name="email"
        type="email"
        autoComplete="off"
        data-autofocus
      />
      <PasswordLine at={form.at('password')} label="Пароль" autoComplete="current-password" />
    </DialogForm>
  );
}
