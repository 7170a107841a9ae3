// What the ready forms of all arts share.

import type { FieldOption, FieldTag } from '../form-types.ts';
import type { ReadyBlock, ReadyBook, ReadyField } from './ready-form.ts';

type Rest = Omit<ReadyField, 'key' | 'title' | 'kind' | 'option'>;

/** Fields of one kind: `line('piece', 'Название номера', { isRequired: true })`. */
const text =
  (option: FieldOption) =>
  (key: string, title: string, rest: Rest = {}, more: FieldOption = {}): ReadyField => ({
    ...{ key, title, kind: 'Text', option: { ...option, ...more } },
    ...rest,
  });

export const line = text({ format: 'line', maxLength: 200 });
export const lines = text({ format: 'lines', maxLength: 2_000 });
export const whole = text({ format: 'number' });
export const day = text({ format: 'date' });
export const minutes = text({ format: 'duration' });
export const phone = text({ format: 'phone' });
export const email = text({ format: 'email' });

export function choice(key: string, title: string, book: string, rest: Rest = {}): ReadyField {
  return { key, title, kind: 'ReferenceBook', book, isRequired: true, ...rest };
}

export function files(key: string, title: string, option: FieldOption, rest: Rest = {}): ReadyField {
  return { key, title, kind: 'Attachment', option, ...rest };
}

export const sound = (rest: Rest = {}): ReadyField =>
  files('music', 'Фонограмма', { categories: ['sound'], count: 1, megabytes: 80 }, {
    hint: 'В имени файла напишите исполнителя и название.',
    tag: 'music',
    ...rest,
  }); // prettier-ignore

export function book(key: string, title: string, items: readonly string[]): ReadyBook {
  return { key, title, isNominations: false, hasAges: false, items };
}

export function ages(key: string, title: string, items: readonly string[]): ReadyBook {
  return { key, title, isNominations: false, hasAges: true, items };
}

export function nominations(items: readonly string[]): ReadyBook {
  return { key: 'nominations', title: 'Номинации', isNominations: true, hasAges: false, items };
}

export const LEVELS = book('levels', 'Уровень подготовки', [
  'Дебют: занимаются до года',
  'Любители',
  'Продолжающие',
  'Профессионалы: учащиеся и выпускники колледжей и вузов',
]);

export const POSTS = book('posts', 'Кто готовил участника', [
  'Руководитель',
  'Педагог',
  'Концертмейстер',
  'Балетмейстер-постановщик',
  'Режиссёр',
  'Хормейстер',
  'Тренер',
]);

export const SHARED_BOOKS = [LEVELS, POSTS];

const tagged = (tag: FieldTag): Rest => ({ tag, isRequired: true });

/** Who sends the application, and from where. `collective`: what a group of this art is called. */
export function sender(collective: string, hint: string): ReadyBlock {
  return {
    title: 'Коллектив и учреждение',
    fields: [
      line('collective', collective, { tag: 'collective', hint }),
      line('institution', 'Учреждение', {
        tag: 'institution',
        hint: 'Полное название, как в дипломе: школа, студия, дворец культуры.',
      }),
      line('city', 'Город или посёлок', tagged('city'), { maxLength: 100 }),
      line('contact', 'Кто подаёт заявку', { isRequired: true, isPersonal: true, hint: 'Фамилия, имя и отчество.' }),
      phone('phone', 'Телефон', { isRequired: true, isPersonal: true }),
      email('email', 'Почта', { isRequired: true, isPersonal: true, hint: 'Сюда придут решения и дипломы.' }),
    ],
  };
}

export function teachers(title: string, max = 6): ReadyBlock {
  return {
    ...{ title, min: 1, max },
    fields: [
      line('teacher', 'Фамилия, имя, отчество', { tag: 'teachers', isRequired: true, isPersonal: true }),
      choice('post', 'Кто это', 'posts'),
      line('rank', 'Звание и степень', { isPersonal: true, hint: 'Как напечатать в благодарственном письме.' }),
    ],
  };
}

/** People of one performance. */
export function people(title: string, max: number, min = 0): ReadyBlock {
  return {
    ...{ title, min, max },
    fields: [
      line('person', 'Фамилия, имя', { tag: 'personFullName', isRequired: true, isPersonal: true }),
      day('birth', 'Дата рождения', { tag: 'personBirthDate', isRequired: true, isPersonal: true }),
    ],
  };
}

export function papers(...more: ReadyField[]): ReadyBlock {
  return {
    title: 'Документы и пожелания',
    fields: [
      files(
        'papers',
        'Документы участников',
        { categories: ['pdf', 'picture'], count: 20 },
        { isPersonal: true, hint: 'Свидетельства о рождении или паспорта, если их просит положение.' },
      ),
      ...more,
      lines('wishes', 'Пожелания организаторам', { hint: 'Например, не ставить номера одного коллектива подряд.' }),
    ],
  };
}

export const announcement = lines('announcement', 'Что объявить ведущему', {
  tag: 'presenterText',
  hint: 'Ударения в трудных именах отметьте заглавной буквой: ТатьЯна.',
});
