import type { Entries } from './entry.ts';

export const DISPLAY = {
  claimUnknown: { status: 404, text: 'Такого кода нет или он устарел. Посмотрите на экран: код меняется.' },
  prizeNotOpen: {
    status: 409,
    text: 'Показать этот спецприз пока нельзя: закройте протокол, откройте ведущему порядок награждения и разрешите результаты на этом экране.',
  },
} as const satisfies Entries;
