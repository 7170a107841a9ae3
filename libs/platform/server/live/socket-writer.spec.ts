import type { Socket } from 'socket.io';
import { beforeEach, describe, expect, it } from 'vitest';
import { LiveMetrics } from './metrics.ts';
import { liveOptions } from './options.ts';
import { SocketWriter } from './socket-writer.ts';
import { packetOf } from './packet.ts';

type Sent = (error?: Error) => void;

/** The `ws` socket below Engine.IO, on a network that takes as many frames as the test allows. */
class Raw {
  readonly readyState = 1;
  readonly written: { length: number; sent: Sent | undefined }[] = [];
  takes = Infinity;
  private waiting: { length: number; sent: Sent | undefined }[] = [];

  get bufferedAmount(): number {
    return this.waiting.reduce((sum, { length }) => sum + length, 0);
  }

  terminate(): void {
    this.takes = 0;
  }

  readonly _sender = {
    sendFrame: ([frame]: Buffer[], sent?: Sent) => {
      const write = { length: frame!.length, sent };
      this.written.push(write);
      this.waiting.push(write);
      this.flush();
    },
  };

  /** The network takes this many more frames. */
  take(frames: number): void {
    this.takes = frames;
    this.flush();
  }

  private flush(): void {
    while (this.takes > 0 && this.waiting.length > 0) {
      this.takes--;
      this.waiting.shift()!.sent?.();
    }
  }
}

const SMALL = packetOf('{"t":"beat"}');
const size = SMALL.bytes[0]!.length;

let raw: Raw;
let queued: unknown[];
let drained: number;

function writer(options: { unsentFrames?: number; unsentBytes?: number }): SocketWriter {
  const conn = {
    ...{ readyState: 'open', writeBuffer: queued, transport: { socket: raw } },
    write: (data: string) => queued.push(data),
  };
  return new SocketWriter({ conn } as unknown as Socket, liveOptions(options), new LiveMetrics(), () => void drained++);
}

beforeEach(() => {
  raw = new Raw();
  queued = [];
  drained = 0;
});

describe('a socket that reads', () => {
  it('takes frame after frame, none of which calls back', () => {
    const open = writer({ unsentFrames: 10 });
    for (let frame = 0; frame < 100; frame++) expect(open.send(SMALL)).toBe(true);
    expect(raw.written).toHaveLength(100);
    expect(raw.written.every(({ sent }) => sent === undefined)).toBe(true);
  });

  it('gets its frames after what Engine.IO still holds', () => {
    queued.push('ping');
    expect(writer({}).send(SMALL)).toBe(true);
    expect(raw.written).toEqual([]);
    expect(queued).toEqual(['ping', SMALL.data]);
  });
});

describe('a socket that stops reading', () => {
  beforeEach(() => (raw.takes = 0));

  it('is given the frame that finds this out and as many more as may be unsent', () => {
    const slow = writer({ unsentFrames: 10 });
    const taken = Array.from({ length: 50 }, () => slow.send(SMALL)).filter(Boolean);
    expect(taken).toHaveLength(11);
    expect(raw.written).toHaveLength(11);
    expect(slow.fullSince).not.toBeNull();
  });

  it('is given no more bytes than may be unsent, and the frame that passes them', () => {
    const slow = writer({ unsentBytes: 5 * size });
    for (let frame = 0; frame < 50; frame++) slow.send(SMALL);
    expect(raw.bufferedAmount).toBe(5 * size);
  });

  it.each([{ unsentFrames: 10 }, { unsentBytes: 10 * size }])('hears when half of %o has left, once', (options) => {
    const slow = writer(options);
    for (let frame = 0; frame < 50; frame++) slow.send(SMALL);
    const given = raw.written.length;
    raw.take(3);
    expect(drained).toBe(0);
    expect(slow.send(SMALL)).toBe(false);
    raw.take(given - 3);
    expect(drained).toBe(1);
    expect(slow.fullSince).toBeNull();
    expect(slow.send(SMALL)).toBe(true);
  });

  it('is counted anew when it stops again', () => {
    const slow = writer({ unsentFrames: 10 });
    for (let round = 0; round < 3; round++) {
      raw.take(Infinity);
      expect(raw.bufferedAmount).toBe(0);
      raw.takes = 0;
      const taken = Array.from({ length: 50 }, () => slow.send(SMALL)).filter(Boolean);
      expect(taken).toHaveLength(11);
    }
  });
});
