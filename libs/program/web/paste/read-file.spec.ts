import { expect, it } from 'vitest';
import { textOfFile } from './read-file.ts';

const TABLE = '№;Исполнитель\n1;Мельникова Арина — «А»';

it('reads UTF-8 with and without its mark, UTF-16 and Windows-1251', async () => {
  const utf8 = new TextEncoder().encode(TABLE);
  expect(await textOfFile(utf8)).toEqual({ text: TABLE });
  expect(await textOfFile(new Uint8Array([0xef, 0xbb, 0xbf, ...utf8]))).toEqual({ text: TABLE });
  expect(await textOfFile(new Uint8Array([0xff, 0xfe, ...Buffer.from(TABLE, 'utf16le')]))).toEqual({ text: TABLE });
  const signs: Record<string, number> = { '№': 0xb9, '—': 0x97, '«': 0xab, '»': 0xbb };
  const ansi = [...TABLE].map((sign) => {
    const code = sign.codePointAt(0)!;
    return signs[sign] ?? (code >= 0x410 ? code - 0x410 + 0xc0 : code);
  });
  expect(await textOfFile(new Uint8Array(ansi))).toEqual({ text: TABLE });
});

it('says what to do with an older book of Excel, and refuses what is no table', async () => {
  const read = (...bytes: number[]) => textOfFile(new Uint8Array(bytes));
  expect(await read(0xd0, 0xcf, 0x11, 0xe0)).toEqual({ refusal: expect.stringContaining('сохраните её как CSV') });
  expect(await read(0x25, 0x50, 0x44, 0x46, 0, 1)).toEqual({ refusal: expect.stringContaining('не таблица') });
  expect(await read(0x20, 0x0a)).toEqual({ refusal: 'Файл пустой.' });
});
