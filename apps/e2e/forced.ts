// Checks that states stay visible under forced colours: everything that declares itself pressed, chosen, checked or lit
// must look different without it.

import type { Page } from '@playwright/test';

/** Returns elements that look the same with their state and without. */
export function lostStates(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SIGNS = [
      'color',
      'backgroundColor',
      'borderColor',
      'borderWidth',
      'outline',
      'opacity',
      'fontWeight',
      'left',
      'content',
      'transform',
      'insetInlineStart',
    ] as const;
    const STATES = [
      ['aria-pressed', '[aria-pressed="true"]'],
      ['aria-current', '[aria-current]:not([aria-current="false"])'],
      ['aria-selected', '[aria-selected="true"]'],
      ['data-state', 'li[data-state="now"]'],
      ['data-state', '.r-lamp[data-state]:not([data-state="waiting"])'],
      ['data-chosen', '[data-chosen]'],
      ['data-now', '[data-now]'],
      ['data-active', '.mantine-SegmentedControl-label[data-active]'],
    ] as const;
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important; }');
    document.adoptedStyleSheets.push(still);
    const painted = (element: Element) =>
      [element, ...(element.parentElement?.children ?? []), ...element.querySelectorAll('*')]
        .flatMap((node) =>
          [undefined, '::before', '::after'].map((part) => {
            const style = getComputedStyle(node, part);
            return SIGNS.map((sign) => style[sign]).join();
          }),
        )
        .join('|');
    const name = (element: Element) => element.outerHTML.replace(/<svg.*?<\/svg>/gs, '').slice(0, 160);
    const faults: string[] = [];
    for (const [attribute, selector] of STATES) {
      for (const element of document.querySelectorAll(selector)) {
        if (!element.checkVisibility()) continue;
        const value = element.getAttribute(attribute)!;
        const before = painted(element);
        element.removeAttribute(attribute);
        if (painted(element) === before) faults.push(`${attribute} is not seen: ${name(element)}`);
        element.setAttribute(attribute, value);
      }
    }
    // The system's plate behind words has the colour of its canvas, not that of what is chosen.
    for (const element of document.querySelectorAll('[aria-pressed="true"], [aria-selected="true"]'))
      if (element.checkVisibility() && getComputedStyle(element).forcedColorAdjust !== 'none')
        faults.push(`words are on a plate: ${name(element)}`);
    for (const input of document.querySelectorAll<HTMLInputElement>('input[type="checkbox"], input[type="radio"]')) {
      // The browser draws its own boxes correctly.
      if (!input.checkVisibility() || getComputedStyle(input).appearance === 'auto') continue;
      const was = input.checked;
      const before = painted(input);
      input.checked = !was;
      if (painted(input) === before) faults.push(`checked is not seen: ${name(input)}`);
      input.checked = was;
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
    return [...new Set(faults)];
  });
}
