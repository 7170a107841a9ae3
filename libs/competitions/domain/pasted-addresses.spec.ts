import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressesIn } from './pasted-addresses.ts';

describe('a pasted list', () => {
  it.each([
    ['anna@mail.ru\nboris@mail.ru', ['anna@mail.ru', 'boris@mail.ru']],
    ['anna@mail.ru, boris@mail.ru;vera@mail.ru', ['anna@mail.ru', 'boris@mail.ru', 'vera@mail.ru']],
    ['Анна Петрова <anna@mail.ru>, "Борис" <boris@mail.ru>', ['anna@mail.ru', 'boris@mail.ru']],
    ['Анна\tansambl@фестиваль.рф\t8 910 123-45-67', ['ansambl@фестиваль.рф']],
    ['"Анна";"anna@mail.ru";"Кострома"\r\n\r\n', ['anna@mail.ru']],
    // Its sign was lost: it is told, not dropped.
    ['anna@mail.ru, boris.mail.ru', ['anna@mail.ru', 'boris.mail.ru']],
    ['ФИО;Почта', ['ФИО;Почта']],
    ['anna@', ['anna@']],
    [' \n\t\n', []],
  ])('%j holds %j', (pasted, addresses) => {
    expect(addressesIn(pasted)).toEqual(addresses);
  });

  it('loses no line that says something, and makes nothing out of nothing', () => {
    const line = fc.string({ unit: 'grapheme' }).filter((text) => !/[\n\r]/.test(text));
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const found = addressesIn(lines.join('\n'));
        expect(found.every((address) => address.trim() !== '' && address.length <= 254)).toBe(true);
        const said = lines.filter((text) => /[\p{L}\p{N}]/u.test(text) && !text.includes('@'));
        expect(found.length).toBeGreaterThanOrEqual(said.length);
      }),
    );
  });
});
