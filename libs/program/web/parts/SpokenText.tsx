// The presenter's text; a button sets a stress mark at the caret.

import { Button } from '@mantine/core';
import { useRef } from 'react';
import { GrowingText, type Place } from '@rampa/platform/web/desk';
import { stressedAt } from '../order/stress.ts';
import classes from '../style/forms.module.css';

export function SpokenText({ at }: { at: Place<string> }) {
  const value = at.useValue();
  const field = useRef<HTMLTextAreaElement>(null);

  function stress() {
    const element = field.current;
    if (!element) return;
    const stressed = stressedAt(value, element.selectionStart);
    element.focus();
    if (!stressed) return;
    at.set(stressed.text);
    requestAnimationFrame(() => element.setSelectionRange(stressed.caret, stressed.caret));
  }

  return (
    <div>
      <GrowingText
        ref={field}
        minRows={3}
        label="Текст ведущего, необязательно"
        description="Названия в «ёлочках» ведущий увидит выделенными."
        error={at.error}
        value={value}
        onChange={(event) => at.set(event.currentTarget.value)}
      />
      <Button mt="xs" variant="default" size="sm" onClick={stress} onMouseDown={(event) => event.preventDefault()}>
        Ударение&nbsp;<span className={classes.stressed}>а&#x301;</span>
      </Button>
    </div>
  );
}
