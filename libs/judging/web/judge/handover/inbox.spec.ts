import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetParts, onArrival, takeMarks, waitingParts } from './inbox.ts';

describe('parts that come by the device’s own camera', () => {
  const texts = new Map<string, string>();
  const location = { hash: '', pathname: '/judge/ratings', search: '' };
  const open = (hash: string) => {
    location.hash = hash;
    takeMarks();
  };
  beforeEach(() => {
    texts.clear();
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.stubGlobal('location', location);
    vi.stubGlobal('history', { state: null, replaceState: () => (location.hash = '') });
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, value: string) => texts.set(key, value),
      removeItem: (key: string) => texts.delete(key),
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('leave the address at once and wait, each once, the last one last', () => {
    let arrived = 0;
    const stop = onArrival(() => arrived++);
    for (const part of ['2', '1', '2']) open(`#marks=R1.0a0b0c0d.${part}.2.zAb-_`);
    stop();
    expect(location.hash).toBe('');
    expect(waitingParts()).toEqual(['R1.0a0b0c0d.1.2.zAb-_', 'R1.0a0b0c0d.2.2.zAb-_']);
    expect(arrived).toBe(3);
    forgetParts();
    expect(waitingParts()).toEqual([]);
  });

  it('leave the key of a link where it is', () => {
    open('#key=SECRET');
    expect(location.hash).toBe('#key=SECRET');
    expect(waitingParts()).toEqual([]);
  });

  it('are gone from the device after half a day', () => {
    open('#marks=R1.0a0b0c0d.1.2.zAb-_');
    vi.setSystemTime(Date.now() + 13 * 3600 * 1000);
    expect(waitingParts()).toEqual([]);
    expect(texts.size).toBe(0);
  });
});
