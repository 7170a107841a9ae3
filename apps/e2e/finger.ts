// A finger that drags, because Playwright itself only taps.

import type { Locator, Page } from '@playwright/test';

const STEPS = 12;

/** Drags from the middle of one element to `top` pixels below the upper edge of the other. */
export async function dragByFinger(page: Page, from: Locator, to: Locator, top = 6): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const [begin, end] = [(await from.boundingBox())!, (await to.boundingBox())!];
  const x = begin.x + begin.width / 2;
  const y = begin.y + begin.height / 2;
  await swipe(page, { x, y }, { x, y: end.y + top });
}

interface Point {
  x: number;
  y: number;
}

export async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', from);
  for (let step = 1; step <= STEPS; step++) {
    const along = (a: number, b: number) => a + ((b - a) * step) / STEPS;
    await touch('touchMove', { x: along(from.x, to.x), y: along(from.y, to.y) });
  }
  await touch('touchEnd');
  await session.detach();
}
