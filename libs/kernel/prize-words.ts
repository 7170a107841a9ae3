import { inQuotes } from './russian.ts';

/**
 * Who gives a special prize, as the hall shows it and the presenter reads it: «присуждает Дом культуры», and
 * «Присуждает …» where it begins a line. The bare name beside a prize would be taken for the winner's. Empty for a prize
 * without a giver.
 */
export function givenBy(giver: string, beginsLine = false): string {
  return giver === '' ? '' : `${beginsLine ? 'Присуждает' : 'присуждает'} ${giver}`;
}

/** «Приз зрителей», «Специальный приз жюри», «Спецприз…», «Гран-при»; «Призвание» is only a name. */
const OWN_WORD = /^[«"„“]?(?:спец(?:иальный)?[\s-]*приз|приз|гран[\s\u2010-\u2014-]*при)(?![а-яё])/iu;

/** The prize's name says itself that it is a prize. */
export function namesItself(title: string): boolean {
  return OWN_WORD.test(title.trim());
}

/**
 * A prize within a line: «Спецприз «За костюм»», and where its name says the same word, the name alone: «Приз
 * зрителей». `word` has the case of letters that its place in the line wants.
 */
export function prizeNamed(title: string, word: string): string {
  if (!namesItself(title)) return `${word} ${inQuotes(title)}`;
  const name = title.trim();
  if (word !== word.toLowerCase()) return name.replace(/[а-яё]/iu, (first) => first.toUpperCase());
  // «ГРАН-ПРИ» stays.
  return name.replace(/^([«"„“]?)([А-ЯЁ])(?=[а-яё])/u, (_, quote, first) => quote + first.toLowerCase());
}
