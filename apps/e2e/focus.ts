// Checks by keyboard that the focus is always visible (WCAG 2.4.7) and covered by nothing (2.4.11), and that Tab
// follows the order of the page.

import type { Page } from '@playwright/test';

/**
 * Returns what shows no focus, or has it under a bar. Moves the focus by script instead of a press for each element.
 */
export async function lostFocus(page: Page, within = 'body'): Promise<string[]> {
  if (within === 'body')
    await page.evaluate(() => {
      scrollTo(0, 0);
      // Tab starts at the top of the page even if the page had moved the focus further down, where it might open a list
      // that covers what follows.
      document.body.tabIndex = -1;
      document.body.focus();
      document.body.removeAttribute('tabindex');
    });
  // From here on the browser treats the focus as moved by keyboard.
  await page.keyboard.press('Tab');
  return page.evaluate((root) => {
    const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';
    const SIGNS = ['outline', 'boxShadow', 'borderColor', 'backgroundColor', 'color', 'textDecoration'] as const;
    const isShown = (element: HTMLElement) =>
      element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) && !element.closest('[inert]');
    const labelsOf = (element: HTMLElement) => [...((element as HTMLInputElement).labels ?? [])];
    /** Elements that may show the focus: the element, one inside it, one around it, or its label. */
    const around = (element: HTMLElement): Element[] => [
      element,
      ...element.querySelectorAll('*'),
      ...[element.parentElement, element.parentElement?.parentElement].filter(
        (one) => one !== null && one !== undefined,
      ),
      ...(element.parentElement?.children ?? []),
      ...labelsOf(element),
    ];
    const signOf = (nodes: Element[]) =>
      nodes
        .flatMap((node) =>
          [undefined, '::before', '::after'].map((part) => {
            const style = getComputedStyle(node, part);
            const { outlineStyle, outlineWidth, outlineColor } = style;
            const outline =
              outlineStyle === 'none' || parseFloat(outlineWidth) === 0 ? '' : outlineWidth + outlineColor;
            return SIGNS.map((sign) => (sign === 'outline' ? outline : style[sign])).join();
          }),
        )
        .join('|');
    const scrollersOf = (element: Element): Element[] => {
      const found: Element[] = [];
      for (let one = element.parentElement; one && one !== document.body; one = one.parentElement)
        if (one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY)) found.push(one);
      return found;
    };
    const isCovered = (element: HTMLElement) => {
      const shown = [element, ...labelsOf(element)].map((one) => one.getBoundingClientRect());
      const box = shown.find(({ width, height }) => width > 4 && height > 4);
      if (!box) return false;
      // Only a part of an element taller than the window, or than its scroller, can be visible.
      const holders = scrollersOf(element).map((one) => one.getBoundingClientRect());
      const left = Math.max(box.left, 0, ...holders.map((one) => one.left));
      const top = Math.max(box.top, 0, ...holders.map((one) => one.top));
      const right = Math.min(box.right, innerWidth, ...holders.map((one) => one.right));
      const bottom = Math.min(box.bottom, innerHeight, ...holders.map((one) => one.bottom));
      if (right <= left || bottom <= top) return true;
      const own = [element, ...labelsOf(element), element.parentElement];
      return ![0.5, 0.1, 0.9].some((across) =>
        [0.5, 0.1, 0.9].some((down) => {
          const hit = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
          return hit !== null && own.some((one) => one?.contains(hit));
        }),
      );
    };
    const name = (element: HTMLElement) => element.outerHTML.replace(/<svg.*?<\/svg>/gs, '').slice(0, 160);
    const faults: string[] = [];
    for (const element of document.querySelector(root)?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? []) {
      if (element.tabIndex < 0 || element.matches(':disabled') || !isShown(element)) continue;
      if (element.tabIndex > 0) faults.push(`out of the page's order: ${name(element)}`);
      const isShownBy = (nodes: Element[]) => {
        if (document.activeElement === element) element.blur();
        const before = signOf(nodes);
        element.focus();
        return document.activeElement === element ? signOf(nodes) !== before : null;
      };
      // Nearly everything shows it by itself; to read the styles of all around it costs fifty times as much.
      const own = isShownBy([element]);
      if (own === null) continue;
      if (!own && isShownBy(around(element)) === false) faults.push(`shows no focus: ${name(element)}`);
      if (isCovered(element)) faults.push(`hidden while it has the focus: ${name(element)}`);
    }
    if (root === 'body') {
      (document.activeElement as HTMLElement | null)?.blur();
      scrollTo(0, 0);
    }
    return faults;
  }, within);
}
