import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { framePainted } from './frame-painted.ts';

const FRAME = { firstElementChild: {} } as HTMLElement;
const NO_FRAME = { firstElementChild: null } as HTMLElement;

let frames: (() => void)[];
beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('document', { visibilityState: 'visible' });
});
afterEach(() => void vi.unstubAllGlobals());

it('waits for the task after the frame is painted', async () => {
  let isPainted = false;
  const painted = framePainted(FRAME).then(() => (isPainted = true));
  await Promise.resolve();
  expect(isPainted).toBe(false);
  for (const run of frames) run();
  await Promise.resolve();
  expect(isPainted).toBe(false);
  await painted;
});

it('waits for nothing where there is no frame, or nobody looks', async () => {
  await framePainted(NO_FRAME);
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  await framePainted(FRAME);
  expect(frames).toEqual([]);
});
