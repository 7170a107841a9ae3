// One application on screen: what the server has, what is typed on top of it, and what the rules make of both. A key changes the
// field it was pressed in at once; what follows from it in others is counted when there is a moment.

import {
  answerOf,
  filling,
  peopleIn,
  plainAnswer,
  type Audience,
  type Filling,
  type Person,
  type Shown,
} from '@rampa/applications/domain';
import type { ApplicationGetApplicationJson, AnswerOf, Correction } from '@rampa/contract';
import {
  ANSWER_WORDS,
  answerFault,
  type Answer,
  isFilled,
  type BlockAnswers,
  type Form,
  type FormField,
} from '@rampa/forms/domain';
import type { Guid } from '@rampa/kernel';
import { placeKey, shownSave, type FieldSaves, type Place } from '../queue/field-saves.ts';
import type { Kept, SaveQueue } from '../queue/save-queue.ts';
import { today } from './today.ts';
import { addableSections, pagesOf, type Addable, type FormPage } from './form-pages.ts';

export type ApplicationView = AnswerOf<typeof ApplicationGetApplicationJson>;

export interface FieldShown {
  key: string;
  place: Place;
  field: FormField;
  answer: Answer | null;
  isRequired: boolean;
  /** Wrong, in words; that it is empty is none. */
  fault: string | null;
  isMissing: boolean;
  saves: FieldSaves | undefined;
  /** It was kept while this page was open, and nobody else has answered since. */
  isSaved: boolean;
  /** What the organizer has put in its place, until it is answered anew. */
  correction: Correction | null;
}

export interface FormShown {
  view: ApplicationView;
  filling: Filling;
  pages: readonly FormPage[];
  addable: readonly Addable[];
}

interface Known {
  answer: Answer | null;
  r: number;
}

/** What follows from a letter is counted in a pause, and while somebody types on, this often. */
const PAUSE_MS = 120;
const AT_LATEST_MS = 600;

export class FillingModel {
  readonly queue: SaveQueue;
  readonly audience: Audience;
  #view: ApplicationView;
  #revision = 0;
  #known = new Map<string, Known>();
  #saved = new Set<string>();
  #corrections = new Map<string, Correction>();
  #fields = new Map<string, FieldShown>();
  #form: FormShown;
  #people: readonly Person[] | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** Since when something is not counted. */
  #typedAt = 0;
  readonly #listeners = new Set<() => void>();

  constructor(view: ApplicationView, queue: SaveQueue, audience: Audience) {
    this.queue = queue;
    this.audience = audience;
    this.#view = view;
    this.#know(view);
    this.#form = this.#counted();
  }

  /** Follows the queue as long as it is shown. */
  follow(): () => void {
    this.#know(this.#view);
    const stops = [
      this.queue.subscribe((key) => (key === null ? this.#countLater() : this.#touch(key))),
      this.queue.onKept((place, answer, kept) => this.#kept(place, answer, kept)),
    ];
    this.#count();
    return () => {
      for (const stop of stops) stop();
      this.#stopWaiting();
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get guid(): Guid {
    return this.#view.application.guid;
  }

  /** Of what is known here, one's own saves among it. */
  get revision(): number {
    return this.#revision;
  }

  /** The same object while nothing that pages show has changed. */
  readonly form = (): FormShown => this.#form;

  readonly field = (key: string): FieldShown | undefined => this.#fields.get(key);

  /** Whom the answers name, as of what is on screen. */
  people(): readonly Person[] {
    const { form, beginDate } = this.#view;
    this.#people ??= peopleIn(form as unknown as Form, this.blocks(), shownOn(this.#form.filling), beginDate);
    return this.#people;
  }

  /** Read anew. What was read before the last kept answer is older than what is known. */
  take(view: ApplicationView): void {
    if (view === this.#view || view.application.revision < this.#revision) return;
    this.#view = view;
    this.#know(view);
    this.#count();
  }

  type(key: string, answer: Answer | null): void {
    const shown = this.#fields.get(key);
    if (!shown) return;
    const { place, field } = shown;
    const fault = answer === null ? null : answerFault(field, answer, today());
    this.queue.type(place, field.kind, {
      ...{ answer, isHeld: fault !== null && fault !== ANSWER_WORDS.rangeHalf },
      known: this.#known.get(key) ?? { answer: null, r: 0 },
    });
    this.#countLater();
  }

  /** What was typed counts now: a choice, or a field that was left. */
  settle(): void {
    this.queue.flush();
    this.#count();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  /** What it was read with, and what this tab's queue has kept since. */
  #know({ application, items, corrections }: ApplicationView): void {
    this.#revision = application.revision;
    this.#known = new Map(
      items.flatMap(({ fields }) =>
        fields.map(({ guid, applicationBlockGuid, valueTypes, r, ...told }) => [
          placeKey({ applicationGuid: application.guid, applicationBlockGuid, fieldGuid: guid }),
          { answer: answerOf(valueTypes, told), r },
        ]),
      ),
    );
    for (const [key, { r }] of this.#known) {
      const kept = this.queue.keptOf(key);
      if (kept === undefined || kept.r <= r) continue;
      this.#known.set(key, kept);
      this.#revision = Math.max(this.#revision, kept.revision);
    }
    for (const key of this.#saved) if (this.#known.get(key)?.r !== this.queue.keptOf(key)?.r) this.#saved.delete(key);
    this.#corrections = new Map(
      corrections.map((one) => [placeKey({ applicationGuid: application.guid, ...one }), one]),
    );
  }

  /** None where a newer answer of one's own stands. */
  #correctionOf(key: string): Correction | null {
    return this.#saved.has(key) || this.queue.ofKey(key) ? null : (this.#corrections.get(key) ?? null);
  }

  #kept(place: Place, answer: Answer | null, { r, revision }: Kept): void {
    if (place.applicationGuid !== this.guid) return;
    const key = placeKey(place);
    this.#known.set(key, { answer, r });
    this.#saved.add(key);
    this.#revision = Math.max(this.#revision, revision);
  }

  #answerOf(key: string): Answer | null {
    const saves = this.queue.ofKey(key);
    const own = saves && shownSave(saves);
    return own === undefined ? (this.#known.get(key)?.answer ?? null) : own;
  }

  /** One field alone: its letters and its state. */
  #touch(key: string): void {
    const before = this.#fields.get(key);
    if (!before) return;
    const answer = this.#answerOf(key);
    const fault = answer === null ? null : answerFault(before.field, answer, today());
    const isMissing = before.isRequired && !isFilled(answer ?? undefined);
    const [saves, isSaved] = [this.queue.ofKey(key), this.#saved.has(key)];
    const correction = this.#correctionOf(key);
    this.#fields.set(key, { ...before, answer, fault, isMissing, saves, isSaved, correction });
    this.#tell();
  }

  #countLater(): void {
    const now = performance.now();
    if (this.#timer === null) this.#typedAt = now;
    else clearTimeout(this.#timer);
    const wait = Math.min(PAUSE_MS, Math.max(0, this.#typedAt + AT_LATEST_MS - now));
    this.#timer = setTimeout(() => this.#count(), wait);
  }

  #stopWaiting(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #count(): void {
    this.#stopWaiting();
    this.#form = this.#counted();
    this.#tell();
  }

  /** As of what is on screen, with what was typed last. */
  blocks(): BlockAnswers[] {
    const { application, form, items } = this.#view;
    const fields = Map.groupBy(form.fields, ({ blockGuid }) => blockGuid);
    return items
      .flatMap(({ blocks }) => blocks)
      .map(({ applicationBlockGuid, guid, parentKey }) => ({
        ...{ guid: applicationBlockGuid, blockGuid: guid, parentGuid: parentKey },
        answers: Object.fromEntries(
          (fields.get(guid) ?? []).flatMap((field) => {
            const place = { applicationGuid: application.guid, applicationBlockGuid, fieldGuid: field.guid };
            const answer = this.#answerOf(placeKey(place));
            return answer ? [[field.n, answer]] : [];
          }),
        ),
      }));
  }

  #counted(): FormShown {
    const { application, form } = this.#view;
    const facts = { state: application.state, status: application.status?.guid ?? '' };
    const read = filling(form as unknown as Form, this.blocks(), facts, this.audience);
    const fields = new Map<string, FieldShown>();
    for (const { field, applicationBlockGuid, answer, isVisible, isRequired, isFilled, error } of read.sections.flatMap(
      (section) => section.fields,
    )) {
      if (!isVisible) continue;
      const place = { applicationGuid: application.guid, applicationBlockGuid, fieldGuid: field.guid };
      const key = placeKey(place);
      const isMissing = isRequired && !isFilled;
      const next: FieldShown = {
        ...{ key, place, field, isRequired, isMissing, fault: isMissing ? null : error },
        ...{ answer: plainAnswer(answer), saves: this.queue.ofKey(key), isSaved: this.#saved.has(key) },
        correction: this.#correctionOf(key),
      };
      fields.set(key, same(this.#fields.get(key), next));
    }
    this.#fields = fields;
    this.#people = null;
    return { view: this.#view, filling: read, pages: pagesOf(read), addable: addableSections(read) };
  }
}

/** By the application's block, as answers are kept. */
function shownOn({ sections }: Filling): Shown {
  const fields = sections.flatMap((section) => section.fields);
  const keyOf = (block: Guid, n: number) => `${block} ${n}`;
  const states = new Map(fields.map((one) => [keyOf(one.applicationBlockGuid, one.field.n), one]));
  const hidden = Map.groupBy(
    fields.filter(({ isVisible }) => !isVisible),
    ({ applicationBlockGuid }) => applicationBlockGuid,
  );
  return {
    hidden: new Map([...hidden].map(([guid, unseen]) => [guid, unseen.map(({ field }) => `f${field.n}`)])),
    stateOf: (block, { n }) => states.get(keyOf(block, n)) ?? { isVisible: false, isRequired: false },
  };
}

/** The one before, where nothing of it is different: then its field is not drawn again. */
function same(before: FieldShown | undefined, next: FieldShown): FieldShown {
  const isSame =
    before !== undefined &&
    (Object.keys(next) as (keyof FieldShown)[]).every(
      (name) => name === 'place' || name === 'answer' || before[name] === next[name],
    ) &&
    JSON.stringify(before.answer) === JSON.stringify(next.answer);
  return isSame ? before : next;
}
