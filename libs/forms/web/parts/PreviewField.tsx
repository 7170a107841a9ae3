// One field of the preview. Lines of books are chosen here; everything else only shows how it looks.

import type { Answer, FieldState, FormField } from '@rampa/forms/domain';
import type { Guid } from '@rampa/kernel';
import { offeredLines } from '../state/invented.ts';
import { useDesk } from './desk-context.ts';
import classes from '../style/preview.module.css';

export interface PreviewFieldProps {
  of: FieldState;
  answer: Answer | undefined;
  /** Lines of books that rules ask about. */
  asked: ReadonlySet<Guid>;
  isChosen: boolean;
  onAnswer(answer: Answer): void;
}

export function PreviewField({ of: { field, isRequired }, answer, asked, isChosen, onAnswer }: PreviewFieldProps) {
  const { linesOf } = useDesk();
  return (
    <label className={classes.field} data-chosen={isChosen || undefined}>
      <span className={classes.label}>
        {field.title}
        {isRequired ? <span className={classes.star}> *</span> : null}
      </span>
      {field.kind === 'ReferenceBook' && answer && 'i' in answer ? (
        <select
          value={answer.i[0] ?? ''}
          onChange={({ currentTarget: { value } }) => onAnswer({ ...answer, i: value === '' ? [] : [value] })}
        >
          <option value="">не выбрано</option>
          {offeredLines(linesOf(field.bookGuid ?? ''), asked).map(({ guid, title }) => (
            <option key={guid} value={guid}>
              {title}
            </option>
          ))}
        </select>
      ) : (
        <output className={classes.value} data-long={field.option.format === 'lines' || undefined}>
          {shownOf(field, answer)}
        </output>
      )}
      {field.hint ? <span className={classes.hint}>{field.hint}</span> : null}
    </label>
  );
}

function shownOf({ kind, option }: FormField, answer: Answer | undefined): string {
  if (answer === undefined) return '';
  if ('t' in answer) return option.format === 'date' ? day(answer.t) : answer.t;
  if ('a' in answer) return [answer.a, answer.b].map((end) => (option.of === 'date' ? day(end) : end)).join(' — ');
  return kind === 'Attachment' ? 'Файл участника' : '';
}

const day = (date: string) => date.split('-').toReversed().join('.');
