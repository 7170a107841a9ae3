import { expect, it } from 'vitest';
import { proofHtml } from './proof-page.ts';

it('is one file that loads nothing, knows no network and keeps its code inside', async () => {
  const html = await proofHtml();
  expect(html).toContain("default-src 'none'");
  expect(html).not.toMatch(/<script[^>]*\ssrc=|<link|@import|url\(|\bfetch\(|XMLHttpRequest|WebSocket|sendBeacon/);
  expect(html.match(/<\/script/g)).toHaveLength(1);
  expect(html).toContain('Подпись верна');
  // Opened by the thousand from one letter: it stays small.
  expect(html.length).toBeLessThan(90_000);
});
