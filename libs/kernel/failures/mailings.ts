import type { Entries } from './entry.ts';

export const MAILINGS = {
  letterWrong: { status: 400, text: 'В письме есть ошибка.' },
  letterChanged: {
    status: 409,
    text: 'Пока вы правили письмо, его сохранили в другом окне. Откройте его заново: та версия не пропала.',
  },
  lettersFull: { status: 409, text: 'Шаблонов уже 300: больше не поместится. Удалите лишние.' },
} as const satisfies Entries;
