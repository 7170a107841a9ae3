// Beside an application: what parents of its children have agreed to.

import { Button } from '@mantine/core';
import { useState } from 'react';
import { ChildConsentGetByApplication } from '@rampa/contract';
import { CONSENT_KINDS } from '@rampa/kernel';
import { useRead } from '@rampa/platform/web/desk';
import { ConsentsLater, KIND_WORDS, lackingOf, namesWords } from '../../consents/index.ts';
import classes from './sheet.module.css';

export interface ConsentsAsideProps {
  applicationGuid: string;
  zone: string;
  canChange: boolean;
}

export function ConsentsAside({ applicationGuid, zone, canChange }: ConsentsAsideProps) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useRead(ChildConsentGetByApplication, { query: { applicationGuid } });
  if (!data || data.children.length === 0) return null;
  const { children } = data;
  return (
    <section aria-label="Согласия родителей">
      <h2 className={classes.sideTitle}>Согласия родителей</h2>
      {CONSENT_KINDS.map((kind) => {
        const lacking = lackingOf(children, kind);
        return (
          <p key={kind} className={classes.note}>
            {KIND_WORDS[kind]}: {children.length - lacking.length} из {children.length}
            {lacking.length === 0 ? '' : `. Нет: ${namesWords(lacking)}`}
          </p>
        );
      })}
      <Button variant="default" onClick={() => setOpen(true)} data-no-print>
        Открыть
      </Button>
      <ConsentsLater
        of={isOpen ? { applicationGuid, zone, canChange, isOrganizer: true, onClose: () => setOpen(false) } : null}
      />
    </section>
  );
}
