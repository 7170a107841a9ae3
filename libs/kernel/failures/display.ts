import type { Entries } from './entry.ts';

export const DISPLAY = {
  claimUnknown: { status: 404, text: 'Такого кода нет или он устарел. Посмотрите на экран: код меняется.' },
} as const satisfies Entries;
