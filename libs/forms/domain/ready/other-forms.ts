// Fine arts, literary reading, ballroom: works without a stage, one voice, couples.

import { ages, announcement, book, choice, day, files, line, lines, minutes, nominations, papers, POSTS, sender, SHARED_BOOKS, sound, teachers } from './common-parts.ts'; // prettier-ignore
import { readyForm } from './ready-form.ts';

export const FINE_ARTS = readyForm(
  'fineArts',
  'Изобразительное искусство',
  'Рисунки, живопись и изделия: работы присылают картинками, жюри смотрит их без сцены.',
  [
    nominations(['Живопись', 'Графика', 'Рисунок', 'Декоративно-прикладное искусство', 'Скульптура и керамика', 'Народные промыслы', 'Фотография', 'Дизайн и плакат', 'Цифровая живопись']), // prettier-ignore
    ages('artAges', 'Возраст: изобразительное искусство', ['До 6 лет', '7–9 лет', '10–12 лет', '13–15 лет', '16–18 лет', '19 лет и старше']), // prettier-ignore
    ...SHARED_BOOKS,
  ],
  [
    sender('Студия или класс', 'Если работы присылает студия; автор сам — оставьте пустым.'),
    teachers('Педагоги', 3),
    {
      ...{ title: 'Работа', min: 1, max: 50, isPerformance: true },
      fields: [
        line('performer', 'Автор', { tag: 'performer', isRequired: true, isPersonal: true, hint: 'Фамилия и имя.' }),
        day('birth', 'Дата рождения автора', { tag: 'personBirthDate', isRequired: true, isPersonal: true }),
        line('piece', 'Название работы', { tag: 'pieceTitle', isRequired: true }),
        choice('nomination', 'Номинация', 'nominations', { tag: 'nomination' }),
        choice('age', 'Возрастная категория', 'artAges', { tag: 'ageCategory' }),
        choice('level', 'Уровень', 'levels', { tag: 'level' }),
        line('technique', 'Материал и техника', { isRequired: true, hint: 'Бумага, гуашь; глина, обжиг.' }),
        line('size', 'Размер', { hint: 'В сантиметрах: 30 × 40.' }, { maxLength: 40 }),
        files(
          'picture',
          'Фотографии работы',
          { categories: ['picture'], count: 5, megabytes: 20 },
          { isRequired: true, hint: 'Первая — работа целиком, при дневном свете, без рамы. Остальные — детали.' },
        ),
        lines('about', 'О работе', { hint: 'Что хотелось сказать; прочитает жюри.' }),
      ],
    },
    papers(),
  ],
);

const READERS = ['Соло', 'Дуэт', 'Коллектив (от 3 человек)'];

export const READING = readyForm(
  'reading',
  'Художественное слово',
  'Чтецы стихов и прозы: автор, произведение, сопровождение.',
  [
    nominations(['Поэзия', 'Проза', 'Авторское произведение', 'Сказка', 'Литературно-музыкальная композиция', 'Монолог']), // prettier-ignore
    ages('readingAges', 'Возраст: художественное слово', ['До 6 лет', '7–9 лет', '10–13 лет', '14–17 лет', '18–25 лет', '26 лет и старше']), // prettier-ignore
    book('readingForms', 'Формы: художественное слово', READERS),
    ...SHARED_BOOKS,
  ],
  [
    sender('Студия', 'У чтеца без студии оставьте пустым.'),
    teachers('Педагоги', 3),
    {
      ...{ title: 'Выступление', min: 1, max: 20, isPerformance: true },
      fields: [
        line('performer', 'Чтец', { tag: 'performer', isRequired: true, isPersonal: true, hint: 'Как объявить: имя чтеца или название коллектива.' }), // prettier-ignore
        day('birth', 'Дата рождения чтеца', {
          ...{ tag: 'personBirthDate', isRequired: true, isPersonal: true },
          visible: { field: 'form', in: ['Соло'] },
        }),
        line('author', 'Автор', { isRequired: true }),
        line('piece', 'Произведение', { tag: 'pieceTitle', isRequired: true, hint: 'Отрывок назовите отрывком.' }),
        choice('nomination', 'Номинация', 'nominations', { tag: 'nomination' }),
        choice('age', 'Возрастная категория', 'readingAges', { tag: 'ageCategory' }),
        choice('form', 'Форма', 'readingForms', { tag: 'form' }),
        choice('level', 'Уровень', 'levels', { tag: 'level' }),
        minutes('duration', 'Длительность', { tag: 'duration', isRequired: true }),
        files(
          'text',
          'Текст авторского произведения',
          { categories: ['text', 'pdf'], count: 1 },
          { visible: { field: 'nomination', in: ['Авторское произведение'] }, isRequired: true },
        ),
        sound({ hint: 'Если читаете под музыку.' }),
        announcement,
      ],
    },
    papers(),
  ],
);

const COUPLE = ['Пара', 'Смешанная пара (учитель и ученик)'];

export const BALLROOM = readyForm(
  'ballroom',
  'Бальные танцы',
  'Пары, соло и формейшн: программа, класс, книжки танцоров, клуб и тренеры.',
  [
    nominations(['Европейская программа', 'Латиноамериканская программа', 'Десять танцев', 'Отдельные танцы', 'Формейшн', 'Секвей и шоу']), // prettier-ignore
    ages('ballroomAges', 'Возраст: бальные танцы', ['Дети-1 (до 9 лет)', 'Дети-2 (10–11 лет)', 'Юниоры-1 (12–13 лет)', 'Юниоры-2 (14–15 лет)', 'Молодёжь (16–18 лет)', 'Молодёжь-2 (19–20 лет)', 'Взрослые (от 19 лет)', 'Сеньоры (от 30 лет)']), // prettier-ignore
    book('ballroomForms', 'Формы: бальные танцы', [...COUPLE, 'Соло', 'Формейшн (6–8 пар)']),
    book('ballroomClasses', 'Классы: бальные танцы', ['Начинающие (Н)', 'E', 'D', 'C', 'B', 'A', 'S', 'M']),
    book('dances', 'Бальные танцы', ['Медленный вальс', 'Танго', 'Венский вальс', 'Медленный фокстрот', 'Квикстеп', 'Самба', 'Ча-ча-ча', 'Румба', 'Пасодобль', 'Джайв', 'Полька']), // prettier-ignore
    POSTS,
  ],
  [
    sender('Танцевально-спортивный клуб', 'Как в классификационной книжке.'),
    teachers('Тренеры', 4),
    {
      ...{ title: 'Заход', min: 1, max: 20, isPerformance: true },
      fields: [
        choice('form', 'Кто танцует', 'ballroomForms', { tag: 'form' }),
        line('performer', 'Партнёр, солист или название формейшн', { tag: 'performer', isRequired: true, isPersonal: true }), // prettier-ignore
        line('partner', 'Партнёрша', { isRequired: true, isPersonal: true, visible: { field: 'form', in: COUPLE } }),
        choice('nomination', 'Программа', 'nominations', { tag: 'nomination' }),
        {
          ...{ key: 'dances', title: 'Танцы', kind: 'ReferenceBook', book: 'dances', option: { count: 5 } },
          ...{ visible: { field: 'nomination', in: ['Отдельные танцы'] }, isRequired: true },
        },
        choice('age', 'Возрастная группа', 'ballroomAges', { tag: 'ageCategory', hint: 'По старшему в паре.' }),
        choice('class', 'Класс', 'ballroomClasses', {
          tag: 'level',
          visible: { field: 'form', in: [...COUPLE, 'Соло'] },
        }),
        line('piece', 'Название композиции', {
          ...{ tag: 'pieceTitle', isRequired: true },
          visible: { field: 'nomination', in: ['Формейшн', 'Секвей и шоу'] },
        }),
        sound({ visible: { field: 'nomination', in: ['Формейшн', 'Секвей и шоу'] } }),
        announcement,
      ],
      blocks: [
        {
          ...{ title: 'Танцор', min: 1, max: 24 },
          fields: [
            line('person', 'Фамилия, имя', { tag: 'personFullName', isRequired: true, isPersonal: true }),
            day('birth', 'Дата рождения', { tag: 'personBirthDate', isRequired: true, isPersonal: true }),
            line('card', 'Номер книжки танцора', { isPersonal: true }, { maxLength: 20 }),
          ],
        },
      ],
    },
    papers(),
  ],
);
