// That the organizer's people have written answers, with the way to what they were and what they are.

import { useState } from 'react';
import type { ApplicationHead } from '@rampa/contract';
import { Button } from '@rampa/platform/web/base';
import { HistoryLater } from '../../history/index.ts';
import { correctedWords } from '../words.ts';
import classes from '../style/applications.module.css';

export function CorrectedNote({ head, zone }: { head: ApplicationHead; zone: string }) {
  const [isOpen, setOpen] = useState(false);
  if (head.officeAnswers === 0) return null;
  return (
    <section className={classes.stand} aria-label="Правки организатора">
      <p>{correctedWords(head.officeAnswers)}.</p>
      <div className={classes.deeds} data-no-print>
        <Button onClick={() => setOpen(true)}>Что изменено</Button>
      </div>
      <HistoryLater of={isOpen ? { applicationGuid: head.guid, zone, onClose: () => setOpen(false) } : null} />
    </section>
  );
}
