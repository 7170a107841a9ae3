// «Письма и списки»: which letters come, and the page size of lists.

import { Checkbox, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { notificationsOf } from '@rampa/accounts/domain';
import { UserGetNotifications, UserUpdateNotifications } from '@rampa/contract';
import type { NotificationKind } from '@rampa/kernel';
import {
  Answer,
  FormSkeleton,
  Page,
  PageHead,
  PAGE_SIZES,
  Section,
  tell,
  usePageSize,
  useRead,
  useSession,
  useWrite,
} from '@rampa/platform/web/desk';
import { ProfileTabs } from '../parts/ProfileTabs.tsx';
import classes from '../style/profile.module.css';

export function Notifications() {
  return (
    <Page width="form">
      <PageHead title="Письма и списки" />
      <ProfileTabs />
      <LettersSection />
      <PageSizeSection />
    </Page>
  );
}

function LettersSection() {
  const { data: person } = useSession();
  const settings = useRead(UserGetNotifications);
  const changing = useWrite(UserUpdateNotifications, {
    inOrder: 'notifications',
    onDone: () => tell('Настройка сохранена', { subject: 'notifications' }),
  });
  const choices = person ? notificationsOf(person.userType) : [];
  // The tick changes with the press; then the server's answer replaces it.
  const [pressed, setPressed] = useState<Partial<Record<NotificationKind, boolean>>>({});
  function put(kind: NotificationKind, isWanted: boolean) {
    setPressed((before) => ({ ...before, [kind]: isWanted }));
    changing.mutate({ body: { [kind]: isWanted } }, { onSettled: () => setPressed({}) });
  }

  return (
    <Section title="Письма" note={person ? `Приходят на ${person.login}.` : undefined}>
      <Answer of={settings} skeleton={<FormSkeleton fields={choices.length + 1} />}>
        {(wanted) => (
          <ul className={classes.letters} aria-label="Письма">
            <li>
              <Checkbox
                size="md"
                label="Безопасность кабинета"
                description="Подтверждение почты, новый пароль, смена пароля: приходят всегда."
                checked
                disabled
                readOnly
              />
            </li>
            {choices.map(({ kind, title, detail }) => (
              <li key={kind}>
                <Checkbox
                  size="md"
                  label={title}
                  description={detail}
                  checked={pressed[kind] ?? wanted[kind] ?? true}
                  onChange={(event) => put(kind, event.currentTarget.checked)}
                />
              </li>
            ))}
          </ul>
        )}
      </Answer>
    </Section>
  );
}

function PageSizeSection() {
  const [size, setSize] = usePageSize();
  return (
    <Section title="Длинные списки" note="Сколько строк показывать на странице: запомнит этот браузер.">
      <SegmentedControl
        aria-label="Строк на странице"
        data={PAGE_SIZES.map((one) => ({ value: String(one), label: String(one) }))}
        value={String(size)}
        onChange={(value) => setSize(Number(value))}
      />
    </Section>
  );
}
