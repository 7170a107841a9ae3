// Texts of the bench's diplomas: the same for every peer, different on each page.

export interface Words {
  performer: string;
  institution: string;
  teachers: string;
  piece: string;
  group: string;
  award: string;
  number: string;
}

export const EVENT = {
  title: 'XIV межрегиональный фестиваль-конкурс хореографии и вокала «Светлояр»',
  city: 'Нижний Новгород',
  beginDate: '2026-11-20',
  endDate: '2026-11-22',
  when: 'Нижний Новгород, 20–22 ноября 2026',
  chair: 'Салтанова Елена Викторовна',
};

const NAMES = ['Жар-птица', 'Калинушка', 'Образцовый ансамбль песни и танца «Сурские зори»', 'Лель', 'Иванова Мария'];
const TOWNS = ['г. Кострома', 'г. Арзамас', 'г. Иваново', 'г. Вологда'];

let first = 0;

/** Never repeats, so that no engine profits from a cache. */
export function wordsOf(count: number): Words[] {
  const from = first;
  first += count;
  return Array.from({ length: count }, (_, offset) => from + offset).map((index) => ({
    performer: `${NAMES[index % NAMES.length]} ${index + 1}`,
    institution: `Дворец культуры имени Ленина № ${index % 90}, ${TOWNS[index % TOWNS.length]}`,
    teachers: 'Инна Ветлугина',
    piece: `Половецкие пляски, часть ${index % 17}`,
    group: 'Народный танец · 13–15 лет · ансамбль',
    award: `Лауреат ${['I', 'II', 'III'][index % 3]} степени`,
    number: `СВ26 № ${String(index + 1).padStart(4, '0')}`,
  }));
}
