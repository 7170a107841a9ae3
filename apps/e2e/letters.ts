// Letters that the product has sent, read on its page of caught letters, because the database forgets their bodies.

import { expect, type BrowserContext } from '@playwright/test';
import { BASE } from './contest.ts';

export interface ReadLetter {
  subject: string;
  text: string;
  /** The first address in it; throws when there is none. */
  link(): string;
  /** Its six-digit code; throws when there is none. */
  code(): string;
}

/**
 * The newest letter to an address, once it has arrived; `words` tell it from an older one. The journey's own pages stay
 * where they are.
 */
export async function letterTo(context: BrowserContext, address: string, words = ''): Promise<ReadLetter> {
  const page = await context.newPage();
  try {
    const newest = page.locator('.letters a').first();
    await expect(async () => {
      await page.goto(`${BASE}/letters?q=${encodeURIComponent(`${address} ${words}`)}`);
      await expect(newest).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.goto(`${await newest.evaluate((link: HTMLAnchorElement) => link.href)}?show=text`);
    const subject = await page.getByRole('heading', { level: 1 }).innerText();
    const text = await page.locator('pre').innerText();
    const found = (pattern: RegExp, what: string): string => {
      const value = pattern.exec(text)?.[0];
      if (!value) throw new Error(`The letter «${subject}» has no ${what}`);
      return value;
    };
    return { subject, text, link: () => found(/https?:\/\/\S+/, 'link'), code: () => found(/\b\d{6}\b/, 'code') };
  } finally {
    await page.close();
  }
}
