// Dance, singing, theatre, instruments: what goes on a stage with a group or alone.

import { ages, book, announcement, choice, line, lines, minutes, nominations, papers, people, sender, SHARED_BOOKS, sound, teachers, whole } from './common-parts.ts'; // prettier-ignore
import { readyForm } from './ready-form.ts';

const GROUPS = ['Малая форма (4–7 человек)', 'Ансамбль (8–15 человек)', 'Большой ансамбль (16–23 человека)', 'Продакшн (от 24 человек)']; // prettier-ignore
const DANCE_FORMS = book('danceForms', 'Формы: хореография', ['Соло', 'Дуэт', 'Трио', ...GROUPS]);

export const CHOREOGRAPHY = readyForm(
  'choreography',
  'Хореография',
  'Танцы всех направлений: коллектив, постановщики, до тридцати номеров с фонограммами и составом.',
  [
    nominations([
      'Классический танец',
      'Народный танец',
      'Народно-стилизованный танец',
      'Эстрадный танец',
      'Современная хореография',
      'Детский танец',
      'Уличные танцы',
      'Восточный танец',
      'Театр танца',
    ]),
    ages('danceAges', 'Возраст: хореография', [
      'До 6 лет',
      '7–9 лет',
      '10–12 лет',
      '13–15 лет',
      '16–18 лет',
      '19–25 лет',
      '26 лет и старше',
      'Смешанная группа',
    ]),
    DANCE_FORMS,
    ...SHARED_BOOKS,
  ],
  [
    sender('Коллектив', 'Как объявить и напечатать в дипломе. У солиста без коллектива оставьте пустым.'),
    teachers('Руководители и постановщики'),
    {
      ...{ title: 'Номер', min: 1, max: 30, isPerformance: true },
      fields: [
        line('piece', 'Название номера', { tag: 'pieceTitle', isRequired: true }),
        choice('nomination', 'Номинация', 'nominations', { tag: 'nomination' }),
        {
          ...choice('age', 'Возрастная категория', 'danceAges', {
            tag: 'ageCategory',
            hint: 'По возрасту большинства: моложе или старше могут быть не больше пятой части.',
          }),
          option: { otherAges: 20 },
        },
        choice('form', 'Форма', 'danceForms', { tag: 'form' }),
        choice('level', 'Уровень', 'levels', { tag: 'level' }),
        line('performer', 'Исполнители', {
          ...{ tag: 'performer', isPersonal: true },
          hint: 'Имена для объявления: «Мария Кузнецова».',
          visible: { field: 'form', in: ['Соло', 'Дуэт', 'Трио'] },
          required: { field: 'form', in: ['Соло', 'Дуэт', 'Трио'] },
        }),
        whole('count', 'Сколько человек на сцене', {
          ...{ tag: 'peopleCount', isRequired: true, visible: { field: 'form', in: GROUPS } },
          hint: 'Вместе с солистом.',
        }, { min: 4_000, max: 200_000 }), // prettier-ignore
        minutes('duration', 'Длительность', { tag: 'duration', isRequired: true }),
        sound(),
        announcement,
      ],
      blocks: [people('Участник', 60)],
    },
    papers(),
  ],
);

const CHOIR = ['Ансамбль (от 5 человек)', 'Хор'];
const VOCAL_FORMS = ['Соло', 'Дуэт', 'Трио', 'Квартет', ...CHOIR];

export const VOCAL = readyForm(
  'vocal',
  'Вокал',
  'Солисты, ансамбли и хоры: авторы, сопровождение, потребность в микрофонах.',
  [
    nominations(['Академический вокал', 'Народный вокал', 'Эстрадный вокал', 'Джазовый вокал', 'Хоровое пение', 'Авторская песня', 'Патриотическая песня', 'Мюзикл']), // prettier-ignore
    ages('vocalAges', 'Возраст: вокал', ['До 6 лет', '7–9 лет', '10–12 лет', '13–15 лет', '16–18 лет', '19–25 лет', '26–35 лет', '36 лет и старше', 'Смешанная группа']), // prettier-ignore
    book('vocalForms', 'Формы: вокал', VOCAL_FORMS),
    book('backing', 'Сопровождение', [
      'Под фонограмму «минус»',
      'С концертмейстером',
      'С ансамблем или оркестром',
      'Без сопровождения',
    ]),
    ...SHARED_BOOKS,
  ],
  [
    sender('Ансамбль или хор', 'У солиста оставьте пустым.'),
    teachers('Педагоги и концертмейстеры'),
    {
      ...{ title: 'Номер', min: 1, max: 20, isPerformance: true },
      fields: [
        line('performer', 'Исполнитель', { tag: 'performer', isRequired: true, isPersonal: true, hint: 'Как объявить: имя солиста или название ансамбля.' }), // prettier-ignore
        line('piece', 'Произведение', { tag: 'pieceTitle', isRequired: true }),
        line('authors', 'Авторы музыки и слов', { isRequired: true, hint: 'Для народной песни — чья и откуда.' }),
        choice('nomination', 'Номинация', 'nominations', { tag: 'nomination' }),
        choice('age', 'Возрастная категория', 'vocalAges', { tag: 'ageCategory' }),
        choice('form', 'Форма', 'vocalForms', { tag: 'form' }),
        choice('level', 'Уровень', 'levels', { tag: 'level' }),
        whole('count', 'Сколько человек на сцене', { tag: 'peopleCount', isRequired: true, visible: { field: 'form', in: CHOIR } }, { min: 5_000, max: 200_000 }), // prettier-ignore
        minutes('duration', 'Длительность', { tag: 'duration', isRequired: true }),
        choice('backing', 'Сопровождение', 'backing'),
        sound({ visible: { field: 'backing', in: ['Под фонограмму «минус»'] } }),
        whole('microphones', 'Сколько нужно микрофонов', {}, { min: 0, max: 20_000 }),
        announcement,
      ],
      blocks: [people('Участник', 80)],
    },
    papers(),
  ],
);

export const THEATRE = readyForm(
  'theatre',
  'Театр',
  'Спектакли, миниатюры и театры мод: автор, режиссёр, состав с ролями, что нужно на сцене.',
  [
    nominations(['Драматический спектакль', 'Музыкальный спектакль', 'Кукольный театр', 'Театр миниатюр', 'Литературно-музыкальная композиция', 'Пластический театр', 'Театр мод']), // prettier-ignore
    ages('theatreAges', 'Возраст: театр', ['До 9 лет', '10–13 лет', '14–17 лет', '18–25 лет', '26 лет и старше', 'Смешанная группа']), // prettier-ignore
    book('theatreForms', 'Формы: театр', ['Моноспектакль', 'Малая группа (2–5 человек)', 'Коллектив (6–15 человек)', 'Большой коллектив (от 16 человек)']), // prettier-ignore
    book('stageNeeds', 'Что нужно на сцене', ['Кулисы и занавес', 'Стулья', 'Столы', 'Ширма', 'Проектор и экран', 'Радиомикрофоны', 'Световая партитура', 'Время на монтаж']), // prettier-ignore
    ...SHARED_BOOKS,
  ],
  [
    sender('Театральный коллектив', 'Как объявить и напечатать в дипломе.'),
    teachers('Режиссёры и педагоги'),
    {
      ...{ title: 'Постановка', min: 1, max: 5, isPerformance: true },
      fields: [
        line('piece', 'Название постановки', { tag: 'pieceTitle', isRequired: true }),
        line('author', 'Автор и произведение', { isRequired: true, hint: 'Автор инсценировки, если она есть.' }),
        choice('nomination', 'Номинация', 'nominations', { tag: 'nomination' }),
        choice('age', 'Возрастная категория', 'theatreAges', { tag: 'ageCategory' }),
        choice('form', 'Форма', 'theatreForms', { tag: 'form' }),
        choice('level', 'Уровень', 'levels', { tag: 'level' }),
        minutes('duration', 'Длительность', { tag: 'duration', isRequired: true, hint: 'Вместе с выходом и уходом.' }),
        {
          ...{ key: 'needs', title: 'Что нужно на сцене', kind: 'ReferenceBook', book: 'stageNeeds' },
          ...{ option: { count: 8, hasQuantity: true }, hint: 'И сколько: стульев — шесть.' },
        },
        minutes('setup', 'Сколько времени на монтаж', { visible: { field: 'needs', in: ['Время на монтаж'] }, isRequired: true }), // prettier-ignore
        sound({ hint: 'Одной дорожкой или архивом.' }),
        lines('about', 'О чём постановка', { hint: 'Две-три фразы для буклета.' }),
        announcement,
      ],
      blocks: [
        {
          ...{ title: 'Актёр', min: 1, max: 60 },
          fields: [...people('Актёр', 60).fields, line('role', 'Роль', { isRequired: true })],
        },
      ],
    },
    papers(),
  ],
);

export const INSTRUMENTS = readyForm(
  'instruments',
  'Инструменты',
  'Солисты, ансамбли и оркестры: программа из нескольких произведений, инструменты и концертмейстер.',
  [
    nominations(['Фортепиано', 'Струнно-смычковые инструменты', 'Народные инструменты', 'Духовые инструменты', 'Ударные инструменты', 'Гитара', 'Электронные и эстрадные инструменты', 'Ансамбли', 'Оркестры']), // prettier-ignore
    ages('musicAges', 'Возраст: инструменты', ['До 7 лет', '8–10 лет', '11–13 лет', '14–16 лет', '17–19 лет', '20–25 лет', '26 лет и старше', 'Смешанная группа']), // prettier-ignore
    book('musicForms', 'Формы: инструменты', ['Соло', 'Дуэт', 'Фортепианный дуэт', 'Ансамбль (3–12 человек)', 'Оркестр (от 13 человек)']), // prettier-ignore
    ...SHARED_BOOKS,
  ],
  [
    sender('Ансамбль или оркестр', 'У солиста оставьте пустым.'),
    teachers('Педагоги и концертмейстеры'),
    {
      ...{ title: 'Выступление', min: 1, max: 10, isPerformance: true },
      fields: [
        line('performer', 'Исполнитель', { tag: 'performer', isRequired: true, isPersonal: true }),
        line('instrument', 'Инструмент', { isRequired: true, hint: 'У ансамбля — все, через запятую.' }),
        choice('nomination', 'Номинация', 'nominations', { tag: 'nomination' }),
        choice('age', 'Возрастная категория', 'musicAges', { tag: 'ageCategory' }),
        choice('form', 'Форма', 'musicForms', { tag: 'form' }),
        choice('level', 'Класс или курс', 'levels', { tag: 'level' }),
        lines('piece', 'Программа', { tag: 'pieceTitle', isRequired: true, hint: 'Каждое произведение с новой строки: автор, название, часть.' }), // prettier-ignore
        whole('count', 'Сколько человек на сцене', {
          ...{ tag: 'peopleCount', isRequired: true },
          visible: { field: 'form', in: ['Ансамбль (3–12 человек)', 'Оркестр (от 13 человек)'] },
        }, { min: 3_000, max: 200_000 }), // prettier-ignore
        minutes('duration', 'Длительность всей программы', { tag: 'duration', isRequired: true }),
        line('accompanist', 'Концертмейстер', { isPersonal: true }),
        sound(),
        announcement,
      ],
      blocks: [people('Участник', 80)],
    },
    papers(),
  ],
);
