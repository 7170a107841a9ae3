// What was done, where «it was so, it is so now» would not say it.

import type { ApplicationChangeKind } from '@rampa/kernel';

/** Null: both values say it. */
export function saidOfChange(kind: ApplicationChangeKind, before: string, after: string): string | null {
  switch (kind) {
    case 'blockAdded':
      return 'блок добавлен';
    case 'blockRemoved':
      return 'блок убран';
    case 'blockRestored':
      return 'блок возвращён';
    case 'blockMoved':
      return `переставлен: был ${before}-м, стал ${after}-м`;
    case 'erased':
      return after === '' ? 'личные ответы стёрты' : `личные ответы стёрты: ${after}`;
    default:
      return null;
  }
}
