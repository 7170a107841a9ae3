// Announces to screen readers what has been moved where.

import { useState, type ReactNode } from 'react';
import classes from './order.module.css';

export function useOrderSpeech(): { say(text: string): void; speech: ReactNode } {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  return {
    // Announces equal words twice, too.
    say: (text) => setSaid(({ turn }) => ({ text, turn: turn + 1 })),
    speech: (
      <p className={classes.speech} aria-live="assertive">
        <span key={said.turn}>{said.text}</span>
      </p>
    ),
  };
}
