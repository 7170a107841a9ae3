// Letters that organizers write: what is filled in, what is refused, and that no value becomes markup.

import { LETTER_KINDS, LETTER_LIMITS } from '@rampa/kernel';
import { letterText } from '@rampa/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answersIn,
  asLetterAddress,
  DEFAULT_LETTERS,
  filledLetter,
  filledLine,
  filledText,
  keptText,
  letterFaults,
  namesInLetter,
  plainText,
  PLACEHOLDERS,
  realValues,
  samplesOf,
  withNumbers,
  type Inline,
  type LetterText,
} from './index.ts';

const written = (...content: (string | Inline)[]): LetterText => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: content.map((one) => (typeof one === 'string' ? { type: 'text', text: one } : one)),
    },
  ],
});
const faultsOf = (subject: string, text = 'Здравствуйте!', kind: 'status' | 'invitation' = 'status') =>
  letterFaults(kind, { subject, body: written(text) }).map(({ field, message }) => `${field}: ${message}`);

describe('the letters of the portal', () => {
  it.each(LETTER_KINDS)('«%s» keeps the rules that hold for everybody and says something of each sample', (kind) => {
    const own = DEFAULT_LETTERS[kind];
    expect(letterText.parse(own.body)).toEqual(own.body);
    expect(letterFaults(kind, own)).toEqual([]);
    const { subject, blocks } = filledLetter(kind, own, samplesOf(kind));
    expect(subject + plainText(blocks)).not.toMatch(/[{}*]|—\./);
    expect(plainText(blocks)).toContain('https://example.org/member/competition');
  });
});

describe('a placeholder', () => {
  it('is found whatever its case, spaces and «ё»', () => {
    expect(filledLine('{ УЧАСТНИК }: {Статус}', 'status', { участник: 'Анна', статус: 'Принята' })).toBe(
      'Анна: Принята',
    );
  });

  it('without a value is a dash', () => {
    expect(filledLine('Коллектив {коллектив}', 'status', { коллектив: '  ' })).toBe('Коллектив —');
  });

  it('half of which is bold is put in once and looks as it begins', () => {
    const body = written('Вы — {уча', { type: 'text', text: 'стник}!', marks: [{ type: 'bold' }] });
    expect(filledText(body, 'status', { участник: 'Анна' })[0]!.runs).toEqual([
      { text: 'Вы — ' },
      { text: 'Анна', isValue: true },
      { text: '!', isBold: true },
    ]);
  });

  it('that is misspelt is told with the one that was meant', () => {
    expect(faultsOf('{учасник}')).toEqual(['subject: Подстановки {учасник} нет. Может быть, {участник}?']);
    expect(faultsOf('Тема', 'Ваш {пароль}')).toEqual([
      'body: Абзац 1. Подстановки {пароль} нет. Выберите её из списка.',
    ]);
  });

  it('of another kind of letter is told', () => {
    expect(faultsOf('Тема', 'Статус {статус}', 'invitation')).toEqual([
      'body: Абзац 1. В письме «Приглашение» нечего подставить вместо {статус}: уберите эти слова.',
    ]);
  });

  it.each([
    ['{участник', 'Фигурная скобка без пары: «{участник».'],
    ['{}', 'В фигурных скобках пусто: выберите подстановку из списка.'],
    ['{{участник}}', 'Фигурная скобка без пары: «{{участник}}».'],
  ])('written as %s is told', (text, message) => {
    expect(faultsOf(text)).toContain(`subject: ${message}`);
  });
});

describe('the data of a real application', () => {
  const event = { title: 'Светлояр', beginDate: '2027-03-20', endDate: '2027-03-22', city: 'Семёнов' };
  const facts = { event, organizer: 'Просцениум', link: 'https://example.org/member/competition/1' };

  it('say what is known, and a dash where it is empty', () => {
    const application = { number: 12, title: '', member: 'Анна Соколова', status: 'Принята' };
    expect(
      filledLine('{участник}, {коллектив}, {номер}: {статус}. {даты}', 'status', realValues({ ...facts, application })),
    ).toBe('Анна Соколова, —, 12: Принята. 20–22 марта 2027 года');
  });

  it('of an event alone leave an application unsaid', () => {
    const values = realValues({ ...facts, application: null });
    expect(filledLine('{мероприятие}, {город}', 'invitation', values)).toBe('Светлояр, Семёнов');
    expect(values).not.toHaveProperty('участник');
  });
});

describe('a value', () => {
  it('is never looked through again and never becomes an address of its own', () => {
    const values = { участник: '{ссылка}', ссылка: 'javascript:alert(1)' };
    expect(filledText(written('{участник} {ссылка}'), 'status', values)[0]!.runs).toEqual([
      { text: '{ссылка}', isValue: true },
      { text: ' ' },
      { text: 'javascript:alert(1)', isValue: true },
    ]);
  });

  it('stays in one run, whatever it holds', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PLACEHOLDERS), fc.string({ unit: 'grapheme' }), ({ name, kinds }, value) => {
        const [block] = filledText(written(`До {${name}} после`), kinds[0]!, { [name]: value });
        expect(block!.runs.map(({ text }) => text)).toEqual(['До ', value.trim() || '—', ' после']);
      }),
    );
  });
});

describe('a letter', () => {
  it('says in plain text what it says with looks', () => {
    const body = keptText({
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Программа' }] },
        {
          type: 'orderedList',
          content: [
            { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Открытие' }] }] },
            {
              type: 'listItem',
              content: [
                {
                  type: 'paragraph',
                  content: [
                    {
                      type: 'text',
                      text: 'Положение',
                      marks: [{ type: 'link', attrs: { href: 'https://example.org/p', target: '_blank' } }],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    });
    expect(letterText.safeParse(body).success).toBe(true);
    expect(plainText(filledText(body, 'mailing', {}))).toBe(
      'Программа\n\n1. Открытие\n\n2. Положение (https://example.org/p)',
    );
  });

  it('without a word, and one too long, is told', () => {
    expect(faultsOf('Тема', ' ')[0]).toContain('Напишите хотя бы строчку');
    const long = {
      type: 'doc' as const,
      content: Array.from({ length: 6 }, () => written('а'.repeat(4_000)).content[0]!),
    };
    expect(letterFaults('status', { subject: 'Тема', body: long })[0]!.message).toContain(String(LETTER_LIMITS.text));
  });

  it('keeps of what was pasted only what letters may have', () => {
    const pasted = {
      content: [
        { type: 'codeBlock', content: [{ type: 'text', text: '<b>', marks: [{ type: 'strike' }, { type: 'bold' }] }] },
        {
          type: 'paragraph',
          content: [{ type: 'text', text: 'сюда', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] }],
        },
        { type: 'paragraph' },
      ],
    };
    expect(keptText(pasted).content).toEqual([
      { type: 'paragraph', content: [{ type: 'text', text: '<b>', marks: [{ type: 'bold' }] }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'сюда' }] },
    ]);
  });

  it('of whatever an editor gives has the shape that the call takes', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        expect(letterText.safeParse(keptText({ content: [value] })).success).toBe(true);
      }),
    );
  });
});

describe('an address', () => {
  it.each([
    ['example.org', 'https://example.org'],
    [' Info@example.org ', 'mailto:Info@example.org'],
    ['фестиваль.рф/положение', 'https://фестиваль.рф/положение'],
    ['http://example.org/a?b#c', 'http://example.org/a?b#c'],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['сюда', null],
    ['https://example.org/"onclick="x', null],
  ])('typed as «%s» leads to %s', (typed, address) => {
    expect(asLetterAddress(typed)).toBe(address);
  });
});

describe('an answer in a letter', () => {
  const fields = [
    { n: 2, title: 'Город' },
    { n: 5, title: 'Название номера' },
    { n: 6, title: 'Имя' },
    { n: 7, title: 'имя ' },
    { n: 8, title: 'Вес {кг}' },
  ];

  it('is called by the title of its field, and by its number where two are called alike', () => {
    expect([...namesInLetter(fields).values()]).toEqual(['f2', 'Название номера', 'f6', 'f7', 'f8']);
  });

  it('is kept by its number, in the subject and in every paragraph', () => {
    const letter = { subject: '{название НОМЕРА}', body: written('{участник}: {Название номера}, { f6 }, {Город}') };
    const kept = withNumbers(letter, fields);
    expect([kept.subject, kept.body]).toEqual(['{f5}', written('{участник}: {f5}, {f6}, {Город}')]);
    expect(answersIn(kept)).toEqual([5, 6]);
  });
});
