// The organizer's events, and a new one.

import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { FestivalGetFestivals, type FestivalView } from '@rampa/contract';
import { EmptyState } from '@rampa/platform/web/base';
import { Page, PageHead, useAccess } from '@rampa/platform/web/desk';
import { DeletedEvents } from '../parts/DeletedEvents.tsx';
import { CopyLater, DeleteEventLater, EventLater } from '../parts/forms-later.ts';
import { EventMenu } from '../parts/EventMenu.tsx';
import { EventsList } from '../parts/EventsList.tsx';

export function Events() {
  const { isKnown, isOwner, seesAny, changes } = useAccess();
  // «Создать» of the home page leads here with the form open.
  const [deleted, setDeleted] = useState<FestivalView | null>(null);
  const [copied, setCopied] = useState<FestivalView | null>(null);
  const [search, setSearch] = useSearchParams();
  const isCreating = isOwner && search.has('new');
  const setCreating = (isOpen: boolean) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (isOpen) next.set('new', '1');
        else next.delete('new');
        return next;
      },
      { replace: true },
    );
  const create = isOwner ? (
    <Button size="md" leftSection={<IconPlus size={18} stroke={1.75} />} onClick={() => setCreating(true)}>
      Создать мероприятие
    </Button>
  ) : null;
  const empty =
    isKnown && !isOwner ? (
      <EmptyState>Ни одно мероприятие вам пока не открыто. Попросите доступ у организатора.</EmptyState>
    ) : (
      <EmptyState action={create}>Мероприятий пока нет. Создайте первое.</EmptyState>
    );
  return (
    <Page isPaper>
      <PageHead title="Мероприятия" actions={create} />
      {isKnown && !seesAny ? (
        empty
      ) : (
        <EventsList
          call={FestivalGetFestivals}
          base="/organizer/events"
          empty={empty}
          {...(isOwner ? { bin: <DeletedEvents /> } : {})}
          {...(changes('settings')
            ? {
                menu: (event) => (
                  <EventMenu event={event} onCopy={setCopied} onDelete={isOwner ? setDeleted : undefined} />
                ),
              }
            : {})}
        />
      )}
      <DeleteEventLater of={deleted && { event: deleted, onClose: () => setDeleted(null) }} />
      <CopyLater of={copied && { event: copied, onClose: () => setCopied(null) }} />
      <EventLater of={isCreating ? { onClose: () => setCreating(false) } : null} />
    </Page>
  );
}
