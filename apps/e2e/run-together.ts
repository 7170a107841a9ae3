// Words printed together («НаграждениеРезультаты»): texts of two elements on one line, with no room between them.

import type { Page } from '@playwright/test';

/** Answers each such pair as «Награждение|Результаты». */
export function runTogether(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Of a line's height as it is seen, because previews are drawn smaller than their type says: a space is a fifth of it. */
    const ROOM = 0.1;
    const LETTER = /[\p{L}\d]/u;
    interface Seen {
      text: string;
      parent: Element;
      first: DOMRect;
      last: DOMRect;
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const boxOf = (node: Node, at: number): DOMRect => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    };
    const found = new Set<string>();
    let before: Seen | null = null;
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement!;
      const text = node.nodeValue!;
      if (text === '' || /^(SCRIPT|STYLE|NOSCRIPT)$/.test(parent.tagName)) continue;
      if (parent.closest('svg') || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      const [first, last] = [boxOf(node, 0), boxOf(node, text.length - 1)];
      // Words for screen readers stand in a box of one pixel.
      if (last.height < 2 || parent.closest('.r-sr-only')) continue;
      const seen = { text, parent, first, last };
      if (before !== null && before.parent !== parent && LETTER.test(before.text.at(-1)!) && LETTER.test(text[0]!)) {
        const isOneLine = Math.min(before.last.bottom, first.bottom) - Math.max(before.last.top, first.top) > 4;
        const gap = first.left - before.last.right;
        if (isOneLine && gap > -1 && gap < ROOM * Math.min(before.last.height, first.height))
          found.add(`${before.text.trim().slice(-40)}|${text.trim().slice(0, 40)}`);
      }
      before = seen;
    }
    return [...found];
  });
}
