// One field of the preview. Lines of books are chosen here; everything else only shows how it looks.

import type { Answer, FieldState, FormField } from '@rampa/forms/domain';
import type { Guid } from '@rampa/kernel';
import { offeredLines, withLine, type Chosen } from '../state/invented.ts';
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

export function PreviewField({ of, answer, asked, isChosen, onAnswer }: PreviewFieldProps) {
  const { field, isRequired } = of;
  const label = (
    <span className={classes.label}>
      {field.title}
      {isRequired ? <span className={classes.star}> *</span> : null}
    </span>
  );
  const hint = field.hint ? <span className={classes.hint}>{field.hint}</span> : null;
  const frame = { className: classes.field, 'data-chosen': isChosen || undefined };
  if (field.kind === 'ReferenceBook' && answer && 'i' in answer)
    return (
      <div {...frame} role="group" aria-label={field.title}>
        {label}
        <ChosenLines {...{ field, answer, asked, onAnswer }} />
        {hint}
      </div>
    );
  return (
    <label {...frame}>
      {label}
      <output className={classes.value} data-long={field.option.format === 'lines' || undefined}>
        {shownOf(field, answer)}
      </output>
      {hint}
    </label>
  );
}

interface ChosenLinesProps extends Pick<PreviewFieldProps, 'asked' | 'onAnswer'> {
  field: FormField;
  answer: Chosen;
}

/** One choice a line, and one more where another line may be chosen; beside it what the member says of it. */
function ChosenLines({ field, answer, asked, onAnswer }: ChosenLinesProps) {
  const { linesOf } = useDesk();
  const lines = offeredLines(linesOf(field.bookGuid ?? ''), asked);
  const count = Math.min(field.option.count ?? 1, answer.i.length + 1);
  return Array.from({ length: count }, (_, at) => (
    <div key={at} className={classes.line}>
      <select
        aria-label={count === 1 ? field.title : `${field.title}: строка ${at + 1}`}
        value={answer.i[at] ?? ''}
        onChange={({ currentTarget: { value } }) => onAnswer(withLine(answer, at, value === '' ? null : value))}
      >
        <option value="">{at === 0 ? 'не выбрано' : 'ещё одно'}</option>
        {lines.map(({ guid, title }) => (
          <option key={guid} value={guid}>
            {title}
          </option>
        ))}
      </select>
      {answer.q && at < answer.i.length ? <output className={classes.value}>{answer.q[at]}</output> : null}
      {answer.s && at < answer.i.length ? <output className={classes.value}>{answer.s[at]}</output> : null}
    </div>
  ));
}

function shownOf({ kind, option }: FormField, answer: Answer | undefined): string {
  if (answer === undefined) return '';
  if ('t' in answer) return option.format === 'date' ? day(answer.t) : answer.t;
  if ('a' in answer) return [answer.a, answer.b].map((end) => (option.of === 'date' ? day(end) : end)).join(' — ');
  return kind === 'Attachment' ? 'Файл участника' : '';
}

const day = (date: string) => date.split('-').toReversed().join('.');
