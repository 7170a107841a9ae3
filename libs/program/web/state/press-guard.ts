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

/** What the guard reads of the view on screen. */
interface Shown {
  items: readonly Standing[];
  /** The step that «Вернуть» takes back. */
  lastStep: { guid: string } | null;
}

/** Long enough to notice the new label, and shorter than the time between two steps on stage, ms. */
const FRESH_MS = 700;

/** Why a press is refused: another person has just made a step, or the press is a slip. */
export type Missed = 'foreign' | 'resting';

interface Sent {
  step: Standing;
  control: string;
  by: PressGuard;
}

/** The last step sent from this page: a step of one part of the page is no surprise to the other parts. */
export class SentSteps {
  last: Sent | null = null;
}

export class PressGuard {
  /** The sent step whose change this guard has already seen. */
  #settled: Sent | null = null;
  readonly #slots = new Map<string, { meaning: string; changedAt: number }>();
  readonly #rest: Resting;
  readonly #steps: SentSteps;

  constructor(rest: Resting, steps: SentSteps) {
    this.#rest = rest;
    this.#steps = steps;
  }

  /** One's own step is on its way: the change that it makes is expected. */
  sent(step: Standing, control: string): void {
    this.#steps.last = { step, control, by: this };
  }

  /** The view now on screen and what each of its buttons would do. */
  show({ items, lastStep }: Shown, slots: Readonly<Record<string, string>>, now: number): void {
    const sent = this.#steps.last === this.#settled ? null : this.#steps.last;
    const isOwn = items.some(({ guid, activity }) => guid === sent?.step.guid && activity === sent.step.activity);
    if (sent && isOwn) {
      this.#settled = sent;
      // From now on the control has another label.
      if (sent.by === this) this.#rest.begin(sent.control);
    }
    // Whoever guards steps guards their undoing too: its button stays in place while the step changes.
    for (const [slot, meaning] of Object.entries({ ...slots, undo: lastStep?.guid ?? '' })) {
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

const ofPage = new SentSteps();

export function usePressGuard(view: Shown, slots: Readonly<Record<string, string>>): PressGuard {
  const rest = useRest();
  const [aim] = useState(() => new PressGuard(rest, ofPage));
  // Runs before anybody can press on the new view.
  useLayoutEffect(() => aim.show(view, slots, Date.now()));
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
