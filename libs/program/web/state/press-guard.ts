// Protects buttons whose label changes under the finger. When another person's step has just changed the label, the
// press was meant for the old one and is refused. When one's own step has changed it, a second press of the same
// control is a slip, so the control rests until the finger has left and the new label has been visible.

import { useLayoutEffect, useState } from 'react';
import type { Activity } from '@rampa/kernel';
import { notify, useRest, type Resting } from '@rampa/platform/web/base';

interface Standing {
  guid: string;
  activity: Activity;
}

/** Long enough to notice the new label, and shorter than the time between two steps on stage, ms. */
const FRESH_MS = 700;

/** Why a press is refused: another person has just made a step, or the press is a slip. */
export type Missed = 'foreign' | 'resting';

export class PressGuard {
  #sent: { step: Standing; control: string } | null = null;
  readonly #slots = new Map<string, { meaning: string; changedAt: number }>();
  readonly #rest: Resting;

  constructor(rest: Resting) {
    this.#rest = rest;
  }

  /** One's own step is on its way: the change that it makes is expected. */
  sent(step: Standing, control: string): void {
    this.#sent = { step, control };
  }

  /** The view now on screen and what each of its buttons would do. */
  show(items: readonly Standing[], slots: Readonly<Record<string, string>>, now: number): void {
    const sent = this.#sent;
    const isOwn = items.some(({ guid, activity }) => guid === sent?.step.guid && activity === sent.step.activity);
    if (sent && isOwn) {
      this.#sent = null;
      // From now on the control has another label.
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

export function usePressGuard(items: readonly Standing[], slots: Readonly<Record<string, string>>): PressGuard {
  const rest = useRest();
  const [aim] = useState(() => new PressGuard(rest));
  // Runs before anybody can press on the new view.
  useLayoutEffect(() => aim.show(items, slots, Date.now()));
  return aim;
}

/** Whether a press may act; explains a refusal, except for a slip. */
export function isTaken(aim: PressGuard, control: string, slots: readonly string[] = [control]): boolean {
  const missed = aim.missed(control, slots, Date.now());
  if (missed === 'foreign') notify({ title: FRESH_TITLE, text: FRESH_TEXT, subject: 'step' });
  return missed === null;
}

const FRESH_TITLE = 'Шаг только что сделал другой человек';
const FRESH_TEXT = 'Ваше нажатие не записано. Посмотрите на сцену и нажмите ещё раз, если шаг нужен.';
