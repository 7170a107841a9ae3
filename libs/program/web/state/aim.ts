// A press is aimed at what a button said a moment ago. When somebody else's step has just changed its words, the press was
// meant for the old ones, so it is not taken. When one's own step has changed them, a second press of the same control
// comes from a trembling hand, so the control rests until the finger has left and the new words have been seen.

import { useLayoutEffect, useState } from 'react';
import type { Activity } from '@rampa/kernel';
import { notify, useRest, type Resting } from '@rampa/platform/web/base';

interface Standing {
  guid: string;
  activity: Activity;
}

/** Long enough to notice that the words have changed, and shorter than the time between two steps on stage. */
const FRESH_MS = 700;

/** Why a press is not taken: somebody else has just made a step, or the hand trembles. */
export type Missed = 'foreign' | 'resting';

export class Aim {
  #sent: { step: Standing; control: string } | null = null;
  readonly #slots = new Map<string, { meaning: string; changedAt: number }>();
  readonly #rest: Resting;

  constructor(rest: Resting) {
    this.#rest = rest;
  }

  /** This person's own step on its way: the change that it makes surprises nobody. */
  sent(step: Standing, control: string): void {
    this.#sent = { step, control };
  }

  /** The picture now on screen and what each button of it would do. */
  show(items: readonly Standing[], slots: Readonly<Record<string, string>>, now: number): void {
    const sent = this.#sent;
    const isOwn = items.some(({ guid, activity }) => guid === sent?.step.guid && activity === sent.step.activity);
    if (sent && isOwn) {
      this.#sent = null;
      // From now on the control says something else.
      this.#rest.begin(sent.control);
    }
    for (const [slot, meaning] of Object.entries(slots)) {
      const before = this.#slots.get(slot);
      if (before?.meaning === meaning) continue;
      this.#slots.set(slot, { meaning, changedAt: before && !isOwn ? now : -Infinity });
    }
  }

  /** Asked once per press of a control that does what `slots` say; null: the press counts. */
  missed(control: string, slots: readonly string[], now: number): Missed | null {
    if (slots.some((slot) => this.#isFresh(slot, now))) return 'foreign';
    if (!this.#rest.allows(control)) return 'resting';
    this.#rest.begin(control);
    return null;
  }

  #isFresh(slot: string, now: number): boolean {
    const shown = this.#slots.get(slot);
    return shown !== undefined && now - shown.changedAt < FRESH_MS;
  }
}

export function useAim(items: readonly Standing[], slots: Readonly<Record<string, string>>): Aim {
  const rest = useRest();
  const [aim] = useState(() => new Aim(rest));
  // Before anybody can press by the new picture.
  useLayoutEffect(() => aim.show(items, slots, Date.now()));
  return aim;
}

/** Whether a press may act; says so where it may not. A trembling hand is told nothing. */
export function isTaken(aim: Aim, control: string, slots: readonly string[] = [control]): boolean {
  const missed = aim.missed(control, slots, Date.now());
  if (missed === 'foreign') notify({ title: FRESH_TITLE, text: FRESH_TEXT, subject: 'step' });
  return missed === null;
}

const FRESH_TITLE = 'Шаг только что сделал другой человек';
const FRESH_TEXT = 'Ваше нажатие не записано. Посмотрите на сцену и нажмите ещё раз, если шаг нужен.';
