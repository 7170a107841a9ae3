// Sends the changes of a constructor one after another, each once, and reads the form again when others have changed it.

import type { Edit } from '@rampa/forms/domain';
import type { FormView } from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import type { KeptDeeds } from './kept-deeds.ts';
import { acted, begun, givenUp, kept, nextDeed, read, redone, refused, resumed, sent, undone, unsent, type Editing, type Kept } from './editing.ts'; // prettier-ignore

export interface Wire {
  change(body: { formGuid: Guid; changeGuid: Guid; revision: number; edits: readonly Edit[] }): Promise<Kept>;
  undo(body: { formGuid: Guid; changeGuid: Guid; undone: number }): Promise<Kept>;
  read(): Promise<FormView>;
  /** The same call may succeed later, so what it sends is kept. */
  isPassing(error: unknown): boolean;
  /** Somebody else has changed the same meanwhile. */
  onOvertaken(messages: readonly string[]): void;
  /** The server's words for a refusal. */
  onRefused(error: unknown): void;
  /** Runs it after a pause in typing, or when the network may be back. Returns what cancels it. */
  later(run: () => void, why: 'typing' | 'network'): () => void;
}

export class Sender {
  #state: Editing;
  #isStopped = false;
  #callOff: (() => void) | null = null;
  #isReading = false;
  #isOver = false;
  #isLeft = false;
  readonly #wire: Wire;
  readonly #keeping = new Map<Guid, () => void>();
  readonly #listeners = new Set<() => void>();

  constructor(view: FormView, wire: Wire) {
    this.#state = begun(view);
    this.#wire = wire;
  }

  get state(): Editing {
    return this.#state;
  }

  /** There is no connection; the deeds wait. */
  get isStopped(): boolean {
    return this.#isStopped;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** `onKept`: the server has it, and nothing can be refused any more. */
  act(edits: readonly Edit[], onKept?: () => void): void {
    const before = this.#state;
    const isTyped = edits.every(({ do: what }) => ['rename', 'changeBlock', 'changeField'].includes(what));
    this.#put(acted(this.#state, edits, newGuid()));
    if (onKept && this.#state !== before) this.#keeping.set(this.#state.waiting.at(-1)!.changeGuid, onKept);
    this.#goOn(isTyped ? 'typing' : 'now');
  }

  undo(): void {
    this.#put(undone(this.#state, newGuid()));
    this.#goOn('now');
  }

  redo(): void {
    this.#put(redone(this.#state, newGuid()));
    this.#goOn('now');
  }

  /** The page has read the form by itself. */
  take(view: FormView): void {
    // The reading may already contain a change whose answer has not come yet; applying it twice changes nothing.
    this.#tell(read(this.#state, view));
    this.#goOn('now');
  }

  /** Changes that were made before a reload and have not been sent yet. */
  resume(deeds: KeptDeeds): void {
    this.#tell(resumed(this.#state, deeds));
    this.#goOn('now');
  }

  /** The page is left: sends once more what waits; the rest waits for the next visit. */
  leave(): void {
    this.#isLeft = true;
    this.#goOn('now');
  }

  stay(): void {
    this.#isLeft = false;
  }

  /** Drops everything that could not be sent. */
  giveUp(): void {
    this.#isOver = true;
    this.#callOffLater();
    this.#put(givenUp(this.#state));
  }

  #callOffLater(): void {
    this.#callOff?.();
    this.#callOff = null;
  }

  #put(state: Editing): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  #tell(state: Editing): void {
    const before = this.#state;
    this.#put(state);
    if (state !== before && state.overtaken.length > 0)
      this.#wire.onOvertaken(state.overtaken.map(({ message }) => message));
  }

  #goOn(when: 'now' | 'typing' | 'network'): void {
    this.#callOffLater();
    if (this.#isOver) return;
    if (when === 'now') void this.#send();
    else this.#callOff = this.#wire.later(() => void this.#send(), when);
  }

  async #send(): Promise<void> {
    if (this.#state.isBehind && this.#state.onItsWay === null) return this.#read();
    const deed = nextDeed(this.#state);
    if (!deed) return;
    const { formGuid, revision, revisions } = this.#state;
    const { changeGuid } = deed;
    this.#put(sent(this.#state, deed));
    try {
      const answer =
        'edits' in deed
          ? await this.#wire.change({ formGuid, changeGuid, revision, edits: deed.edits })
          : await this.#wire.undo({ formGuid, changeGuid, undone: revisions.get(deed.undoes)! });
      this.#isStopped = false;
      this.#put(kept(this.#state, changeGuid, answer));
      this.#keeping.get(changeGuid)?.();
    } catch (error) {
      if (this.#wire.isPassing(error)) return this.#wait();
      this.#put(refused(this.#state, changeGuid));
      this.#wire.onRefused(error);
    }
    this.#keeping.delete(changeGuid);
    return this.#send();
  }

  async #read(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    try {
      const view = await this.#wire.read();
      this.#isStopped = false;
      this.#tell(read(this.#state, view));
    } catch (error) {
      this.#isReading = false;
      if (this.#wire.isPassing(error)) return this.#wait();
      // The form was deleted, or this person lost access. Waiting would show «no connection» for ever.
      this.giveUp();
      return this.#wire.onRefused(error);
    }
    this.#isReading = false;
    if (!this.#state.isBehind) return this.#send();
  }

  #wait(): void {
    this.#isStopped = true;
    this.#put(unsent(this.#state));
    if (!this.#isLeft) this.#goOn('network');
  }
}
