// A letter as its addressee reads it. Nothing of it is pressed: it leads away from what is being sent.

import type { FilledBlock, FilledRun } from '@rampa/mailings/domain';
import classes from './send-form.module.css';

export interface FilledLetterProps {
  subject: string;
  blocks: readonly FilledBlock[];
}

export function FilledLetter({ subject, blocks }: FilledLetterProps) {
  return (
    <article className={classes.letter}>
      <p className={classes.subject}>{subject}</p>
      {blocks.map(({ is, number, runs }, index) => (
        <p key={index} data-is={is}>
          {is === 'bullet' ? '• ' : is === 'number' ? `${number}. ` : ''}
          {runs.map((run, at) => (
            <Run key={at} run={run} />
          ))}
        </p>
      ))}
    </article>
  );
}

function Run({ run: { text, isBold, isItalic, href, isValue } }: { run: FilledRun }) {
  let shown = isValue ? <span className={classes.value}>{text}</span> : <>{text}</>;
  if (isItalic) shown = <em>{shown}</em>;
  if (isBold) shown = <strong>{shown}</strong>;
  return href === undefined ? shown : <span className={classes.link}>{shown}</span>;
}
