// Every view that this node has computed, at most once per revision. HTTP calls and channels read the same entries.

import { Inject, Injectable, Logger } from '@nestjs/common';
import { Failure, type Guid } from '@rampa/kernel';
import type { ViewName } from '@rampa/contract';
import type { Actor } from '../access/scope.ts';
import { Database, type Reader } from '../database/database.ts';
import { encodeView, restampView } from './encode.ts';
import type { LiveEvent } from './event-kinds.ts';
import { LiveMetrics } from './metrics.ts';
import { LIVE_OPTIONS, type LiveOptions } from './options.ts';
import type { StreamLog } from './stream-log.ts';
import { readHead, readStreams, turnEpoch, type Reading } from './stream-query.ts';
import { monotonic, SharedAnswer, Turnstile, withLimit } from './timing.ts';
import { grantOf, Views, type EncodedView, type ViewDefinition, type ViewGrant } from './view.ts';

/** The place of one view for one audience. */
export interface ViewSlot {
  readonly id: string;
  readonly definition: ViewDefinition;
  readonly key: string;
  readonly stream: Guid;
  readonly audience: string;
  /** Channels that stand on it; it is not thrown out meanwhile. */
  holders: number;
  view: EncodedView | null;
  flight: Promise<Refreshed> | null;
}

export interface Refreshed {
  view: EncodedView;
  /** When the read began that found it to be the newest. */
  readAt: number;
}

type HeadRead = Omit<Reading, 'events'> | null;

const ATTEMPTS = 3;

@Injectable()
export class ViewCache extends Views {
  private readonly definitions = new Map<ViewName, ViewDefinition>();
  private readonly slots = new Map<string, ViewSlot>();
  private readonly heads = new Map<Guid, SharedAnswer<HeadRead>>();
  private readonly turnstile: Turnstile;
  private readonly logger = new Logger('live');
  private bytes = 0;

  constructor(
    private readonly database: Database,
    private readonly metrics: LiveMetrics,
    @Inject(LIVE_OPTIONS) private readonly options: LiveOptions,
  ) {
    super();
    this.turnstile = new Turnstile(options.readsAtOnce);
  }

  register(view: ViewDefinition): void {
    if (this.definitions.has(view.name)) throw new Error(`Two rooms claim the view «${view.name}»`);
    this.definitions.set(view.name, view);
  }

  definition(name: ViewName): ViewDefinition {
    const found = this.definitions.get(name);
    if (!found) throw new Failure('notFound');
    return found;
  }

  async read(actor: Actor, name: ViewName, key: string): Promise<EncodedView> {
    const definition = this.definition(name);
    this.metrics.authorisations++;
    return this.newest(this.slot(definition, key, await grantOf(definition, actor, key)));
  }

  slot(definition: ViewDefinition, key: string, { stream, audience }: ViewGrant): ViewSlot {
    const id = [definition.name, key, audience, stream].join('|');
    const found = this.slots.get(id);
    const slot = found ?? { id, definition, key, stream, audience, holders: 0, view: null, flight: null };
    this.slots.delete(id);
    this.slots.set(id, slot);
    this.evict();
    return slot;
  }

  /** The view as of the log's head, when nothing that has happened since touches it; else null. Reads nothing. */
  restamp(slot: ViewSlot, log: StreamLog): EncodedView | null {
    const { view } = slot;
    const { head } = log;
    if (!view || !head || view.epoch !== head.epoch) return null;
    if (view.revision >= head.revision) return view;
    const events = log.after(view.epoch, view.revision);
    if (!events || this.isTouched(slot, events)) return null;
    this.metrics.restamps++;
    slot.view = restampView(this.options.build, slot.audience, head, view);
    return slot.view;
  }

  /** Reads the newest state. Everybody who asks while a read is on its way gets that one: look at its revision. */
  refresh(slot: ViewSlot): Promise<Refreshed> {
    slot.flight ??= this.compute(slot).finally(() => (slot.flight = null));
    return slot.flight;
  }

  private async newest(slot: ViewSlot): Promise<EncodedView> {
    const before = slot.view;
    const head = await this.headOf(slot.stream);
    if (!head) throw new Failure('notFound');
    if (before?.epoch === head.epoch && head.revision < before.revision) await this.wentBack(slot, head);
    for (let attempt = 1; ; attempt++) {
      const { view } = slot;
      if (view?.epoch === head.epoch && view.revision >= head.revision) return view;
      const fresh = (await this.refresh(slot)).view;
      // A read that was already on its way may have begun before the head was read.
      if ((fresh.epoch === head.epoch && fresh.revision >= head.revision) || attempt === ATTEMPTS) return fresh;
    }
  }

  /** One cheap query, shared by those who ask at the same time; it begins after each of them asked. */
  private headOf(stream: Guid): Promise<HeadRead> {
    const shared =
      this.heads.get(stream) ??
      new SharedAnswer(() => {
        this.metrics.headReads++;
        return withLimit(readHead(this.database.repeated, stream), this.options.readLimitMs).finally(() =>
          setImmediate(() => {
            if (this.heads.get(stream)?.isIdle) this.heads.delete(stream);
          }),
        );
      });
    this.heads.set(stream, shared);
    return shared.ask();
  }

  private async compute(slot: ViewSlot): Promise<Refreshed> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const known = slot.view;
      let readAt = monotonic();
      const found = await this.turnstile.run(() => {
        readAt = monotonic();
        this.metrics.snapshots++;
        const read = this.database.snapshot((reader) => this.readIn(reader, slot, known));
        return withLimit(read, this.options.readLimitMs);
      });
      if ('json' in found) {
        const now = slot.view;
        // Meanwhile the same picture may have got a newer stamp.
        if (now?.epoch !== found.epoch || now.revision < found.revision) this.keep(slot, found);
        return { view: slot.view!, readAt };
      }
      await this.wentBack(slot, found);
    }
    throw new Failure('unavailable');
  }

  /** Answers the reading itself when the database is older than what is known. */
  private async readIn(reader: Reader, slot: ViewSlot, known: EncodedView | null): Promise<EncodedView | Reading> {
    const asked = { stream: slot.stream, epoch: known?.epoch ?? null, revision: known?.revision ?? 0 };
    const [reading] = await readStreams(reader, [asked]);
    if (!reading) throw new Failure('notFound');
    const { build } = this.options;
    if (known && known.epoch === reading.epoch) {
      if (reading.revision < known.revision) return reading;
      if (reading.revision === known.revision) return known;
      if (reading.events && !this.isTouched(slot, reading.events)) {
        this.metrics.restamps++;
        return restampView(build, slot.audience, reading, known);
      }
    }
    this.metrics.computes++;
    const state = await slot.definition.load(reader, slot.key, slot.audience);
    const view = encodeView(build, slot.audience, reading, state);
    // Nothing that is seen has changed: the old bytes stay, and no frame leaves.
    const isSame = known?.epoch === view.epoch && known.json === view.json;
    return isSame ? restampView(build, slot.audience, reading, known) : view;
  }

  private isTouched(slot: ViewSlot, events: readonly LiveEvent[]): boolean {
    try {
      return events.some((event) => slot.definition.touches(event, slot.key));
    } catch (error) {
      this.logger.error(error); // in doubt it is read anew
      return true;
    }
  }

  private async wentBack(slot: ViewSlot, seen: Omit<Reading, 'events'>): Promise<void> {
    this.metrics.epochs++;
    await withLimit(turnEpoch(this.database, seen), this.options.readLimitMs);
    this.keep(slot, null);
  }

  private keep(slot: ViewSlot, view: EncodedView | null): void {
    if (this.slots.get(slot.id) === slot) this.bytes += sizeOf(view) - sizeOf(slot.view);
    slot.view = view;
  }

  /** Drops the views that nobody has asked for longest. */
  private evict(): void {
    const { cachedViews, cachedBytes } = this.options;
    if (this.slots.size <= cachedViews && this.bytes <= cachedBytes) return;
    for (const slot of this.slots.values()) {
      if (this.slots.size <= cachedViews && this.bytes <= cachedBytes) return;
      if (slot.holders > 0 || slot.flight) continue;
      this.slots.delete(slot.id);
      this.bytes -= sizeOf(slot.view);
    }
  }
}

/** Once as text and once as bytes. */
function sizeOf(view: EncodedView | null): number {
  return view ? 2 * view.body.length : 0;
}
