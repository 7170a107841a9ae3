// Invented performers of a practice event: nobody real stands in it. The same index always gives the same performer.

export interface Invented {
  readonly performer: string;
  readonly collective: string;
  readonly city: string;
  readonly pieceTitle: string;
}

const KINDS = ['Ансамбль', 'Студия', 'Коллектив', 'Театр', 'Дуэт', 'Хор', 'Оркестр'];
const NAMES = [
  ...['Облако', 'Пчёлка', 'Самовар', 'Клубок', 'Мяуканье', 'Кубики', 'Пуговица', 'Скворечник', 'Варежка', 'Компот'],
  ...['Карандаш', 'Ватрушка', 'Половник', 'Черепаха', 'Зонтик', 'Ёжик', 'Будильник', 'Кастрюлька', 'Снежинка'],
];
const PIECES = [
  ...['Танец утюгов', 'Песня о потерянной варежке', 'Вальс ложек', 'Марш будильников', 'Колыбельная для чайника'],
  ...['Полька с зонтиком', 'Ода компоту', 'Хоровод табуреток', 'Романс о пуговице', 'Гимн понедельника'],
  'Этюд для трёх кастрюль',
];
const TOWNS = ['Выдумск', 'Небылицы', 'Понарошкино', 'Сказочный', 'Репетиционск'];

/** `index` from 0. Names repeat only after a hundred of them; each says by itself that it is not real. */
export function inventedPerformer(index: number): Invented {
  const name = `${KINDS[index % KINDS.length]} «${NAMES[index % NAMES.length]}»`;
  return {
    performer: name,
    collective: '',
    city: TOWNS[index % TOWNS.length]!,
    pieceTitle: PIECES[index % PIECES.length]!,
  };
}
