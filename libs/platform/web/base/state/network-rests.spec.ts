import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { networkRests } from './network-rests.ts';

let come: () => void;
let rests: boolean;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(run: () => void) {
        come = run;
      }
      observe() {}
      disconnect() {}
    },
  );
  rests = false;
  void networkRests().then(() => (rests = true));
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('rests once nothing has come for two seconds', async () => {
  await vi.advanceTimersByTimeAsync(1_900);
  come();
  await vi.advanceTimersByTimeAsync(1_900);
  expect(rests).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(rests).toBe(true);
});

it('is not waited for any longer where something always comes', async () => {
  for (let second = 0; second < 19; second++) {
    come();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(rests).toBe(false);
  come();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(rests).toBe(true);
});
