// What the presenter reads: its stress marks are set by one button where the caret stands.

import { Button, Textarea } from '@mantine/core';
import { useRef } from 'react';
import { stressedAt } from '../order/stress.ts';
import classes from '../style/forms.module.css';

export function SpokenText({ value, onChange }: { value: string; onChange(value: string): void }) {
  const field = useRef<HTMLTextAreaElement>(null);

  function stress() {
    const element = field.current;
    if (!element) return;
    const stressed = stressedAt(value, element.selectionStart);
    element.focus();
    if (!stressed) return;
    onChange(stressed.text);
    requestAnimationFrame(() => element.setSelectionRange(stressed.caret, stressed.caret));
  }

  return (
    <div>
      <Textarea
        ref={field}
        autosize
        minRows={3}
        label="Текст ведущего, необязательно"
        description="Названия в «ёлочках» ведущий увидит выделенными."
        maxLength={5000}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Button mt="xs" variant="default" size="sm" onClick={stress} onMouseDown={(event) => event.preventDefault()}>
        Ударение&nbsp;<span className={classes.stressed}>а&#x301;</span>
      </Button>
    </div>
  );
}
