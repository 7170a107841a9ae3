// What kinds, formats, tags and questions are called.

import { counted } from '@rampa/kernel';
import type { ApplicationState, FieldKind, FieldTag, FormDeed, TextFormat } from '@rampa/kernel';
import type { Ask, Join, OfApplication } from './questions.ts';

/** What is chosen as «Вид поля»: a kind, and of a text or a range its format. */
export const SORTS = {
  line: 'Строка',
  lines: 'Многострочный текст',
  number: 'Число',
  date: 'Дата',
  duration: 'Длительность',
  phone: 'Телефон',
  email: 'Электронная почта',
  mask: 'По образцу',
  ReferenceBook: 'Выбор из справочника',
  Attachment: 'Файлы',
  rangeNumber: 'Числа от и до',
  rangeDate: 'Даты с и по',
} as const;
export type Sort = keyof typeof SORTS;

export function sortOf({
  kind,
  option,
}: {
  kind: FieldKind;
  option: { format?: TextFormat; of?: 'number' | 'date' };
}): Sort {
  // prettier-ignore
  if (kind === 'Text') return option.format ?? 'line';
  if (kind === 'Range') return option.of === 'date' ? 'rangeDate' : 'rangeNumber';
  return kind;
}

/** A field of this sort without limits. */
export function valuesOf(sort: Sort): { kind: FieldKind; option: { format?: TextFormat; of?: 'number' | 'date' } } {
  if (sort === 'ReferenceBook' || sort === 'Attachment') return { kind: sort, option: {} };
  if (sort === 'rangeDate') return { kind: 'Range', option: { of: 'date' } };
  if (sort === 'rangeNumber') return { kind: 'Range', option: {} };
  return { kind: 'Text', option: sort === 'line' ? {} : { format: sort } };
}

export const TAGS: Record<FieldTag, string> = {
  performer: 'Исполнитель',
  collective: 'Коллектив',
  pieceTitle: 'Название номера',
  duration: 'Длительность',
  nomination: 'Номинация',
  ageCategory: 'Возрастная категория',
  form: 'Форма',
  level: 'Уровень',
  city: 'Город',
  institution: 'Учреждение',
  teachers: 'Руководители',
  peopleCount: 'Число участников',
  music: 'Фонограмма',
  presenterText: 'Слова ведущему',
  personFullName: 'Фамилия, имя, отчество',
  personBirthDate: 'Дата рождения',
};

export const ASK_WORDS: Record<Ask, string> = {
  in: 'одно из',
  notIn: 'ни одно из',
  eq: 'равно',
  notEq: 'не равно',
  within: 'в пределах',
  filled: 'заполнено',
  empty: 'не заполнено',
};

export const OF_APPLICATION_WORDS: Record<OfApplication, string> = {
  state: 'Состояние заявки',
  status: 'Статус заявки',
};

/** As the list of applications says them. */
export const STATE_WORDS: Record<ApplicationState, string> = {
  Draft: 'не начата',
  Submitted: 'черновик',
  Subscribed: 'отправлена',
  Unsubscribed: 'отозвана',
};

export const JOIN_WORDS: Record<Join, string> = {
  all: 'всё из этого',
  any: 'хотя бы одно из этого',
  none: 'ни одно из этого',
  notAll: 'не всё из этого сразу',
};

export const EFFECT_WORDS = {
  hidden: 'скроется',
  removed: 'уйдёт вместе с полем',
  shown: 'снова покажется',
  unfilled: 'нужен ответ, а его нет',
  wrong: 'ответ не подойдёт под новую настройку',
} as const;

interface Touched {
  effect: keyof typeof EFFECT_WORDS;
  values: number;
}

/** What becomes of the answers that are there; a question that is not answered yet has none to lose. */
export function impactText(fields: readonly Touched[]): string {
  const sum = (...effects: Touched['effect'][]) =>
    fields.reduce((all, { effect, values }) => all + (effects.includes(effect) ? values : 0), 0);
  const [put, shown, lacking] = [sum('hidden', 'removed', 'wrong'), sum('shown'), sum('unfilled')];
  return [
    put > 0
      ? `Ответы не пропадут: ${counted(put, 'ответ останется', 'ответа останутся', 'ответов останутся')} в заявках и ${put === 1 ? 'вернётся' : 'вернутся'} вместе с прежней настройкой.`
      : '',
    shown > 0 ? 'Прежние ответы снова будут видны.' : '',
    lacking > 0 ? 'Где ответа нет, заявка станет неполной, пока его не дадут.' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What becomes of the answers of a field that is replaced. */
export function carriedText({ carried, left }: { carried: number; left: number }): string {
  const over = carried === 0 ? 'Ни один ответ не перейдёт' : `В новое поле ${carried === 1 ? 'перейдёт' : 'перейдут'} ${counted(carried, 'ответ', 'ответа', 'ответов')}`; // prettier-ignore
  const behind = left === 0 ? '' : `, ${counted(left, 'ответ останется', 'ответа останутся', 'ответов останутся')} только в прежнем`; // prettier-ignore
  return `${over}${behind}. Прежнее поле уйдёт в «Убранное» со всеми ответами.`;
}

export const DEEDS: Record<FormDeed, string> = {
  ...{ added: 'добавлено', removed: 'убрано', restored: 'возвращено' },
  ...{ changed: 'настроено', renamed: 'названо иначе', moved: 'переставлено' },
};
