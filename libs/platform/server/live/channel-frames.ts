// The frames of one channel, each made once for all who watch it.

import { Logger } from '@nestjs/common';
import type { LiveEvent } from './event-kinds.ts';
import type { LiveMetrics } from './metrics.ts';
import { beatJson, packetOf, pictureJson, type Packet } from './packet.ts';
import type { StreamLog } from './stream-log.ts';
import type { EncodedView } from './view.ts';
import type { ViewSlot } from './view-cache.ts';

const COPY_KEPT_MS = 1_000;

export class ChannelFrames {
  private copied: { of: EncodedView; at: number; packet: Packet } | null = null;

  constructor(
    private readonly slot: ViewSlot,
    private readonly metrics: LiveMetrics,
  ) {}

  /** The snapshot for screens that already have the previous one. */
  picture(view: EncodedView, before: EncodedView | null, log: StreamLog): Packet {
    this.metrics.frames++;
    const isNext = before?.epoch === view.epoch;
    const events = isNext ? (log.after(view.epoch, before.revision) ?? []) : [];
    const keys = this.keysOf(events.filter((event) => event.revision <= view.revision));
    return packetOf(pictureJson({ ...this.name, prev: isNext ? before.revision : 0, at: Date.now(), keys }, view));
  }

  /** The snapshot for a screen that joins or returns; one encoding serves everybody who comes within a second. */
  copy(of: EncodedView): Packet {
    const at = Date.now();
    if (this.copied?.of !== of || at - this.copied.at > COPY_KEPT_MS) {
      this.metrics.frames++;
      this.copied = { of, at, packet: packetOf(pictureJson({ ...this.name, prev: 0, at, keys: [] }, of)) };
    }
    return this.copied.packet;
  }

  beat({ epoch, revision }: EncodedView): Packet {
    this.metrics.frames++;
    return packetOf(beatJson({ ...this.name, epoch, revision, serverTime: Date.now() }));
  }

  private get name() {
    return { view: this.slot.definition.name, key: this.slot.key };
  }

  /** The diff is only a hint for the reader, so an error in it must not hold the frame back. */
  private keysOf(events: readonly LiveEvent[]): string[] {
    try {
      return [...new Set(this.slot.definition.keys?.(events) ?? [])];
    } catch (error) {
      new Logger('live').error(error);
      return [];
    }
  }
}
