import { describe, expect, it } from 'vitest';
import type { loadLive } from './browser-socket.ts';
import { browserSocket } from './browser-socket.ts';

type Load = typeof loadLive;

/** The library in the test's hands: what it was told, and which listeners it was given. */
function library() {
  const told: string[] = [];
  const heard = new Map<string, (given: unknown) => void>();
  const made = {
    connected: false,
    connect: () => told.push('connect'),
    disconnect: () => told.push('disconnect'),
    on: (event: string, listener: (given: unknown) => void) => heard.set(event, listener),
    emit: () => undefined,
  };
  return { told, heard, load: (async () => ({ io: () => made })) as unknown as Load };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the socket of a browser', () => {
  it('connects as soon as its library is here, with the listeners given before', async () => {
    const { told, heard, load } = library();
    const frames: unknown[] = [];
    const socket = browserSocket(undefined, load);
    socket.on('frame', (frame: unknown) => frames.push(frame));
    expect(socket.connected).toBe(false);
    socket.connect();
    await settled();
    expect(told).toEqual(['connect']);
    heard.get('frame')!('a frame');
    expect(frames).toEqual(['a frame']);
  });

  it('does not connect when nobody wants it any more', async () => {
    const { told, load } = library();
    const socket = browserSocket(undefined, load);
    socket.connect();
    socket.disconnect();
    await settled();
    expect(told).toEqual([]);
  });

  it('tells a library that did not come as a failed attempt, and asks for it again with the next one', async () => {
    const { told, load } = library();
    const errors: unknown[] = [];
    let isThere = false;
    const socket = browserSocket(undefined, () => (isThere ? load() : Promise.reject(new Error('lost'))));
    socket.on('connect_error', (error: unknown) => errors.push(error));
    socket.connect();
    await settled();
    expect(errors).toEqual([new Error('lost')]);
    isThere = true;
    socket.connect();
    await settled();
    expect(told).toEqual(['connect']);
  });
});
