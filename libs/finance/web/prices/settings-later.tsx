import { Button } from '@mantine/core';
import { useState } from 'react';
import type { FinanceSettingsView } from '@rampa/contract';
import { openedLater } from '@rampa/platform/web/desk';

const SettingsLaterForm = openedLater(async () => (await import('./SettingsForm.tsx')).SettingsForm);

export function SettingsLater(props: { competitionGuid: string; settings: FinanceSettingsView }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="md" variant="default" onClick={() => setOpen(true)}>
        Как считаем
      </Button>
      <SettingsLaterForm of={isOpen ? { ...props, onClose: () => setOpen(false) } : null} />
    </>
  );
}
