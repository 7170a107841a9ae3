// Opens the messages of an application; says how many of them were not read yet.

import { Button as DeskButton } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import { useState } from 'react';
import { ApplicationMessageGetByApplication } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { Button } from '@rampa/platform/web/base';
import { useRead } from '@rampa/platform/web/desk';
import { MessagesLater } from './later.tsx';

export interface MessagesButtonProps {
  applicationGuid: string;
  zone: string;
  isOrganizer: boolean;
  canChange: boolean;
}

export function MessagesButton(asked: MessagesButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const query = { applicationGuid: asked.applicationGuid, pageSize: 1 };
  const { data } = useRead(ApplicationMessageGetByApplication, { query });
  const unseen = data?.unseen ?? 0;
  const words = unseen > 0 ? counted(unseen, 'новое сообщение', 'новых сообщения', 'новых сообщений') : 'Переписка';
  return (
    <>
      {asked.isOrganizer ? (
        <DeskButton
          variant={unseen > 0 ? 'filled' : 'default'}
          leftSection={<IconMessage size={18} stroke={1.75} />}
          onClick={() => setOpen(true)}
        >
          {words}
        </DeskButton>
      ) : (
        <Button icon={IconMessage} kind={unseen > 0 ? 'primary' : 'plain'} onClick={() => setOpen(true)}>
          {words}
        </Button>
      )}
      <MessagesLater of={isOpen ? { ...asked, onClose: () => setOpen(false) } : null} />
    </>
  );
}
