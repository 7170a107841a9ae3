// The open channels of this node and who watches them.

import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { ViewName } from '@rampa/contract';
import { Failure, failureText, type Guid } from '@rampa/kernel';
import { Channel, memberId, type ChannelHost, type Member } from './channel.ts';
import { Door, type Admission } from './door.ts';
import { Heads } from './heads.ts';
import { LiveMetrics } from './metrics.ts';
import { LIVE_OPTIONS, type LiveOptions } from './options.ts';
import { endJson, packetOf } from './packet.ts';
import type { Seat } from './seat.ts';
import { monotonic } from './timing.ts';
import { ViewCache, type ViewSlot } from './view-cache.ts';

function isRefusal(error: unknown): error is Failure {
  return error instanceof Failure && error.status < 500;
}

@Injectable()
export class Channels implements ChannelHost, OnModuleInit, OnModuleDestroy {
  private readonly open = new Map<string, Channel>();
  private readonly ofStream = new Map<Guid, Set<Channel>>();
  /** What each screen watches, by `memberId`. */
  private readonly ofSeat = new WeakMap<Seat, Map<string, Member>>();
  private timer: NodeJS.Timeout | null = null;

  constructor(
    readonly cache: ViewCache,
    readonly heads: Heads,
    private readonly door: Door,
    readonly metrics: LiveMetrics,
    @Inject(LIVE_OPTIONS) readonly options: LiveOptions,
  ) {}

  onModuleInit(): void {
    this.heads.onHead((log) => {
      for (const channel of [...(this.ofStream.get(log.stream) ?? [])]) channel.headRead();
    });
    this.timer = setInterval(() => {
      for (const channel of this.open.values()) channel.beat();
    }, this.options.beatMs);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    if (this.timer) clearInterval(this.timer);
    for (const channel of this.open.values()) channel.close();
    this.open.clear();
    this.ofStream.clear();
  }

  /** `joined` is called before the snapshot leaves. Throws the Failure of the door when access is refused. */
  async subscribe(seat: Seat, view: ViewName, key: string, joined: () => void): Promise<void> {
    const id = memberId(view, key);
    const members = this.membersOf(seat);
    const found = members.get(id);
    if (!found && members.size >= this.options.subscriptions) throw new Failure('tooMany');
    const member: Member = found ?? {
      ...{ seat, view, key, channel: null, authorisedAt: 0, answeredAt: 0, sent: null },
      ...{ isWaiting: false, isAsking: false, isGone: false },
    };
    members.set(id, member);
    member.sent = null;
    try {
      this.seatIn(member, await this.door.admit(member), joined);
    } catch (error) {
      // When the door cannot answer, members stay in; the others ask again by themselves.
      if (isRefusal(error) || !member.channel) this.remove(member);
      else member.channel.owe(member);
      throw error;
    }
  }

  unsubscribe(seat: Seat, view: ViewName, key: string): void {
    const member = this.membersOf(seat).get(memberId(view, key));
    if (member) this.remove(member);
  }

  leave(seat: Seat): void {
    for (const member of [...this.membersOf(seat).values()]) this.remove(member);
  }

  /** Called when the socket has room again. */
  drained(seat: Seat): void {
    for (const { channel } of this.membersOf(seat).values()) channel?.settleDebts();
  }

  private membersOf(seat: Seat): Map<string, Member> {
    const found = this.ofSeat.get(seat) ?? new Map<string, Member>();
    this.ofSeat.set(seat, found);
    return found;
  }

  readmit(member: Member): void {
    if (member.isAsking || member.isGone) return;
    member.isAsking = true;
    this.door
      .admit(member)
      .finally(() => (member.isAsking = false))
      .then(
        (admission) => this.seatIn(member, admission),
        (error: unknown) => {
          // When the door cannot answer, the member is not refused: it gets nothing until there is an answer.
          if (isRefusal(error)) this.sayEnd(member, error);
        },
      )
      .catch(() => undefined);
  }

  end(channel: Channel, failure: Failure): void {
    for (const member of [...channel.members]) this.sayEnd(member, failure);
  }

  endSeat(seat: Seat, failure: Failure): void {
    for (const member of [...this.membersOf(seat).values()]) this.sayEnd(member, failure);
  }

  private sayEnd(member: Member, { code, details }: Failure): void {
    if (member.isGone) return;
    const message = details[0]?.message ?? failureText(code);
    member.seat.writer.write(packetOf(endJson({ view: member.view, key: member.key, code, message })));
    this.metrics.ends++;
    this.remove(member);
  }

  private seatIn(member: Member, { definition, grant, ...answer }: Admission, joined?: () => void): void {
    if (member.isGone) return;
    member.authorisedAt = answer.askedAt;
    member.answeredAt = answer.answeredAt;
    const slot = this.cache.slot(definition, member.key, grant);
    const channel = this.open.get(slot.id) ?? this.openChannel(slot);
    if (member.channel !== channel) {
      if (member.channel) this.takeOut(member, member.channel);
      member.channel = channel;
      member.sent = null;
      channel.members.add(member);
    }
    joined?.();
    channel.owe(member);
  }

  private openChannel(slot: ViewSlot): Channel {
    const log = this.heads.watch(slot.stream);
    const channel = new Channel(slot, log, this);
    this.open.set(slot.id, channel);
    const siblings = this.ofStream.get(slot.stream) ?? new Set();
    this.ofStream.set(slot.stream, siblings.add(channel));
    // A head read a moment ago is good enough: whatever comes after it wakes the channel.
    if (log.head && monotonic() - log.provenAt <= this.options.proofMs) channel.headRead();
    return channel;
  }

  private remove(member: Member): void {
    if (member.isGone) return;
    member.isGone = true;
    const id = memberId(member.view, member.key);
    const members = this.membersOf(member.seat);
    if (members.get(id) === member) members.delete(id);
    if (member.channel) this.takeOut(member, member.channel);
  }

  private takeOut(member: Member, channel: Channel): void {
    channel.remove(member);
    if (channel.members.size > 0 || channel.isOver) return;
    channel.close();
    this.open.delete(channel.slot.id);
    const siblings = this.ofStream.get(channel.slot.stream);
    siblings?.delete(channel);
    if (siblings?.size === 0) this.ofStream.delete(channel.slot.stream);
    this.heads.unwatch(channel.slot.stream);
  }
}
