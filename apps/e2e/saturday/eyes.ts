// Looks at a page at several sizes: a picture of each, and what is ugly about it in words.

import { expect, type Page } from '@playwright/test';
import { atRest, overhang, picture } from '../pages.ts';
import { runTogether } from '../run-together.ts';

/** Of several programs the first: whoever has one is inside at once. */
export async function chooseFirst(page: Page, programs: string, inside: string): Promise<void> {
  const first = page.locator(programs).first();
  await expect(first.or(page.locator(inside).first()).first()).toBeVisible();
  if (await first.isVisible()) await first.click();
  await expect(page.locator(inside).first()).toBeVisible();
}

/** A picture at each size, and what is ugly about it in words. */
export async function look(page: Page, name: string, ...sizes: readonly (readonly [number, number])[]): Promise<void> {
  const before = page.viewportSize()!;
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise((next) => requestAnimationFrame(next));
    });
    // A result is told mark by mark: the total comes last.
    await atRest(page);
    await picture(page, `saturday/${name}-${width}x${height}`);
    expect.soft(await ugly(page), `${name} at ${width}×${height}`).toEqual([]);
  }
  await page.setViewportSize(before);
}

/** What a name printed on this page must not suffer, in words. */
async function ugly(page: Page): Promise<string[]> {
  const wide = await overhang(page);
  return [
    ...(wide > 0 ? [`${wide} px sideways`] : []),
    ...(await runTogether(page)),
    ...(await broken(page)),
    ...(await overEachOther(page)),
  ];
}

/** Texts of a hall's scene that lie over one another, by the middle half of each line: letters reach no further. */
function overEachOther(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines: { text: string; left: number; right: number; top: number; bottom: number }[] = [];
    const hall = document.querySelector('.hall') ?? document.createElement('div');
    const texts = document.createTreeWalker(hall, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.textContent!.trim() === '' || !text.parentElement!.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right, top, height } of range.getClientRects())
        lines.push({ text: text.textContent!, left, right, top: top + height / 4, bottom: top + (height * 3) / 4 });
    }
    return lines.flatMap((one, at) =>
      lines
        .slice(at + 1)
        .filter(
          (other) =>
            one.text !== other.text &&
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2,
        )
        .map((other) => `${one.text} over ${other.text}`),
    );
  });
}

/** Words that do not stand in one line, but at a hyphen of their own. */
function broken(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const of = text.parentElement!;
      if (of.closest('.r-sr-only, script, style, textarea') || !of.checkVisibility()) continue;
      // A company's long words may be parted by syllables.
      if (text.textContent!.includes('\u00AD')) continue;
      for (const { 0: word, index } of text.textContent!.matchAll(/\p{L}{2,}/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top / 6));
        if (new Set(tops).size > 1) faults.add(`broken: ${word}`);
      }
    }
    return [...faults];
  });
}
