// The judge's page in a real browser, used as a judge does; each tap is written into his ledger first.

import type { BrowserContext, Page } from '@playwright/test';
import type { Guid } from '@rampa/kernel';
import type { DrillContest } from '../contest.ts';

export interface Tapped {
  item: Guid;
  point: Guid;
  value: number;
}

/** Something that shows the page. */
export interface Holder {
  context: BrowserContext;
  page: Page;
}

export class Tablet {
  readonly device: Holder;
  readonly contest: DrillContest;
  readonly taps: Tapped[];
  #url: string;

  constructor(given: { device: Holder; contest: DrillContest; url: string; taps?: Tapped[] }) {
    this.device = given.device;
    this.contest = given.contest;
    this.taps = given.taps ?? [];
    this.#url = given.url;
  }

  get page(): Page {
    return this.device.page;
  }

  /** Opens the organizer's link and taps «Войти». */
  async enter(path: string): Promise<void> {
    // A link that differs only behind the # would not reload the page.
    await this.page.goto('about:blank');
    await this.page.goto(this.#url + path);
    await this.page.getByRole('button', { name: 'Войти' }).click();
    await this.ready();
  }

  /** Opens the page as an installed app does: without a key. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.#url + path.split('#')[0]!);
  }

  async ready(): Promise<void> {
    await this.page.locator('.judge-row').first().waitFor();
  }

  /** Waits until the service worker has everything that a start without a network needs. */
  async installed(): Promise<void> {
    await this.page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  }

  /**
   * Two taps on the pad, on the chosen cell; `value` in thousandths, at least a tenth, below ten. `isLast`: the tab
   * closes at this very moment, so that nothing after the tap's own handler is stored.
   */
  async tap(item: number, point: number, value: number, isLast = false): Promise<void> {
    const { page, contest } = this;
    const chosen = page.locator('.judge-list li button').nth(item);
    if ((await chosen.getAttribute('aria-current')) !== 'true') {
      await chosen.click();
      await page.locator('.judge-list li').nth(item).locator('button[aria-current=true]').waitFor();
    }
    const row = page.locator('.judge-row').nth(point);
    await row.click();
    await row.and(page.locator('[aria-pressed=true]')).waitFor();
    this.taps.push({ item: contest.items[item]!, point: contest.points[point]!, value });
    await page.getByRole('button', { name: String(Math.floor(value / 1000)), exact: true }).click();
    const tenth = page.getByRole('button', { name: `,${(value % 1000) / 100}`, exact: true });
    if (!isLast) return tenth.click();
    await tenth.evaluate((button: HTMLElement) => {
      button.click();
      const gone = () => {
        throw new Error('The tab is closed');
      };
      Storage.prototype.setItem = gone;
      Storage.prototype.removeItem = gone;
      IDBDatabase.prototype.transaction = gone;
    });
  }

  /** Cells with a tap: the page counts them as marks. */
  get cells(): number {
    return new Set(this.taps.map(({ item, point }) => `${item} ${point}`)).size;
  }

  /** Whether the page shows a warning with these words; it must be Russian and an alert. */
  warns(words: RegExp, limitMs = 20_000): Promise<boolean> {
    const alert = this.page.getByRole('alert').filter({ hasText: words });
    return alert.waitFor({ timeout: limitMs }).then(
      () => true,
      () => false,
    );
  }

  /**
   * Whether the page names this number of unsent marks, on the sheet or on the sign-in page; null when it never did.
   */
  async tells(unsent: number, limitMs = 20_000): Promise<boolean> {
    const told = (count: number) => {
      const bars = document.querySelectorAll('.judge-bar, .judge-ended, .r-gate');
      return [...bars].some((bar) => Number(/(\d+)\s+оцен/u.exec(bar.textContent ?? '')?.[1] ?? 0) === count);
    };
    return this.page.waitForFunction(told, unsent, { timeout: limitMs, polling: 50 }).then(
      () => true,
      () => false,
    );
  }
}
