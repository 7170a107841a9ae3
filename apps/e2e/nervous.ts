// An accidental second press, right after the first one has changed the control's label.

import type { Page } from '@playwright/test';

export interface Nervous {
  /** What tells that the first press was carried out. */
  selector: string;
  text: string;
  /** The key that is pressed again; null: the button at the same place. */
  key: { key: string; code: string } | null;
}

/**
 * Installed before the first press. The page counts its actions in `data-nervous`, so that a test can wait for them.
 */
export async function pressAgainAt(page: Page, nervous: Nervous): Promise<void> {
  await page.evaluate(({ selector, text, key }) => {
    delete document.documentElement.dataset.nervous;
    new MutationObserver((_, observer) => {
      const place = document.querySelector<HTMLElement>(selector);
      if (!place?.textContent.includes(text)) return;
      observer.disconnect();
      // In the next task, when the page handles keys by its new state.
      setTimeout(() => {
        if (key === null) {
          for (const type of ['pointerdown', 'pointerup']) {
            place.dispatchEvent(new PointerEvent(type, { bubbles: true }));
          }
          place.click();
        } else {
          for (const type of ['keydown', 'keyup']) {
            document.body.dispatchEvent(new KeyboardEvent(type, { ...key, bubbles: true, cancelable: true }));
          }
        }
        document.documentElement.dataset.nervous = 'done';
      });
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, nervous);
}

export async function pressedAgain(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.nervous === 'done');
}
