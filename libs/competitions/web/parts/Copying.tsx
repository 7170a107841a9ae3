// On the card: a new event from this one.

import { Button } from '@mantine/core';
import { useState } from 'react';
import type { FestivalView } from '@rampa/contract';
import { openedLater } from '@rampa/platform/web/desk';
import classes from '../style/event.module.css';

// The card would pay a file for the forms of the other pages.
const CopyLater = openedLater(async () => (await import('./CopyForm.tsx')).CopyForm);

export function ToCopy({ event }: { event: FestivalView }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={classes.toArchive} aria-labelledby="to-copy">
      <h2 id="to-copy">Следующее мероприятие</h2>
      <p>Всё, что здесь настроено, перейдёт в новое: останется проверить даты и открыть его.</p>
      <Button variant="default" size="md" onClick={() => setOpen(true)}>
        Создать копию
      </Button>
      <CopyLater of={isOpen ? { event, onClose: () => setOpen(false) } : null} />
    </section>
  );
}
