// Lists to choose from, by keyboard: the highlighted option is named and visible, and Esc closes only the list.

import type { Page } from '@playwright/test';
import { buttonOf, buttonsOf, CHOSEN } from './buttons.ts';
import { countOf, focused, heardByAxe } from './over.ts';

const OPENS_WITHIN_MS = 400;

/** Every list of the top layer or the page; nothing is chosen. */
export async function listsOf(page: Page, seen: Set<string>, of: string, hasAxe: boolean): Promise<string[]> {
  const faults: string[] = [];
  for (const { key } of await buttonsOf(page, CHOSEN, seen, of)) {
    const field = await buttonOf(page, CHOSEN, key, of);
    if (!field) continue;
    const layers = await countOf(page);
    await field.focus().catch(() => undefined); // it was redrawn meanwhile
    await page.keyboard.press('ArrowDown');
    const list = page.getByRole('listbox').filter({ visible: true }).last();
    const isOpen = await list.waitFor({ timeout: OPENS_WITHIN_MS }).then(
      () => true,
      () => false,
    );
    // A field with suggestions shows none for empty text.
    if (!isOpen) continue;
    await page.keyboard.press('ArrowDown');
    const wrong = await page
      .waitForFunction(
        (input) => {
          const at = input.getAttribute('aria-activedescendant');
          const option = at ? document.getElementById(at) : null;
          if (!option) return false;
          const { left, top, width, height } = option.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return hit !== null && (option.contains(hit) || hit.contains(option));
        },
        field,
        { timeout: 1_000 },
      )
      .then(
        () => false,
        () => true,
      );
    if (wrong) faults.push(`${key}: what the arrow stands on is not named or not seen`);
    if ((await field.getAttribute('aria-expanded')) !== 'true') faults.push(`${key}: does not say that it is open`);
    if (hasAxe) faults.push(...(await heardByAxe(page, '[role="listbox"]', key)));
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden', timeout: 1_000 }).catch(() => faults.push(`${key}: Esc leaves the list`));
    if ((await countOf(page)) !== layers) return [...faults, `${key}: Esc closes more than the list`];
    const isBack = await field.evaluate((input) => document.activeElement === input);
    if (!isBack) faults.push(`${key}: after Esc the focus is on ${await focused(page)}`);
  }
  return faults;
}
