// A letter in somebody's own words: its looks arrive, and nothing that it says becomes markup.

import { describe, expect, it } from 'vitest';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import { letterBody, type LetterBody } from './letter.ts';

const NASTY = `<img src=x onerror="alert(1)">'&`;
const drawn = (worded: NonNullable<LetterBody['worded']>) => {
  const body = letterBody.parse({ paragraphs: [], worded });
  return { html: letterHtml('Тема', { body }), text: letterText({ body }) };
};

describe('a worded letter', () => {
  it('keeps its looks and has no greeting but its own', () => {
    const { html, text } = drawn([
      { is: 'paragraph', runs: [{ text: 'Добрый день, ' }, { text: 'Анна', isBold: true, isItalic: true }] },
      { is: 'number', number: 2, runs: [{ text: 'Положение', href: 'https://example.org/a?b=1&c=2' }] },
      { is: 'bullet', runs: [{ text: 'раз\nдва' }] },
    ]);
    expect(html).toContain('<strong><em>Анна</em></strong>');
    expect(html).toContain('href="https://example.org/a?b=1&amp;c=2"');
    expect(html).toContain('раз<br>два');
    expect(html).not.toContain('Здравствуйте!');
    expect(text).toContain('Добрый день, Анна\n\n2. Положение (https://example.org/a?b=1&c=2)\n\n— раз\nдва\n\n-- \n');
  });

  it('shows tags as they were written, in the preview line too', () => {
    const { html, text } = drawn([{ is: 'heading', runs: [{ text: NASTY, href: 'https://example.org/' }] }]);
    expect(html).not.toContain('<img');
    expect(html.match(/&lt;img src=x onerror=&quot;alert\(1\)&quot;&gt;&#39;&amp;/g)).toHaveLength(2);
    expect(text).toContain(NASTY);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'https://example.org/"onclick="x', '//example.org'])(
    'takes no address like %s',
    (href) => {
      const run = { text: 'сюда', href };
      expect(letterBody.safeParse({ paragraphs: [], worded: [{ is: 'paragraph', runs: [run] }] }).success).toBe(false);
    },
  );
});
