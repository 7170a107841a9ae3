// Words of diplomas and protocols: the case after «диплом», series, dates. The typography itself is the kernel's.

export { printable, printableName, quoted, typeset } from '@rampa/kernel';

const NBSP = '\u00A0';

/** «Лауреат I степени» → «лауреата I степени», the genitive after «диплом»; unknown titles stay unchanged. */
export function awardOfDiploma(title: string): string {
  return title
    .replace(/^лауреат(?![а-яё])/iu, 'лауреата')
    .replace(/^дипломант(?![а-яё])/iu, 'дипломанта')
    .replace(/^участник(?![а-яё])/iu, 'участника');
}

/** Letters of a diploma's series: of the name in quotation marks, else of the whole title; and the year. */
export function seriesOf(title: string, beginDate: string): string {
  const name = /«([^»]+)»/u.exec(title)?.[1] ?? title;
  const letters = name.replace(/[^А-ЯЁа-яёA-Za-z]/gu, '').slice(0, 2);
  return `${letters.toLocaleUpperCase('ru')}${beginDate.slice(2, 4)}`;
}

const MONTHS = [
  ...['января', 'февраля', 'марта', 'апреля', 'мая', 'июня'],
  ...['июля', 'августа', 'сентября', 'октября', 'ноября', 'декабря'],
];

/** «20–22 ноября 2026», «30 ноября – 2 декабря 2026»; dates as YYYY-MM-DD. */
export function dateRange(begin: string, end: string): string {
  const [year, month, day] = begin.split('-').map(Number) as [number, number, number];
  const [lastYear, lastMonth, lastDay] = end.split('-').map(Number) as [number, number, number];
  const last = `${lastDay}${NBSP}${MONTHS[lastMonth - 1]} ${lastYear}`;
  if (begin === end) return last;
  if (year === lastYear && month === lastMonth) return `${day}–${last}`;
  const first = `${day}${NBSP}${MONTHS[month - 1]}`;
  return year === lastYear ? `${first} – ${last}` : `${first} ${year} – ${last}`;
}
