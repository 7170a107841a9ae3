// What the form says where something is wrong, each sentence once: the page says the same before the server does.

import { counted, FAULT_WORDS, formatThousandths, inQuotes } from '@rampa/kernel';

const day = (date: string) => date.split('-').toReversed().join('.');
const within = (least: string | null, most: string | null): string =>
  least === null ? `Не больше ${most}` : most === null ? `Не меньше ${least}` : `От ${least} до ${most}`;

/** Of an answer. */
export const ANSWER_WORDS = {
  missing: 'Заполните поле',
  tooLong: FAULT_WORDS.tooLong,
  tooShort: FAULT_WORDS.tooShort,
  otherKind: 'Здесь ответ другого вида. Ответьте заново',
  number: 'Число до тысячных, например 9,5',
  people: 'Целое число, например 12',
  bornLongAgo: 'Проверьте год рождения: он раньше 1900',
  unborn: 'Этот день ещё не наступил. Проверьте дату рождения',
  numberBounds: (min: number | undefined, max: number | undefined): string =>
    within(min === undefined ? null : formatThousandths(min), max === undefined ? null : formatThousandths(max)),
  date: 'День записан неверно. Нужен такой, как 05.03.2027',
  dateBounds: (from: string | undefined, to: string | undefined): string =>
    from === undefined
      ? `Не позже ${day(to!)}`
      : to === undefined
        ? `Не раньше ${day(from)}`
        : `С ${day(from)} по ${day(to)}`,
  duration: 'Длительность записана неверно. Нужны минуты и секунды, например 3:42',
  phone: 'Телефон записан неверно. Проверьте число цифр',
  email: 'Почта записана неверно. Нужен адрес вида имя@сайт.рф',
  mask: (mask: string): string => `Нужно по образцу: ${mask.replaceAll('#', '0')}`,
  tooManyItems: (max: number): string =>
    max === 1 ? 'Выберите одно' : `Выберите не больше ${counted(max, 'строки', 'строк', 'строк')}`,
  itemTwice: 'Одно выбрано дважды',
  quantity: 'Укажите, сколько: целое число от 1',
  itemText: 'Напишите пояснение к каждой строке',
  tooManyFiles: (max: number): string => `Не больше ${counted(max, 'файла', 'файлов', 'файлов')}`,
  fileKind: (extensions: readonly string[]): string => `Такой файл не подходит. Подойдут: ${extensions.join(', ')}`,
  fileSize: (megabytes: number): string => `Файл больше ${megabytes} МБ`,
  fileEmpty: 'Файл пуст',
  rangeOrder: 'Начало позже конца',
  rangeHalf: 'Укажите и начало, и конец',
} as const;

/** Of the form itself. Names of fields and blocks come without quotation marks. */
export const FORM_WORDS = {
  untitled: 'Дайте название',
  longTitle: FAULT_WORDS.tooLong,
  depth: (levels: number): string =>
    `Блоки вложены в ${counted(levels, 'уровень', 'уровня', 'уровней')}. Помещается три: раздел, блок в нём и блок внутри блока`,
  inItself: 'Блок оказался внутри самого себя',
  noParent: 'Блока, в котором это стоит, в форме нет',
  tooManyBlocks: (max: number): string => `В форме помещается ${counted(max, 'блок', 'блока', 'блоков')}`,
  tooManyFields: (max: number): string => `В форме помещается ${counted(max, 'поле', 'поля', 'полей')}`,
  blockFull: (max: number): string => `В одном блоке помещается ${counted(max, 'поле', 'поля', 'полей')}`,
  copies: (max: number): string => `Повторений от 0 до ${max}, и наименьшее не больше наибольшего`,
  performances: 'Выступлением уже назван другой блок: он бывает один',
  performanceInside: 'Выступление не бывает внутри другого блока, который повторяется',
  bookMissing: 'Выберите справочник, из которого отвечают',
  bookGone: 'Справочника этого поля больше нет. Выберите другой',
  bookForeign: 'Справочник бывает только у поля с выбором',
  bookEmpty: (title: string): string => `В справочнике ${inQuotes(title)} нет строк: выбрать будет нечего`,
  limits: 'Наименьшее больше наибольшего',
  foreignLimit: 'Такого предела у поля этого вида не бывает',
  badDay: 'Такого дня нет',
  maskMissing: 'Напишите образец, например ##-##',
  category: 'Такого вида файлов нет',
  tooManyQuestions: (max: number): string =>
    `В одном правиле помещается ${counted(max, 'условие', 'условия', 'условий')}`,
  nesting: (max: number): string => `Условия вложены глубже, чем на ${counted(max, 'уровень', 'уровня', 'уровней')}`,
  emptyRule: 'В правиле нет ни одного условия',
  fieldGone: 'Условие спрашивает о поле, которого в форме нет',
  outOfReach: (field: string): string =>
    `Условие спрашивает о поле ${inQuotes(field)} из блока, который повторяется: чей ответ считать, неизвестно`,
  wrongQuestion: (field: string): string => `О поле ${inQuotes(field)} так спросить нельзя: выберите другое условие`,
  circle: (names: readonly string[]): string =>
    `Условия ходят по кругу: ${names.map((name) => inQuotes(name)).join(' → ')}`,
  itemForeign: (field: string): string => `Условие называет строку, которой нет в справочнике поля ${inQuotes(field)}`,
  unreachable: 'Этого никто не увидит: условие никогда не выполнится',
  later: (field: string): string => `Условие спрашивает о поле ${inQuotes(field)}, которое стоит ниже`,
  sameTag: (field: string): string =>
    `То же назначение у поля ${inQuotes(field)}: программа возьмёт только одно из них`,
  emptyBlock: 'В блоке нет ни полей, ни блоков',
  privateRequired: 'Закрытое поле видит только организатор: участник не обязан его заполнять',
} as const;
