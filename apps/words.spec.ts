// The Russian of the product, as docs/house-rules.md asks: what a machine can hold of it, over the source texts of all rooms.

import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Rule {
  name: string;
  wrong: RegExp;
  /** What the rule would catch, and must not. */
  right?: RegExp;
  /** Only these files; a file for a bank or a paper binds its own spaces. */
  of?: RegExp;
}

const word = (forms: string) => new RegExp(`(?<![а-яё])(?:${forms})(?![а-яё])`, 'iu');
const PAGES = /\/web\/|^apps\/|^libs\/kernel\/failures|^libs\/mailings\/domain/;

const WITH_YO = word(
  'еще|ее|нее|счет|учет|отчет|отчеты|расчет|зачет|прием|приема|объем|вперед|ждет|дает|берет|начнет|вернет(?:ся)?|' +
    'пройдет|найдет|уйдет|придет|платеж|черный|темный|желтый|зеленый|трех|четырех|включен|удален|сохранен|изменен|' +
    'завершен|утвержден|отклонен|подтвержден|возвращен|отменен|введен|проведен|закреплен|актер|режиссер|партнер|' +
    'дирижер|ребенок|ребенка|легкий|легко|тяжелый|причем|подсчет|пересчет|зачеркнут[аы]?|мое|свое|твое|чье|самолет',
);

/** «Отчеты» are tabs as the documents spell them; the others are column titles of files that come from outside. */
const SPELLED_SO =
  /label: '(?:Отчеты|Заявки\/свод\. отчеты)'|'(?:Отчеты|Заявки\/свод\. отчеты)'|'(?:корр\. |корреспондентский )?счет'|корсчет/u;

const RULES: readonly Rule[] = [
  { name: 'ё is written', wrong: WITH_YO, right: SPELLED_SO },
  { name: 'an ellipsis is one sign', wrong: /[а-яё»]\.{3}/iu },
  { name: 'a dash is no hyphen', wrong: /[а-яё»] - [а-яё«]/iu },
  { name: '№ stays with its number', wrong: /№ (?=[\d{$])/u, of: PAGES },
  { name: '% stays with its number', wrong: /\d %(?= ?[а-яё.'"`<,])/iu, of: PAGES },
  {
    name: 'a name is quoted by inQuotes, which knows its own quotes',
    wrong: /«\$?\{(?![а-яё])/iu,
    // Quoted to the letter: a field of a file, a fragment of a text, a label of ours.
    right: /«\$\{(?:label|near|at|field\.slice\(0, 40\)|field|separator|look\.unclosed)\}»/gu,
    of: /\/web\/|\/server\/|\/domain\//,
  },
  { name: 'no space before a comma', wrong: /[а-яё»] [,;:!?](?![a-z])/iu },
  {
    name: '«вы» is small within a sentence',
    wrong: /[а-яё,] (?:Вы|Вас|Вам|Вами|Ваш[а-яё]*)(?![а-яё])/u,
    right: /рады Вас/u,
  },
  { name: 'one word, one alphabet', wrong: /[а-яё][a-z]|[a-z][а-яё]/iu },
  { name: 'no word twice', wrong: /(?<![а-яё-])([а-яё]{1,12}) \1(?![а-яё-])/iu },
  {
    name: 'no official or foreign word where the glossary has its own',
    wrong: word(
      'данн(?:ый|ая|ое|ого|ому)|осуществ[а-яё]+|является|посредством|функционал[а-яё]*|успешно|некорректн[а-яё]+|' +
        'аккаунт[а-яё]*|юзер[а-яё]*|пользовател[а-яё]+|авторизовать?ся|имейл[а-яё]*|анкет[а-яё]*|план(?:ы)? оплаты|' +
        'чекбокс[а-яё]*|кликните|дедлайн[а-яё]*',
    ),
    right: /не является публичной офертой/u,
  },
  {
    name: 'a hint is a sentence, with its full stop',
    wrong: /\b(?:description|note)="[^"]*[а-яё»\d]"/iu,
  },
  { name: 'a label or a button has no full stop', wrong: /\b(?:label|action|placeholder)="[^"]*[а-яё»]\."/iu },
];

/** Whose Cyrillic is not said by the product: what it reads from outside, and made-up performers. */
const NOT_SAID =
  /\.spec\.|\.e2e\.|^apps\/e2e\/|\/testing\/|\/demo\/|common-passwords|first-names|\/bank\/numbers|domain\/ages\.ts|bank\/parse/;

const withoutComment = (line: string) =>
  /^\s*(?:\/\/|\/?\*)/.test(line) ? '' : line.replace(/(?<![:'"`\w])\/\/ .*$|\/\*.*?\*\//g, '');
const withoutPattern = (line: string) =>
  line.replace(/(?<=(?:^|[=(,:&|?]|=>)\s*)\/(?![/*])(?:\\.|[^/\\])+\/[a-z]*/g, '');
const withoutEscapes = (line: string) => line.replace(/\\(?:u[\da-f]{4}|x[\da-f]{2}|.)/gi, '\u00A0');

function* lines() {
  for (const file of globSync('{libs,apps}/**/*.{ts,tsx,typ}').filter((path) => !NOT_SAID.test(path))) {
    const text = readFileSync(file, 'utf8');
    if (!/[а-яё]/iu.test(text)) continue;
    for (const [at, line] of text.split('\n').entries()) {
      const said = withoutEscapes(withoutPattern(withoutComment(line)));
      if (/[а-яё]/iu.test(said)) yield { at: `${file}:${at + 1}`, file, said };
    }
  }
}

const faultsOf = (rule: Rule, file: string, said: string) =>
  (!rule.of || rule.of.test(file)) && rule.wrong.test(rule.right ? said.replace(rule.right, '') : said);

it('keeps the words of the house', () => {
  let count = 0;
  const faults: string[] = [];
  for (const { at, file, said } of lines()) {
    count += 1;
    for (const rule of RULES) if (faultsOf(rule, file, said)) faults.push(`${rule.name}: ${at}: ${said.trim()}`);
  }
  expect(count).toBeGreaterThan(8_000);
  expect(faults).toEqual([]);
});

it.each([
  ["'Прием заявок'", 'ё is written'],
  ["'Загружаем...'", 'an ellipsis is one sign'],
  ["'Сцена - зал'", 'a dash is no hyphen'],
  ['`Заявка № ${number}`', '№ stays with its number'],
  ["'Не больше 100 %'", '% stays with its number'],
  ['`Документ «${title}» удалён`', 'a name is quoted by inQuotes, which knows its own quotes'],
  ["'Сохранено , но не всё'", 'no space before a comma'],
  ["'Если Вы судья'", '«вы» is small within a sentence'],
  ["'Pежиссёр'", 'one word, one alphabet'],
  ["'на на сцене'", 'no word twice'],
  ["'Из анкеты'", 'no official or foreign word where the glossary has its own'],
  ['description="Пусто: без срока"', 'a hint is a sentence, with its full stop'],
  ['label="Название."', 'a label or a button has no full stop'],
])('%s breaks «%s»', (said, name) => {
  const broken = RULES.filter((rule) => faultsOf(rule, 'libs/some/web/Some.tsx', said));
  expect(broken.map((rule) => rule.name)).toEqual([name]);
});

it('prints a day with its month by the one function that holds them together', () => {
  const months =
    /Intl\.DateTimeFormat\('ru[^)]*month: '(?:long|short)'|toLocaleDateString\('ru[^)]*month: '(?:long|short)'/s;
  // Names of files, which have no lines; a sheet of parts that binds them itself; the text that is bound after it.
  const own = /kernel\/russian-dates|papers\/paper-name|papers\/protocol-words/;
  const files = globSync('libs/**/*.{ts,tsx}').filter((path) => !NOT_SAID.test(path) && !own.test(path));
  expect(files.filter((path) => months.test(readFileSync(path, 'utf8')))).toEqual([]);
});
