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
 * The newest letter to an address, once it has arrived; `words` tell it from an older one. The pages of letters have no
 * scripts, so they are read without a browser.
 */
export async function letterTo(context: BrowserContext, address: string, words = ''): Promise<ReadLetter> {
  const read = async (path: string): Promise<string> => {
    const answer = await context.request.get(BASE + path);
    expect(answer.status(), path).toBe(200);
    return answer.text();
  };
  let newest = '';
  await expect(async () => {
    const list = await read(`/letters?q=${encodeURIComponent(`${address} ${words}`)}`);
    newest = part(list, /<ul class="letters"><li><a href="(\/letters\/[^"]+)">/);
  }).toPass();
  const page = await read(`${newest}?show=text`);
  const subject = part(page, /<h1[^>]*>([^<]*)<\/h1>/);
  const text = part(page, /<pre class="text">([^<]*)<\/pre>/);
  const found = (pattern: RegExp, what: string): string => {
    const value = pattern.exec(text)?.[0];
    if (!value) throw new Error(`The letter «${subject}» has no ${what}`);
    return value;
  };
  return { subject, text, link: () => found(/https?:\/\/\S+/, 'link'), code: () => found(/\b\d{6}\b/, 'code') };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** A part of the page as the browser would show it. */
function part(html: string, pattern: RegExp): string {
  const found = pattern.exec(html)?.[1];
  if (found === undefined) throw new Error(`${pattern} is not in the page of letters:\n${html.slice(0, 2_000)}`);
  return found.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name]!);
}
