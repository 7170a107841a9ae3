import type { Entries } from './entry.ts';

export const REPORTS = {
  reportsFull: { status: 409, text: 'Отчётов уже сто. Удалите те, что не нужны, и добавьте снова.' },
  reportFull: { status: 409, text: 'Столько в отчёте не помещается. Уберите лишнее и добавьте снова.' },
  reportFieldGone: { status: 409, text: 'Этого поля в форме уже нет. Выберите другое.' },
  reportFieldPlain: { status: 422, text: 'По этому полю не отбирают: в нём нет справочника.' },
  reportLineForeign: { status: 422, text: 'Эта строка — из другого справочника.' },
  reportRowGone: { status: 409, text: 'Этого блока в форме уже нет. Выберите другие строки.' },
  reportEmpty: { status: 409, text: 'В отчёте нет столбцов. Добавьте хотя бы один.' },
  reportBlockAbsent: { status: 404, text: 'Этого блока в отчёте нет.' },
} as const satisfies Entries;
