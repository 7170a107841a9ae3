// That the organizer's people have written answers, with the way to what they were and what they are.

import { useState } from 'react';
import { inQuotes } from '@rampa/kernel';
import { Button } from '@rampa/platform/web/base';
import { HistoryLater } from '../../history/index.ts';
import type { ApplicationView } from '../../filling/model/filling-model.ts';
import { correctionWords } from '../../filling/parts/CorrectionNote.tsx';
import { correctedWords } from '../words.ts';
import classes from '../style/applications.module.css';

export interface CorrectedNoteProps {
  view: ApplicationView;
  zone: string;
}

export function CorrectedNote({ view: { application: head, corrections, form }, zone }: CorrectedNoteProps) {
  const [isOpen, setOpen] = useState(false);
  const titles = new Map(form.fields.map(({ guid, title }): [string, string] => [guid, title]));
  if (head.officeAnswers === 0) return null;
  return (
    <section className={classes.stand} aria-label="Правки организатора">
      <p>{correctedWords(head.officeAnswers)}.</p>
      {corrections
        .filter(({ turnedDown }) => turnedDown !== null)
        .map((one) => (
          <p key={`${one.applicationBlockGuid} ${one.fieldGuid}`}>
            {inQuotes(titles.get(one.fieldGuid) ?? '')}. {correctionWords(one)}
          </p>
        ))}
      <div className={classes.deeds} data-no-print>
        <Button onClick={() => setOpen(true)}>Что изменено</Button>
      </div>
      <HistoryLater of={isOpen ? { applicationGuid: head.guid, zone, onClose: () => setOpen(false) } : null} />
    </section>
  );
}
