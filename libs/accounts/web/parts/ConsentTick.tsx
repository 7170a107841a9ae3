// One consent: a tick with the wording to read beside it.

import { useState } from 'react';
import { CONSENTS } from '@rampa/accounts/domain';
import type { ConsentKind } from '@rampa/kernel';
import { russianDates } from '@rampa/kernel';
import { Drawer, Tick } from '@rampa/platform/web/base';
import classes from '../style/entering.module.css';

interface ConsentTickProps {
  kind: ConsentKind;
  isOptional?: boolean;
  isGiven: boolean;
  fault?: string | undefined;
  onGiven(isGiven: boolean): void;
}

export function ConsentTick({ kind, isOptional = false, isGiven, fault, onGiven }: ConsentTickProps) {
  const { tick } = CONSENTS[kind];
  return (
    <div className={classes.consent}>
      <Tick
        label={isOptional ? `${tick}, необязательно` : tick}
        checked={isGiven}
        error={fault}
        required={!isOptional}
        onChange={(event) => onGiven(event.currentTarget.checked)}
      />
      <ConsentText kind={kind} />
    </div>
  );
}

export function ConsentText({ kind }: { kind: ConsentKind }) {
  const [isOpen, setOpen] = useState(false);
  const { title, paragraphs, version } = CONSENTS[kind];
  return (
    <>
      <button type="button" className={`r-link ${classes.read}`} onClick={() => setOpen(true)}>
        Прочитать согласие
        <span className="r-sr-only">: {title}</span>
      </button>
      <Drawer isOpen={isOpen} title={title} onClose={() => setOpen(false)}>
        <div className={classes.wording}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className={classes.edition}>Редакция от {editionText(version)}</p>
        </div>
      </Drawer>
    </>
  );
}

/** «2026-11-20» → «20 ноября 2026». */
export function editionText(version: string): string {
  const day = new Date(`${version}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return version;
  return russianDates({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
    .format(day)
    .replace(/\s*г\.$/, '');
}
