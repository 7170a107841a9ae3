import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { begunWith, framed, linked, saidParts, type Retyped } from './said-text.ts';

const shown = (text: string) =>
  saidParts(text).map(({ kind, lines }) => [
    kind,
    ...lines.map((words) =>
      words
        .map(({ text: said, look, href }) => (href ? `<${said}|${href}>` : look ? `${look}(${said})` : said))
        .join(''),
    ),
  ]);
const done = (text: string, { from, to, put, chosen }: Retyped) => {
  const now = text.slice(0, from) + put + text.slice(to);
  return [now, now.slice(...chosen)];
};

describe('what is written of an event', () => {
  it('is what was typed where there are no signs', () => {
    expect(shown('Ждём всех.\nВход свободный!\n\n5 * 3 * 2 = 30, а **это не жирное\nк_у_р_с_и_в')).toEqual([
      ['text', 'Ждём всех.', 'Вход свободный!'],
      ['text', '5 * 3 * 2 = 30, а **это не жирное', 'к_у_р_с_и_в'],
    ]);
  });

  it('has headings, lists, bold, italic and addresses', () => {
    expect(shown('## Когда\n- **5 февраля**, *утром*\n— гала\n1. Заявка\n2) Взнос')).toEqual([
      ['head', 'Когда'],
      ['list', 'bold(5 февраля), italic(утром)', 'гала'],
      ['numbers', 'Заявка', 'Взнос'],
    ]);
    expect(shown('Правила: https://ex.ru/a?b=1. И [положение](https://ex.ru/p.pdf), (https://ex.ru)')).toEqual([
      ['text', 'Правила: <https://ex.ru/a?b=1|https://ex.ru/a?b=1>. И <положение|https://ex.ru/p.pdf>, (<https://ex.ru|https://ex.ru>)'],
    ]); // prettier-ignore
  });

  it('leads nowhere but to the web, a letter or a telephone', () => {
    const text = '[жми](javascript:alert(1)) [ещё](data:text/html,x) <b>жирно</b> javascript:alert(1)';
    expect(shown(text)).toEqual([['text', text]]);
    expect(shown('[пишите](mailto:a@b.ru) [звоните](tel:+79991234567)')).toEqual([
      ['text', '<пишите|mailto:a@b.ru> <звоните|tel:+79991234567>'],
    ]);
  });

  it('loses no letter, whatever is typed', () => {
    const unit = fc.constantFrom(...'*#-[]() \n.1аб', 'https://', 'ex.ru');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 60 }), (text) => {
        const letters = (said: string) => said.replace(/[^аб]/g, '');
        const said = saidParts(text).flatMap(({ lines }) => lines.flatMap((words) => words.map((one) => one.text)));
        const hidden = [...text.matchAll(/\]\(https:\/\/[^\s()]+\)/g)].map(([to]) => letters(to)).join('');
        expect(letters(said.join('')).length + hidden.length).toBeGreaterThanOrEqual(letters(text).length);
      }),
    );
  });
});

describe('a press', () => {
  it('puts signs around what is chosen and takes them away again', () => {
    expect(done('Ждём всех', framed('Ждём всех', 5, 9, '**'))).toEqual(['Ждём **всех**', 'всех']);
    expect(done('Ждём **всех**', framed('Ждём **всех**', 7, 11, '**'))).toEqual(['Ждём всех', 'всех']);
    expect(done('Ждём **всех**', framed('Ждём **всех**', 7, 11, '*'))).toEqual(['Ждём ***всех***', 'всех']);
  });

  it('begins the chosen lines, and no more', () => {
    expect(done('а\nб\nв', begunWith('а\nб\nв', 0, 3, 'list'))).toEqual(['- а\n- б\nв', '- а\n- б']);
    expect(done('- а\n- б\nв', begunWith('- а\n- б\nв', 0, 7, 'numbers'))[0]).toBe('1. а\n2. б\nв');
    expect(done('- а\n- б', begunWith('- а\n- б', 2, 5, 'list'))[0]).toBe('а\nб');
    expect(done('Когда', begunWith('Когда', 5, 5, 'head'))[0]).toBe('## Когда');
  });

  it('lets the address of a link be typed', () => {
    expect(done('см. сайт', linked('см. сайт', 4, 8))).toEqual(['см. [сайт](https://)', 'https://']);
  });
});
