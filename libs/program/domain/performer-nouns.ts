// Nouns that say what a performer is, not what he is called.

const COLLECTIVE =
  /^(?:ансамбл|хор$|хора$|хоры$|хорео|оркестр|коллектив|студи|театр|труп|группа$|шоу|балет|дет(?:ский|ская|ское)$|школ|школа|дши$|дмш$|двор(?:ец|ца)$|дом$|центр|клуб|капелл|сводн|образцов|народн|академи|ensemble$|choir$|orchestra$|band$|ballet$|dance$|group$|studio$|theatre$)/iu;
const ROLE = /^(?:солист|дуэт|трио$|квартет|квинтет|вокалист|исполнител|концертмейстер|аккомпан|ведущ|руководител)/iu;
/** One who has a name of his own; «солистов» speaks of many at once. */
const PERSON =
  /^(?:солист(?:ка|ки|ы)?|вокалист(?:ка|ки|ы)?|исполнител(?:ь|и|ьница|ьницы)|концертмейстеры?|аккомпаниаторы?|ведущ(?:ий|ая|ие)|(?:худ)?рук|(?:худ)?руководител(?:ь|и|ьница)|преподавател(?:ь|и|ьница)|педагоги?|режисс[её]ры?|дириж[её]ры?|хормейстеры?|хореографы?|балетмейстеры?|соло)\.?$/iu;
const WORK = /^(?:опер[аеуы]$|оперетт|мюзикл|спектакл|пьес|сказк|песн|поэм|сцен[аеуык]|сюит|ари[яию]$|повест)/iu;
const GROUP = /^(?:дуэт|трио$|квартет|квинтет)/iu;

export const isOfCollective = (word: string) => COLLECTIVE.test(word);
export const isRole = (word: string) => ROLE.test(word);
/** «солистка», «художественный руководитель»: a person's name stands behind it. */
export const isRoleOfPerson = (word: string) => PERSON.test(word);
export const isWork = (word: string) => WORK.test(word);
/** «дуэт», «трио»: its title may stand behind it in quotes. */
export const isGroup = (word: string) => COLLECTIVE.test(word) || GROUP.test(word);
