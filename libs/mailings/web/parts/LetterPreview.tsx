// The letter as a participant reads it, with invented values or those of a real application.

import type { LetterKind } from '@rampa/kernel';
import {
  filledLetter,
  samplesOf,
  type FilledBlock,
  type FilledRun,
  type LetterText,
  type Values,
} from '@rampa/mailings/domain';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import type { KitForm } from '@rampa/platform/web/desk';
import { RealApplicationLater } from './opened-forms.ts';
import classes from '../style/preview.module.css';

interface Words {
  title: string;
  subject: string;
  body: LetterText;
}

/** Only the preview is redrawn with every key. */
export function LetterPreview({ kind, form }: { kind: LetterKind; form: KitForm<Words> }) {
  const [isReal, setReal] = useState(false);
  const [values, setValues] = useState<Values | null>(null);
  const shown = isReal ? values : null;
  return (
    <section className={classes.aside} aria-label="Как письмо увидит участник">
      <p className={classes.note}>
        Так письмо увидит участник.{' '}
        {shown ? 'Имена и названия настоящие, никому ничего не уходит.' : 'Имена и названия здесь придуманы.'}
      </p>
      <div className={classes.whose}>
        <SegmentedControl
          aria-label="На чьём примере"
          data={[
            { value: 'invented', label: 'Придуманный' },
            { value: 'real', label: kind === 'invitation' ? 'Своё мероприятие' : 'Настоящая заявка' },
          ]}
          value={isReal ? 'real' : 'invented'}
          onChange={(whose) => {
            setValues(null);
            setReal(whose === 'real');
          }}
        />
        <RealApplicationLater of={isReal ? { kind, onValues: setValues } : null} />
      </div>
      <ShownLetter kind={kind} letter={form.useValues()} values={shown} />
    </section>
  );
}

interface ShownLetterProps {
  kind: LetterKind;
  letter: Pick<Words, 'subject' | 'body'>;
  /** Values that are missing here are invented; null: all are invented. */
  values?: Values | null;
}

export function ShownLetter({ kind, letter, values }: ShownLetterProps) {
  const { subject, blocks } = filledLetter(kind, letter, { ...samplesOf(kind), ...values });
  return (
    <article className={classes.letter}>
      <p className={classes.subject}>{subject || 'Без темы'}</p>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </article>
  );
}

function Block({ block: { is, number, runs } }: { block: FilledBlock }) {
  const shown = runs.length === 0 ? '\u00a0' : runs.map((run, index) => <Run key={index} run={run} />);
  if (is === 'heading') return <p className={classes.heading}>{shown}</p>;
  if (is === 'paragraph') return <p>{shown}</p>;
  return (
    <p className={classes.item}>
      <span className={classes.sign}>{is === 'bullet' ? '•' : `${number}.`}</span>
      <span>{shown}</span>
    </p>
  );
}

function Run({ run: { text, isBold, isItalic, href, isValue, isFault } }: { run: FilledRun }) {
  let shown = <>{text}</>;
  if (isFault) shown = <mark className={classes.fault}>{shown}</mark>;
  else if (isValue) shown = <span className={classes.value}>{shown}</span>;
  if (isItalic) shown = <em>{shown}</em>;
  if (isBold) shown = <strong>{shown}</strong>;
  // Links of a preview do nothing: they are invented, or would leave the page with unsaved text.
  return href === undefined ? shown : <span className={classes.link}>{shown}</span>;
}
