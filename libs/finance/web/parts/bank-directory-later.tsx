import { Button } from '@mantine/core';
import { useState } from 'react';
import { openedLater } from '@rampa/platform/web/desk';

const LaterPanel = openedLater(async () => (await import('./BankDirectoryPanel.tsx')).BankDirectoryPanel);

export function BankDirectoryLater({ canChange }: { canChange: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="md" variant="default" onClick={() => setOpen(true)}>
        Справочник банков
      </Button>
      <LaterPanel of={isOpen ? { canChange, onClose: () => setOpen(false) } : null} />
    </>
  );
}
