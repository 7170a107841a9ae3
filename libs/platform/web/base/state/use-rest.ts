// Controls that rest after an automatic step: one hook for all controls of a page that can follow each other. The
// page's root names the resting one (`data-resting`), so that its button looks disabled.

import { useEffect, useState, useSyncExternalStore } from 'react';
import { afterPress, isResting, released, REST_MS, type Rest } from './rest.ts';

export interface Resting {
  /** Asked once per press: whether it may act. A press of another control ends the rest. */
  allows(control: string): boolean;
  /** Called when a press has changed what the next press of the control would do. */
  begin(control: string): void;
  /** For a control whose every press is a step: acts unless it rests, and rests afterwards. */
  once(control: string, act: () => void): void;
  /** The control that rests now, with listeners for changes. */
  readonly resting: string | null;
  listen(run: () => void): () => void;
}

/** Attributes that show and announce the rest on the control's own element. */
export function useRestingLook(rest: Resting): (control: string) => { 'data-rests'?: true; 'aria-disabled'?: true } {
  const resting = useSyncExternalStore(rest.listen, () => rest.resting);
  return (control) => (control === resting ? { 'data-rests': true, 'aria-disabled': true } : {});
}

export function useRest(): Resting {
  const [hand] = useState(() => new Hand());
  useEffect(() => hand.watch(), [hand]);
  return hand;
}

class Hand implements Resting {
  #rest: Rest | null = null;
  #isDown = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #listeners = new Set<() => void>();
  resting: string | null = null;

  listen = (run: () => void): (() => void) => {
    this.#listeners.add(run);
    return () => this.#listeners.delete(run);
  };

  allows = (control: string): boolean => {
    const now = performance.now();
    const mayAct = !isResting(this.#rest, control, now);
    this.#rest = afterPress(this.#rest, control, now);
    this.#show();
    return mayAct;
  };

  begin = (control: string): void => {
    this.#rest = { control, since: Infinity, isHeld: this.#isDown };
    this.#show();
    // The second frame begins after the first one was painted.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (this.#rest) this.#rest.since = Math.min(this.#rest.since, performance.now());
        this.#show();
      }),
    );
  };

  #show(): void {
    clearTimeout(this.#timer);
    const rest = this.#rest;
    const root = document.documentElement;
    const left = rest ? rest.since + REST_MS - performance.now() : 0;
    const isOver = rest === null || (left <= 0 && !rest.isHeld);
    this.#be(isOver ? null : rest.control);
    if (isOver) return void delete root.dataset.resting;
    root.dataset.resting = rest.control;
    // A held key rests until it is released, which shows it anew; so does the painting.
    if (left > 0 && left < Infinity) this.#timer = setTimeout(() => this.#show(), Math.max(left, 16));
  }

  #be(resting: string | null): void {
    if (resting === this.resting) return;
    this.resting = resting;
    for (const run of [...this.#listeners]) run();
  }

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
      // A new press means that the finger was lifted, even if that event was lost.
      this.#rest = released(this.#rest);
      this.#isDown = true;
    };
    const up = () => {
      this.#rest = released(this.#rest);
      this.#isDown = false;
      this.#show();
    };
    for (const name of ['pointerdown', 'keydown'] as const) listen(name, down);
    for (const name of ['pointerup', 'pointercancel', 'keyup', 'blur'] as const) listen(name, up);
    return () => {
      stop.abort();
      clearTimeout(this.#timer);
      delete document.documentElement.dataset.resting;
      this.#be(null);
    };
  }
}
