// One view for one audience on this node: its newest snapshot and the screens that watch it.
//
// `shown` is the view of the newest frame. `newest` is the same view under the newest revision that it is known to hold
// for. The channel sends nothing (neither a beat nor a snapshot) unless that was proved within `proofMs`.

import { Logger } from '@nestjs/common';
import type { ViewName } from '@rampa/contract';
import { Failure } from '@rampa/kernel';
import { ChannelFrames } from './channel-frames.ts';
import type { Heads } from './heads.ts';
import { isSamePicture } from './encode.ts';
import type { LiveMetrics } from './metrics.ts';
import type { LiveOptions } from './options.ts';
import type { Seat } from './seat.ts';
import type { Head, StreamLog } from './stream-log.ts';
import { monotonic } from './timing.ts';
import type { EncodedView } from './view.ts';
import type { ViewCache, ViewSlot } from './view-cache.ts';

/** One view that one screen watches. */
export interface Member {
  readonly seat: Seat;
  readonly view: ViewName;
  readonly key: string;
  /** Null until access is given for the first time. */
  channel: Channel | null;
  /** Tick at which the last good answer about access was asked for. */
  authorisedAt: number;
  /** When that answer arrived; a snapshot read earlier is not sent to this member. */
  answeredAt: number;
  /** The bytes of the last snapshot sent; null: the member must get a snapshot, whatever it shows. */
  sent: Buffer | null;
  /** The member is in the channel's list of those who wait for a snapshot; frames skip it until it has one. */
  isWaiting: boolean;
  isAsking: boolean;
  isGone: boolean;
}

export function memberId(view: ViewName, key: string): string {
  return `${view} ${key}`;
}

export interface ChannelHost {
  readonly cache: ViewCache;
  readonly heads: Heads;
  readonly metrics: LiveMetrics;
  readonly options: LiveOptions;
  /** Asks again whether the member may watch. Then the member is either owed a snapshot or removed. */
  readmit(member: Member): void;
  end(channel: Channel, failure: Failure): void;
}

const logger = new Logger('live');

export class Channel {
  readonly members = new Set<Member>();
  isOver = false;
  private readonly waiting = new Set<Member>();
  private shown: EncodedView | null = null;
  private newest: EncodedView | null = null;
  private provenAt = Number.NEGATIVE_INFINITY;
  private accessAt = -1;
  private windowEndsAt = 0;
  private timer: NodeJS.Timeout | null = null;
  private isWorking = false;
  private isBeatDue = false;
  private readonly frames: ChannelFrames;

  constructor(
    readonly slot: ViewSlot,
    readonly log: StreamLog,
    private readonly host: ChannelHost,
  ) {
    this.frames = new ChannelFrames(slot, host.metrics);
    slot.holders++;
  }

  /** Marks that the member must get a snapshot: it is new, it was skipped, or its access was asked again. */
  owe(member: Member): void {
    member.isWaiting = true;
    this.waiting.add(member);
    if (this.isProven() && !this.pay(member)) this.host.heads.wake(this.log.stream);
  }

  remove(member: Member): void {
    this.members.delete(member);
    this.waiting.delete(member);
  }

  close(): void {
    this.isOver = true;
    this.slot.holders--;
    if (this.timer) clearTimeout(this.timer);
  }

  beat(): void {
    this.isBeatDue = true;
    this.settleDebts();
  }

  /** Called when the head has been read, whether or not it has moved. */
  headRead(): void {
    if (this.isOver) return;
    if (this.accessAt !== this.log.accessAt) this.askEverybodyAgain();
    if (this.log.head === null) return;
    if (!this.isAtHead()) {
      const view = this.host.cache.restamp(this.slot, this.log);
      if (!isSamePicture(view, this.shown)) return this.workSoon();
      this.newest = view;
    }
    this.prove(this.log.provenAt);
  }

  /**
   * Sends what can be sent now: owed snapshots and the beat that is due. A snapshot just read is as true as its frame,
   * but a beat speaks of now, and reading may have taken longer than `proofMs`.
   */
  settleDebts(isJustRead = false): void {
    const isProven = this.isProven();
    if (!isJustRead && !isProven) return;
    let isNewEnough = true;
    for (const member of [...this.waiting]) isNewEnough = this.pay(member) && isNewEnough;
    if (!isNewEnough) this.host.heads.wake(this.log.stream);
    if (this.isBeatDue && isProven) this.sendBeat();
  }

  private isProven(): boolean {
    return !this.isOver && this.shown !== null && monotonic() - this.provenAt <= this.host.options.proofMs;
  }

  /**
   * False: the snapshot is older than the member's permission. A view that was hidden a moment ago must not show what
   * it held while it was hidden.
   */
  private pay(member: Member): boolean {
    if (!this.isAdmitted(member)) this.host.readmit(member);
    else if (member.answeredAt > this.provenAt) return false;
    else if (member.sent === this.shown?.body || this.sendPicture(member)) {
      member.isWaiting = false;
      this.waiting.delete(member);
    }
    return true;
  }

  private sendPicture(member: Member): boolean {
    if (!member.seat.writer.send(this.frames.copy(this.newest!))) return false;
    member.sent = this.shown!.body;
    return true;
  }

  private sendBeat(): void {
    this.isBeatDue = false;
    const packet = this.frames.beat(this.shown!);
    for (const member of this.members) {
      if (!member.isWaiting && this.isAdmitted(member)) member.seat.writer.send(packet);
    }
  }

  private isAdmitted(member: Member): boolean {
    return member.authorisedAt > this.log.accessAt;
  }

  private askEverybodyAgain(): void {
    this.accessAt = this.log.accessAt;
    for (const member of this.members) {
      if (this.isAdmitted(member)) continue;
      member.isWaiting = true;
      this.waiting.add(member);
      this.host.readmit(member);
    }
  }

  private isAtHead(): boolean {
    return this.newest !== null && covers(this.newest, this.log.head);
  }

  private prove(at: number): void {
    this.provenAt = Math.max(this.provenAt, at);
    this.settleDebts();
  }

  /** The first change leaves at once; changes within the window after it are merged into one frame. */
  private workSoon(): void {
    if (this.isWorking || this.timer) return;
    const wait = this.windowEndsAt - monotonic();
    if (wait <= 0) return void this.work();
    this.timer = setTimeout(() => {
      this.timer = null;
      void this.work();
    }, wait);
  }

  private async work(): Promise<void> {
    this.isWorking = true;
    this.windowEndsAt = monotonic() + this.host.options.mergeMs;
    let isRead = false;
    try {
      const known = this.host.cache.restamp(this.slot, this.log);
      const { view, readAt } = known
        ? { view: known, readAt: this.log.provenAt }
        : await this.host.cache.refresh(this.slot);
      // Access may have changed up to this revision, so the log is read before anybody sees the frame.
      if (!this.isKnown(view)) await this.host.heads.catchUp(this.log.stream);
      if (this.isOver) return;
      isRead = true;
      if (this.isKnown(view)) this.take(view, readAt);
    } catch (error) {
      if (this.isOver) return;
      if (error instanceof Failure && error.status < 409) return this.host.end(this, error);
      // The channel stays silent until it knows what is true; the next read of the head tries again.
      logger.warn(`view ${this.slot.id} cannot be read: ${(error as Error).message}`);
    } finally {
      this.isWorking = false;
    }
    if (isRead && this.log.head !== null && !this.isAtHead()) this.workSoon();
  }

  private isKnown(view: EncodedView): boolean {
    return this.log.head !== null && covers(this.log.head, view);
  }

  private take(view: EncodedView, readAt: number): void {
    if (this.newest?.epoch === view.epoch && view.revision < this.newest.revision) return;
    if (isSamePicture(view, this.shown)) this.newest = view;
    else this.show(view);
    this.provenAt = Math.max(this.provenAt, readAt);
    this.settleDebts(true);
  }

  private show(view: EncodedView): void {
    const before = this.shown;
    this.shown = view;
    this.newest = view;
    const packet = this.frames.picture(view, before, this.log);
    for (const member of this.members) {
      if (member.isWaiting) continue;
      if (this.isAdmitted(member) && member.seat.writer.send(packet)) {
        member.sent = view.body;
      } else {
        member.isWaiting = true;
        this.waiting.add(member);
      }
    }
  }
}

function covers(newer: Head, older: Head | null): boolean {
  return older !== null && newer.epoch === older.epoch && newer.revision >= older.revision;
}
