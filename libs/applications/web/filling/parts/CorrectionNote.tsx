// Under a field in which the organizer has written another answer: whose it was, what stood there, why.

import type { Correction } from '@rampa/contract';
import { inQuotes, russianDates } from '@rampa/kernel';
import classes from '../style/answer-field.module.css';

export function CorrectionNote({ correction }: { correction: Correction }) {
  return (
    <p className={classes.corrected} role="status">
      {correctionWords(correction)}
    </p>
  );
}

export function correctionWords({ was, at, turnedDown }: Correction): string {
  const day = timeOf(at);
  if (turnedDown === null) return `Организатор изменил ответ ${day}. Было: ${inQuotes(was)}.`;
  const why = turnedDown === '' ? '' : ` Почему: ${turnedDown}`;
  return `Организатор не принял вашу правку ${inQuotes(was)} и вернул прежний ответ ${day}.${why}`;
}

const timeOf = (instant: string) => russianDates({ hour: '2-digit', minute: '2-digit', day: 'numeric', month: 'long' }).format(new Date(instant)); // prettier-ignore
