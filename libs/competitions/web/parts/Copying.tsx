// A new event from this one: on its card, and above every page of an archived one.

import { Button } from '@mantine/core';
import { useState } from 'react';
import type { FestivalView } from '@rampa/contract';
import { openedLater } from '@rampa/platform/web/desk';
import classes from '../style/event.module.css';

// The card would pay a file for the forms of the other pages.
const CopyLater = openedLater(async () => (await import('./CopyForm.tsx')).CopyForm);

export function CopyButton({ event, size }: { event: FestivalView; size: 'sm' | 'md' }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" size={size} onClick={() => setOpen(true)}>
        Создать копию
      </Button>
      <CopyLater of={isOpen ? { event, onClose: () => setOpen(false) } : null} />
    </>
  );
}

export function ToCopy({ event }: { event: FestivalView }) {
  return (
    <section className={classes.toArchive} aria-labelledby="to-copy">
      <h2 id="to-copy">Следующее мероприятие</h2>
      <p>Всё, что здесь настроено, перейдёт в новое: останется проверить даты и открыть его.</p>
      <CopyButton event={event} size="md" />
    </section>
  );
}
