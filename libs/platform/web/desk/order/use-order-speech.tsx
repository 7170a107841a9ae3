// What has been moved where, said to those who do not see it.

import { useState, type ReactNode } from 'react';
import classes from './order.module.css';

export function useOrderSpeech(): { say(text: string): void; speech: ReactNode } {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  return {
    // The same words twice are said twice.
    say: (text) => setSaid(({ turn }) => ({ text, turn: turn + 1 })),
    speech: (
      <p className={classes.speech} aria-live="assertive">
        <span key={said.turn}>{said.text}</span>
      </p>
    ),
  };
}
