import { expect, it } from 'vitest';
import { keyText } from './key-text.ts';

it.each([
  ['Space', 'Пробел'],
  ['KeyD', 'В'],
  ['KeyG', 'П'],
  ['KeyN', 'Т'],
  ['Ctrl+Shift+KeyZ', 'Ctrl + Shift + Z'],
  ['Alt+↑ ↓', 'Alt + ↑ ↓'],
  ['?', '?'],
])('%s is printed as «%s»', (name, text) => {
  expect(keyText(name, false)).toBe(text);
});

it('a Mac has ⌘', () => {
  expect(keyText('Ctrl+KeyK', true)).toBe('⌘ + K');
});
