import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

/** What the content security policy would refuse must not occur in a page. */
it.each(['portal', 'stage'])('the page of %s runs no script of its own text and asks nobody but us', (name) => {
  const html = readFileSync(join(ROOT, 'apps', name, 'index.html'), 'utf8');
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
  expect(scripts.length).toBeGreaterThan(0);
  for (const [, attributes, text] of scripts) {
    expect(attributes).toMatch(/\bsrc="\.?\//);
    expect(text!.trim()).toBe('');
  }
  expect(html).not.toMatch(/\son\w+=|javascript:/i);
  expect([...html.matchAll(/(?:src|href|content)="((?:https?:)?\/\/[^"]*)"/g)].map(([, address]) => address)).toEqual(
    [],
  );
});
