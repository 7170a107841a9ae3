// Checks that states stay visible under forced colours: everything that declares itself pressed, chosen, checked or lit
// must look different without it, and each state of a lamp different from the others.

import type { Page } from '@playwright/test';

/** Returns elements that look the same with their state and without, and lamps whose states cannot be told apart. */
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
    // A lamp is seen in each of its states on the ground where it stands, and tells them apart.
    const groundOf = (element: Element): string => {
      const { backgroundColor } = getComputedStyle(element);
      const isClear = /^rgba\(.*, 0\)$/.test(backgroundColor);
      return isClear && element.parentElement ? groundOf(element.parentElement) : backgroundColor;
    };
    const lookOf = (lamp: Element): string => {
      const ground = groundOf(lamp.parentElement!);
      const seen = (color: string) => (/^rgba\(.*, 0\)$/.test(color) || color === ground ? '' : color);
      const [own, lit] = [getComputedStyle(lamp), getComputedStyle(lamp, '::after')];
      return [
        seen(own.borderTopColor) && `${own.borderTopColor} ${own.borderTopWidth}`,
        seen(own.backgroundColor),
        own.backgroundImage === 'none' ? '' : own.backgroundImage,
        lit.opacity === '0' ? '' : seen(lit.backgroundColor),
      ].join('|');
    };
    for (const lamp of document.querySelectorAll('.r-lamp[data-state]')) {
      if (!lamp.checkVisibility()) continue;
      const value = lamp.getAttribute('data-state')!;
      const looks = new Map([['|||', 'nothing']]);
      for (const state of ['waiting', 'called', 'ready', 'now', 'past']) {
        lamp.setAttribute('data-state', state);
        const look = lookOf(lamp);
        const other = looks.get(look);
        if (other) faults.push(`a lamp ${state} looks like ${other}: ${name(lamp.parentElement!)}`);
        looks.set(look, state);
      }
      lamp.setAttribute('data-state', value);
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
