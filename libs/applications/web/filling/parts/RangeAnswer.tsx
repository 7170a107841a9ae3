import type { Answer } from '@rampa/forms/domain';
import { namedBy, type AnswerInputProps } from './answer-input.ts';
import { useFilling } from './filling-context.ts';
import classes from '../style/answer-field.module.css';

export function RangeAnswer(props: AnswerInputProps) {
  const { model } = useFilling();
  const { id, shown } = props;
  const { key, field, answer } = shown;
  const isDate = field.option.of === 'date';
  const { a, b } = answer && 'a' in answer ? answer : { a: '', b: '' };
  const type = (ends: { a: string; b: string }) => model.type(key, answerOfEnds(ends));
  const { id: _, ...named } = namedBy(props);
  const input = { className: 'r-input', ...(isDate ? { type: 'date', max: '9999-12-31' } : { inputMode: 'decimal' as const }), ...named }; // prettier-ignore
  return (
    <div role="group" aria-labelledby={`${id}-label`} className={classes.range}>
      <label htmlFor={`${id}-a`}>{isDate ? 'с' : 'от'}</label>
      <input id={`${id}-a`} {...input} value={a} onChange={(event) => type({ a: event.currentTarget.value, b })} />
      <label htmlFor={`${id}-b`}>{isDate ? 'по' : 'до'}</label>
      <input id={`${id}-b`} {...input} value={b} onChange={(event) => type({ a, b: event.currentTarget.value })} />
    </div>
  );
}

function answerOfEnds({ a, b }: { a: string; b: string }): Answer | null {
  return a.trim() === '' && b.trim() === '' ? null : { a: a.trim(), b: b.trim() };
}
