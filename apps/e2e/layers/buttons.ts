// The controls of a page or of a layer over it: found, not listed, one of each kind.

import type { ElementHandle, Page } from '@playwright/test';

export const LAYERS = 'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"]';
export const PRESSED = ':is(button, [role="button"])';
export const ITEMS = '[role^="menuitem"]';
export const CHOSEN = ':is([role="combobox"], [aria-haspopup="listbox"])';

export type Find = () => Promise<ElementHandle<HTMLElement> | null>;

interface Found {
  key: string;
  /** It says that it opens something. */
  says: boolean;
}

/** New ones only: rows of a list have the same controls. */
export async function buttonsOf(page: Page, selector: string, seen: Set<string>, of: string): Promise<Found[]> {
  const found = await keyed(page, selector, of);
  return found.filter(({ key }) => !seen.has(key) && seen.add(key));
}

export async function buttonOf(page: Page, selector: string, key: string, of: string) {
  const at = (await keyed(page, selector, of)).find((one) => one.key === key)?.at;
  const handle = at === undefined ? null : await page.locator(selector).nth(at).elementHandle();
  return handle as ElementHandle<HTMLElement> | null;
}

/**
 * Only controls of the top layer, if there is one. Names of things are cut off: «Действия: № 4 Лель» and «Действия: № 5
 * …» are one kind.
 */
function keyed(page: Page, selector: string, of: string): Promise<(Found & { at: number })[]> {
  return page.locator(selector).evaluateAll(
    (elements, [group, layers]) => {
      const leaves = /^(Выйти|Скачать|Напечатать|Печать|Копировать|Закрыть|Отменить$|Не надо)/;
      const top = [...document.querySelectorAll(layers)].filter((one) => one.checkVisibility()).at(-1);
      return (elements as HTMLElement[]).flatMap((element, at) => {
        if (top && !top.contains(element)) return [];
        if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert], [aria-hidden="true"]'))
          return [];
        if (element.matches(':disabled, [aria-disabled="true"], [type="submit"]')) return [];
        const label = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.innerText;
        const words = (label ?? element.innerText).trim().replace(/^№.*,\s+/s, '');
        if (leaves.test(words)) return [];
        const key = `${group}: ${words.split(/[:\n№«0-9]/)[0]!.trim() || words}`;
        const says = element.hasAttribute('aria-haspopup') || element.hasAttribute('aria-expanded');
        return [{ at, key, says }];
      });
    },
    [of, LAYERS] as const,
  );
}
