// Looking for a row of the running order.

import type { ProgramItemView } from '@rampa/contract';

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

/** Every word of the question begins a word of what the row says of itself; «№ 24» and «24» mean the number alone. */
export function isFound(item: ProgramItemView, question: string): boolean {
  const asked = plain(question).trim();
  if (asked === '') return true;
  const number = /^№?\s*(\d[\d\p{L}/-]*)$/u.exec(asked)?.[1];
  if (number !== undefined) return plain(item.number) === number;
  const { performer, collective, pieceTitle, title, group, teachers, city } = item;
  const words = plain([item.number, performer, collective, pieceTitle, title, group, teachers, city].join(' '))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return asked
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)));
}
