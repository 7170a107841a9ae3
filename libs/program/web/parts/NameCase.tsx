// Names in capitals or small letters only: the usual spelling is offered, one press takes it.

import { Button } from '@mantine/core';
import { counted, inQuotes } from '@rampa/kernel';
import type { Place } from '@rampa/platform/web/desk';
import { usualCase } from '@rampa/program/domain';
import type { Pasted } from '../state/use-pasted.ts';
import classes from '../style/paste.module.css';

/** Below the field of one performer. */
export function NameCase({ at, onTake }: { at: Place<string>; onTake(usual: string): void }) {
  const usual = usualCase(at.useValue());
  if (usual === null) return null;
  return (
    <Button variant="default" style={{ justifySelf: 'start' }} onClick={() => onTake(usual)}>
      Записать {inQuotes(usual)}
    </Button>
  );
}

const SHOWN = 3;

/** Of a pasted table. */
export function NamesCase({ pasted: { miscased, isCaseMended, mendCase } }: { pasted: Pasted }) {
  if (miscased.length === 0) return null;
  const samples = [...new Set(miscased.map(({ typed, usual }) => `${inQuotes(typed)} → ${inQuotes(usual)}`))]
    .slice(0, SHOWN)
    .join(', ');
  return (
    <div className={classes.homeless} role="status">
      <p>
        {isCaseMended
          ? `Запишем так: ${samples}.`
          : `Одними заглавными или строчными набрано ${counted(miscased.length, 'имя', 'имени', 'имён')}: ${samples}. В зале имя будет таким, каким записано.`}
      </p>
      <Button variant="default" onClick={() => mendCase(!isCaseMended)}>
        {isCaseMended ? 'Оставить как в таблице' : 'Поправить написание'}
      </Button>
    </div>
  );
}
