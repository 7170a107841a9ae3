// A press is aimed at what a button said a moment ago. When somebody else's step has just changed its words, the press was
// meant for the old ones: it is not taken.

import { useEffect, useState } from 'react';
import type { Activity } from '@rampa/kernel';

interface Standing {
  guid: string;
  activity: Activity;
}

/** Longer than a person needs to see that the words have changed; shorter than between two steps of a stage. */
const FRESH_MS = 700;

export class Aim {
  #sent: Standing | null = null;
  readonly #slots = new Map<string, { meaning: string; changedAt: number }>();

  /** This person's own step: the change that it makes surprises nobody. */
  sent(step: Standing): void {
    this.#sent = step;
  }

  /** The picture now on screen and what each button of it would do. */
  show(items: readonly Standing[], slots: Readonly<Record<string, string>>, now: number): void {
    const sent = this.#sent;
    const isOwn = items.some((item) => item.guid === sent?.guid && item.activity === sent.activity);
    if (isOwn) this.#sent = null;
    for (const [slot, meaning] of Object.entries(slots)) {
      const before = this.#slots.get(slot);
      if (before?.meaning === meaning) continue;
      this.#slots.set(slot, { meaning, changedAt: before && !isOwn ? now : -Infinity });
    }
  }

  isFresh(slot: string, now: number): boolean {
    const shown = this.#slots.get(slot);
    return shown !== undefined && now - shown.changedAt < FRESH_MS;
  }
}

export function useAim(items: readonly Standing[], slots: Readonly<Record<string, string>>): Aim {
  const [aim] = useState(() => new Aim());
  useEffect(() => aim.show(items, slots, Date.now()));
  return aim;
}

export const FRESH_TITLE = 'Шаг только что сделал другой человек';
export const FRESH_TEXT = 'Ваше нажатие не записано. Посмотрите на сцену и нажмите ещё раз, если шаг нужен.';
