import type { Entries } from './entry.ts';

export const JURY = {
  marksBecomeInvalid: { status: 409, text: 'Так изменить нельзя: уже поставленные оценки не подойдут к новой шкале.' },
  schemeInvalid: { status: 422, text: 'Правила подсчёта заданы с ошибкой.' },
  panelsDiffer: {
    status: 422,
    text: 'Так считать нельзя: в группе разное число судей. В правилах подсчёта выберите «среднее баллов судей».',
  },
  awardRanges: { status: 422, text: 'Границы званий пересекаются или оставляют пропуск.' },
  colorContrast: { status: 422, text: 'Такой цвет не даст прочитать звание. Выберите светлее или темнее.' },
} as const satisfies Entries;
