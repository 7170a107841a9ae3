import { useState, type ChangeEvent, type ClipboardEvent, type InputHTMLAttributes } from 'react';
import { phoneText, type TextFormat } from '@rampa/kernel';
import { namedBy, textOf, type AnswerInputProps } from './answer-input.ts';
import { useFilling } from './filling-context.ts';
import { placeholderOf } from './field-words.ts';
import classes from '../style/answer-field.module.css';

const INPUTS: Partial<Record<TextFormat, InputHTMLAttributes<HTMLInputElement>>> = {
  number: { inputMode: 'decimal' },
  date: { type: 'date', max: '9999-12-31' },
  duration: { inputMode: 'text', autoComplete: 'off' },
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email', spellCheck: false, autoCapitalize: 'none' },
};

export function TextAnswer(props: AnswerInputProps) {
  const { model, isList } = useFilling();
  const { key, field, answer } = props.shown;
  const format = field.option.format ?? 'line';
  // While it is typed it stands as it is typed; a telephone that was left stands as the portal writes it.
  const [typed, setTyped] = useState<string | null>(null);
  const kept = textOf(answer);
  const given = {
    ...namedBy(props),
    value: typed ?? (format === 'phone' ? phoneText(kept) : kept),
    placeholder: placeholderOf(field),
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      if (format === 'phone') setTyped(value);
      model.type(key, value === '' ? null : { t: value });
    },
  };
  // Text of any language stands in its own direction.
  if (format === 'lines') return <textarea className={classes.lines} rows={3} dir="auto" {...given} />;
  const onPaste = (event: ClipboardEvent) => {
    if (isList(props.shown, event.clipboardData.getData('text/plain'))) event.preventDefault();
  };
  return (
    <input
      type="text"
      dir="auto"
      className="r-input"
      {...INPUTS[format]}
      {...given}
      onPaste={onPaste}
      onBlur={() => setTyped(null)}
    />
  );
}
