// Sends what is typed, field by field, each once. Nothing leaves the device's memory before the server has answered for it.

import { newGuid, type Guid } from '@rampa/kernel';
import type { Answer } from '@rampa/forms/domain';
import * as field from './field-saves.ts';
import { placeKey, type Clash, type FieldSaves, type Place, type Save, type Typed } from './field-saves.ts';
import type { SavesStorage } from './kept-saves.ts';

export interface Kept {
  r: number;
  revision: number;
  percent: number;
  state: string;
}

/** What the server has said of one save. */
export type Said =
  | { is: 'kept'; answer: Kept }
  /** The same save may succeed later. */
  | { is: 'later' }
  | { is: 'signedOut' }
  | { is: 'clash'; clash: Omit<Clash, 'mine'> }
  | { is: 'reused' }
  | { is: 'refused'; code: string; message: string };

export interface QueueWire {
  save(place: Place, kind: FieldSaves['kind'], save: Save, isLast: boolean): Promise<Said>;
  /** Runs it later: after a pause in typing, or when the network may be back; answers what calls it off. */
  later(run: () => void, why: 'typing' | 'network'): () => void;
  now(): number;
  storage: SavesStorage;
  /** This tab's name. */
  tab: string;
  /** Which saves of other tabs may be taken over: theirs are closed. */
  abandoned(): Promise<(tab: string, saves: FieldSaves) => boolean>;
}

/** What the server has answered for last in this tab. */
export interface KeptAnswer extends Kept {
  answer: Answer | null;
}

export type OnKept = (place: Place, answer: Answer | null, kept: Kept) => void;

/** On their way at once. */
const AT_ONCE = 3;

export class SaveQueue {
  readonly #wire: QueueWire;
  readonly #saves = new Map<string, FieldSaves>();
  readonly #flying = new Set<string>();
  readonly #typing = new Set<string>();
  readonly #listeners = new Set<(key: string | null) => void>();
  readonly #onKept = new Set<OnKept>();
  readonly #lately = new Map<string, KeptAnswer>();
  #callOffTyping: (() => void) | null = null;
  #callOffNetwork: (() => void) | null = null;
  /** There is no connection; what is owed waits. */
  isStopped = false;
  isSignedOut = false;
  /** Fields whose newest answer the device could not keep. */
  readonly #unkept = new Set<string>();

  constructor(wire: QueueWire) {
    this.#wire = wire;
    this.#take((tab) => tab === wire.tab);
    void this.#adopt();
  }

  /** The device keeps all of it; false: the tab must stay open. */
  get isSafe(): boolean {
    return this.#unkept.size === 0;
  }

  of(place: Place): FieldSaves | undefined {
    return this.#saves.get(placeKey(place));
  }

  ofApplication(application: Guid): FieldSaves[] {
    return [...this.#saves.values()].filter(({ place }) => place.applicationGuid === application);
  }

  ofKey(key: string): FieldSaves | undefined {
    return this.#saves.get(key);
  }

  /** A page may have been read before it was kept, and made only after. */
  keptOf(key: string): KeptAnswer | undefined {
    return this.#lately.get(key);
  }

  /** `key` is null where more than one field may be different. */
  subscribe(listener: (key: string | null) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  onKept(listener: OnKept): () => void {
    this.#onKept.add(listener);
    return () => this.#onKept.delete(listener);
  }

  type(place: Place, kind: FieldSaves['kind'], typed: Pick<Typed, 'answer' | 'isHeld' | 'known'>): void {
    const before = this.of(place) ?? field.noSaves(place, kind);
    this.#typing.add(placeKey(place));
    this.#put(field.typed(before, { ...typed, newGuid, now: this.#wire.now() }));
    this.#callOffTyping?.();
    this.#callOffTyping = this.#wire.later(() => this.flush(), 'typing');
  }

  /** At once, as when a field is left. `isLast`: the page goes away. */
  flush(isLast = false): void {
    this.#callOffTyping?.();
    this.#callOffTyping = null;
    this.#typing.clear();
    this.#pump(isLast);
  }

  choose(place: Place, isMine: boolean): void {
    const saves = this.of(place);
    if (!saves) return;
    this.#put(field.chosen(saves, isMine, newGuid));
    this.#pump();
  }

  /** What was refused for good has been read. */
  drop(place: Place): void {
    const saves = this.of(place);
    if (saves) this.#put({ ...saves, refused: null });
  }

  /** Nothing of it goes out any more, as its field has gone; answers what it was. What is on its way is left alone. */
  discard(place: Place): FieldSaves | null {
    const saves = this.of(place);
    if (!saves || saves.sent) return null;
    this.#put(field.noSaves(place, saves.kind));
    return saves;
  }

  /** Discarded too soon. What was typed there meanwhile is newer. */
  putBack(saves: FieldSaves): void {
    if (!this.of(saves.place)) this.#put(saves);
  }

  /** The network may be back, or somebody has signed in. */
  again(): void {
    this.#callOffNetwork?.();
    this.#callOffNetwork = null;
    this.isSignedOut = false;
    this.#pump();
    void this.#adopt();
  }

  /** Of one application: true once nothing is on its way any more, false where it has to wait for the network. */
  settled(application: Guid): Promise<boolean> {
    this.flush();
    return new Promise((resolve) => {
      const isOwed = () => this.ofApplication(application).some((saves) => field.toSend(saves) !== null);
      const look = () => {
        // What has set out after a stop may come through: its answer is waited for.
        if (isOwed() && (this.#flying.size > 0 || (!this.isStopped && !this.isSignedOut))) return;
        stop();
        resolve(!isOwed());
      };
      const stop = this.subscribe(look);
      look();
    });
  }

  #put(saves: FieldSaves): void {
    const key = placeKey(saves.place);
    if (field.isSettled(saves)) {
      this.#saves.delete(key);
      this.#unkept.delete(key);
      this.#wire.storage.forget(this.#wire.tab, saves);
    } else {
      this.#saves.set(key, saves);
      this.#unkept.add(key);
    }
    // What found no room may have some now.
    for (const one of this.#unkept)
      if (this.#wire.storage.keep(this.#wire.tab, this.#saves.get(one)!)) this.#unkept.delete(one);
    this.#tell(key);
  }

  #tell(key: string | null): void {
    for (const listener of this.#listeners) listener(key);
  }

  /** Takes over what closed tabs have left. */
  async #adopt(): Promise<void> {
    this.#take(await this.#wire.abandoned());
    this.#pump();
  }

  /** Of one field one tab's at a time: the next is asked about after it. */
  #take(isOurs: (tab: string, saves: FieldSaves) => boolean): void {
    const { storage, tab: own } = this.#wire;
    for (const { tab, saves } of storage.all()) {
      if (this.#saves.has(placeKey(saves.place)) || !isOurs(tab, saves)) continue;
      this.#saves.set(placeKey(saves.place), saves);
      if (tab !== own && storage.keep(own, saves)) storage.forget(tab, saves);
    }
    this.#tell(null);
  }

  #pump(isLast = false): void {
    if (this.isSignedOut) return;
    // Nothing waits for the network any more.
    if (![...this.#saves.values()].some((saves) => field.toSend(saves) !== null)) this.isStopped = false;
    for (const [key, saves] of this.#saves) {
      if (this.#flying.size >= AT_ONCE && !isLast) return;
      if (this.#flying.has(key) || (this.#typing.has(key) && !saves.sent)) continue;
      const save = field.toSend(saves);
      if (save) void this.#send(key, save, isLast);
    }
  }

  async #send(key: string, save: Save, isLast: boolean): Promise<void> {
    this.#flying.add(key);
    // Written down before it leaves: after a crash it goes again under the same guid and with the same words.
    this.#put(field.sending(this.#saves.get(key)!));
    const { place, kind } = this.#saves.get(key)!;
    const said = await this.#wire.save(place, kind, save, isLast);
    this.#flying.delete(key);
    if (said.is === 'later') return this.#wait();
    this.isStopped = false;
    if (said.is === 'signedOut') {
      this.isSignedOut = true;
      return this.#tell(null);
    }
    const saves = this.#saves.get(key)!;
    if (said.is === 'kept') {
      this.#lately.set(key, { answer: save.answer, ...said.answer });
      for (const listener of this.#onKept) listener(place, save.answer, said.answer);
    }
    this.#put(after(saves, said));
    if (!this.#saves.has(key)) void this.#adopt();
    this.#tell(null);
    this.#pump();
  }

  #wait(): void {
    this.isStopped = true;
    this.#callOffNetwork ??= this.#wire.later(() => this.again(), 'network');
    this.#tell(null);
  }
}

function after(saves: FieldSaves, said: Exclude<Said, { is: 'later' | 'signedOut' }>): FieldSaves {
  switch (said.is) {
    case 'kept':
      return field.kept(saves, said.answer.r);
    case 'clash':
      return field.clashed(saves, said.clash);
    case 'reused':
      return field.renamed(saves, newGuid);
    case 'refused':
      return field.refused(saves, said);
  }
}
