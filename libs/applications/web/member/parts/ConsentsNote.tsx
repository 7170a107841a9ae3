// What parents have agreed to and what is lacking, where an application is sent and while it stands.

import { useState } from 'react';
import { ChildConsentGetByApplication } from '@rampa/contract';
import { Button } from '@rampa/platform/web/base';
import { useRead, useReadOnly } from '@rampa/platform/web/desk';
import { childrenWords, ConsentsLater, lackingOf, namesWords } from '../../consents/index.ts';
import classes from '../style/applications.module.css';

export interface ConsentsNoteProps {
  applicationGuid: string;
  zone: string;
  /** Answers are on their way: who is named would be told as he was. */
  isSaving: boolean;
}

export function ConsentsNote({ applicationGuid, zone, isSaving }: ConsentsNoteProps) {
  const [isOpen, setOpen] = useState(false);
  const canChange = useReadOnly() === null;
  const { data } = useRead(ChildConsentGetByApplication, { query: { applicationGuid } }, { enabled: !isSaving });
  if (!data || data.children.length === 0) return null;
  const { children } = data;
  const [unprocessed, unpublished] = [lackingOf(children, 'processing'), lackingOf(children, 'publishing')];
  return (
    <section className={classes.stand} aria-label="Согласия родителей">
      <p>
        <b>Согласия родителей</b>
      </p>
      <p>
        {unprocessed.length === 0
          ? `На обработку данных есть на всех (${childrenWords(children.length)}).`
          : `На обработку данных не хватает: ${namesWords(unprocessed)}.`}
      </p>
      <p>
        {unpublished.length === 0
          ? 'На показ имени есть на всех.'
          : `На показ имени нет: ${namesWords(unpublished)}. На открытых страницах ${unpublished.length === 1 ? 'имя станет' : 'имена станут'} «Фамилия И.».`}
      </p>
      <div className={classes.deeds}>
        <Button kind={unprocessed.length > 0 && canChange ? 'primary' : 'plain'} onClick={() => setOpen(true)}>
          {unprocessed.length + unpublished.length > 0 && canChange ? 'Записать согласия' : 'Посмотреть согласия'}
        </Button>
      </div>
      <ConsentsLater
        of={isOpen ? { applicationGuid, zone, isOrganizer: false, canChange, onClose: () => setOpen(false) } : null}
      />
    </section>
  );
}
