// Text typed into the top layer is not lost by Esc: it asks, and «Вернуться» restores everything, or it is still there when
// the layer is opened again.

import type { Page } from '@playwright/test';
import { LAYERS } from './buttons.ts';
import { countOf } from './over.ts';

/** Free text only, inside a form or not: fields with a mask, a list or a calendar take no letter, a search loses none. */
const TEXT =
  ':is(textarea, input:not([type]), input[type="text"], input[type="email"]):not([inputmode]):not([role]):not([aria-haspopup]):not([readonly]):not(:disabled)';

/** Null: nothing can be typed there. */
export async function losesTyped(
  page: Page,
  name: string,
  openAgain: () => Promise<unknown>,
): Promise<string[] | null> {
  const before = await countOf(page);
  const top = page.locator(`:is(${LAYERS})`).filter({ visible: true }).last();
  const field = top.locator(TEXT).filter({ visible: true }).first();
  if ((await field.count()) === 0) return null;
  const was = await field.inputValue();
  const typed = `${was}ё`;
  await field.fill(typed);
  await field.press('Escape');
  const isAsked = await page
    .waitForFunction(
      ([layers, count]) =>
        [...document.querySelectorAll(layers)].filter((one) => one.checkVisibility()).length === count,
      [LAYERS, before + 1] as const,
      { timeout: 2_000 },
    )
    .then(
      () => true,
      () => false,
    );
  if (!isAsked) {
    await openAgain();
    if ((await countOf(page)) !== before || (await field.inputValue()) !== typed)
      return [`${name}: Esc loses what was typed`];
    await field.fill(was);
    return [];
  }
  await page.keyboard.press('Escape');
  await page.waitForFunction(
    ([layers, count]) => [...document.querySelectorAll(layers)].filter((one) => one.checkVisibility()).length === count,
    [LAYERS, before] as const,
  );
  if ((await field.inputValue()) !== typed) return [`${name}: what was typed is gone after «Вернуться»`];
  await field.fill(was);
  return [];
}
