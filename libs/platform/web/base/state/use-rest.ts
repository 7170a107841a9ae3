// Controls that rest after an automatic step. One for all the controls of a page that can follow each other.

import { useEffect, useState } from 'react';
import { afterPress, isResting, released, type Rest } from './rest.ts';

export interface Resting {
  /** Asked once per press: whether it may act. A press of another control wakes the one that rests. */
  allows(control: string): boolean;
  /** The control's last press has changed what the next one would do. */
  begin(control: string): void;
  /** For a control whose every press is a step: acts unless it rests, and rests then. */
  once(control: string, act: () => void): void;
}

export function useRest(): Resting {
  const [hand] = useState(() => new Hand());
  useEffect(() => hand.watch(), [hand]);
  return hand;
}

class Hand implements Resting {
  #rest: Rest | null = null;
  #isDown = false;

  allows = (control: string): boolean => {
    const now = performance.now();
    const mayAct = !isResting(this.#rest, control, now);
    this.#rest = afterPress(this.#rest, control, now);
    return mayAct;
  };

  begin = (control: string): void => {
    this.#rest = { control, since: performance.now(), isHeld: this.#isDown };
  };

  once = (control: string, act: () => void): void => {
    if (!this.allows(control)) return;
    this.begin(control);
    act();
  };

  watch(): () => void {
    const stop = new AbortController();
    const listen = (name: keyof WindowEventMap, run: (event: Event) => void) =>
      window.addEventListener(name, run, { capture: true, signal: stop.signal });
    const down = (event: Event) => {
      if (event instanceof KeyboardEvent && event.repeat) return;
      // A new press says that the finger had left, even where its leaving was lost.
      this.#rest = released(this.#rest);
      this.#isDown = true;
    };
    const up = () => {
      this.#rest = released(this.#rest);
      this.#isDown = false;
    };
    for (const name of ['pointerdown', 'keydown'] as const) listen(name, down);
    for (const name of ['pointerup', 'pointercancel', 'keyup', 'blur'] as const) listen(name, up);
    return () => stop.abort();
  }
}
