import { afterAll, describe, expect, it } from 'vitest';
import { fontWidths, lookAtFont, Press, readFont, withFamily } from './index.ts';

const press = new Press();
afterAll(() => press.onApplicationShutdown());

const file = readFont('showBlack');
const offsetOf = (tag: string) => {
  for (let at = 12; ; at += 16) if (file.toString('latin1', at, at + 4) === tag) return file.readUInt32BE(at + 8);
};
const changed = (at: number, bytes: readonly number[]) => {
  const copy = Buffer.from(file);
  for (const [by, byte] of bytes.entries()) copy[at + by] = byte;
  return copy;
};
const shapes = async (family: string, fonts = [{ family: 'own1q', bytes: withFamily(file, 'own1q') }]) => {
  const source = `#set page(width: 80mm, height: 20mm)\n#text(font: "${family}", weight: ${family === 'Piazzolla' ? 900 : 400}, fallback: false)[Жар-птица]`;
  const [svg] = await press.plates({ source, fonts }, ['{}']);
  return [...new TextDecoder().decode(svg).matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
};

describe('a font that somebody sent', () => {
  it('says its name', () => {
    const look = lookAtFont(file);
    expect(look).toEqual({ name: expect.stringContaining('Piazzolla') });
  });

  it.each([
    ['an empty file', Buffer.alloc(0), 'broken'],
    ['words', Buffer.from('Это не шрифт, а письмо о шрифте'), 'broken'],
    ['half of one', file.subarray(0, file.length / 2), 'broken'],
    ['one whose head is another', changed(offsetOf('head') + 12, [0, 0, 0, 0]), 'broken'],
    ['one without widths', changed(offsetOf('hhea') + 34, [0, 0]), 'broken'],
    ['one of a page', changed(0, [0x77, 0x4f, 0x46, 0x32]), 'packed'],
    ['several in a file', changed(0, [0x74, 0x74, 0x63, 0x66]), 'collection'],
    ['one that may not be embedded', changed(offsetOf('OS/2') + 8, [0, 2]), 'restricted'],
    ['one that may be embedded only whole', changed(offsetOf('OS/2') + 8, [1, 0]), 'restricted'],
    ['one without letters', changed(offsetOf('cmap') + 2, [0, 0]), 'noCyrillic'],
  ])('%s is refused', (_what, bytes, fault) => expect(lookAtFont(bytes)).toEqual({ fault }));

  it('is never a fault of ours, whatever byte of its tables is another', () => {
    for (let at = 0; at < 4_000; at += 7) expect(() => lookAtFont(changed(at, [0xff, 0xff]))).not.toThrow();
  });

  it('is printed under a family of its own, with its own letters, and is not there for others', async () => {
    const own = await shapes('own1q');
    expect(own.length).toBeGreaterThan(5);
    expect(own).toEqual(await shapes('Piazzolla'));
    expect(own).not.toEqual(await shapes('PT Sans'));
    expect(await shapes('own1q', [])).not.toEqual(own);
    expect(fontWidths(withFamily(file, 'own1q')).widthOf('Жар-птица')).toBe(fontWidths(file).widthOf('Жар-птица'));
  });
});
