// The words of a PDF as Typst writes it: pages in their order, glyphs through the fonts' ToUnicode maps. Enough to
// compare what a paper says, not a reader for every PDF.

import { inflateSync } from 'node:zlib';

interface PdfObject {
  head: string;
  stream: Buffer | null;
}

export function pdfPages(bytes: Uint8Array): string[] {
  const objects = objectsOf(Buffer.from(bytes));
  const pages = [...objects.values()].filter(({ head }) => /\/Type\s*\/Page(?![a-z])/.test(head));
  return pages.map((page) => {
    const contents = referencesIn(/\/Contents\s*(\[[^\]]*\]|\d+ 0 R)/.exec(page.head)?.[1] ?? '');
    const fonts = fontsOf(page.head, objects);
    return contents.map((id) => textOf(streamOf(objects.get(id)!).toString('latin1'), fonts)).join('\n');
  });
}

/** All pages, spaces and line ends as one space. */
export function pdfText(bytes: Uint8Array): string {
  return pdfPages(bytes)
    .join(' ')
    .replace(/[\s\u00A0]+/g, ' ')
    .trim();
}

function objectsOf(file: Buffer): Map<number, PdfObject> {
  const text = file.toString('latin1');
  const objects = new Map<number, PdfObject>();
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\s/g)) {
    const from = match.index + match[0].length;
    const end = text.indexOf('endobj', from);
    const at = text.indexOf('stream', from);
    if (at < 0 || at > end) {
      objects.set(Number(match[1]), { head: text.slice(from, end), stream: null });
      continue;
    }
    const head = text.slice(from, at);
    const begin = at + (text[at + 6] === '\r' ? 8 : 7);
    const length = Number(/\/Length (\d+)/.exec(head)![1]);
    objects.set(Number(match[1]), { head, stream: file.subarray(begin, begin + length) });
  }
  return objects;
}

function streamOf({ head, stream }: PdfObject): Buffer {
  return head.includes('/FlateDecode') ? inflateSync(stream!) : stream!;
}

function referencesIn(text: string): number[] {
  return [...text.matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id));
}

/** `/f0 12 0 R` pairs of the page's resources, wherever they are written. */
function fontsOf(head: string, objects: Map<number, PdfObject>): Map<string, Map<string, string>> {
  const resources = /\/Resources (\d+) 0 R/.exec(head);
  const written = resources ? objects.get(Number(resources[1]))!.head : head;
  const reference = /\/Font (\d+) 0 R/.exec(written);
  const inside = reference
    ? objects.get(Number(reference[1]))!.head
    : (/\/Font\s*<<([^>]*)>>/.exec(written)?.[1] ?? '');
  const fonts = new Map<string, Map<string, string>>();
  for (const [, name, id] of inside.matchAll(/\/([A-Za-z0-9]+) (\d+) 0 R/g)) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(id))!.head)?.[1];
    if (map) fonts.set(name!, charactersOf(streamOf(objects.get(Number(map))!).toString('latin1')));
  }
  return fonts;
}

function charactersOf(cmap: string): Map<string, string> {
  const characters = new Map<string, string>();
  const unicode = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  for (const [, block] of cmap.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, glyph, text] of block!.matchAll(/<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>/g)) {
      characters.set(glyph!.toLowerCase(), unicode(text!));
    }
  }
  return characters;
}

function textOf(content: string, fonts: Map<string, Map<string, string>>): string {
  let font = new Map<string, string>();
  let text = '';
  const kept: (typeof font)[] = [];
  for (const [, name, hex, literal, sign] of content.matchAll(
    /\/([A-Za-z0-9]+) [\d.]+ Tf|<([0-9A-Fa-f]+)>|\(((?:\\[\s\S]|[^\\()])*)\)|(?<![^\s>\])])(ET|q|Q)(?![^\s<[(])/g,
  )) {
    if (name) font = fonts.get(name) ?? new Map();
    else if (sign === 'q') kept.push(font);
    else if (sign === 'Q') font = kept.pop() ?? font;
    else if (sign) text += '\n';
    else {
      const glyphs = hex ?? Buffer.from(unescaped(literal!), 'latin1').toString('hex');
      for (const glyph of glyphs.toLowerCase().match(/.{4}/g) ?? []) text += font.get(glyph) ?? '\uFFFD';
    }
  }
  return text;
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function unescaped(literal: string): string {
  return literal.replace(/\\(\r?\n|[0-7]{1,3}|[\s\S])/g, (_, sign: string) =>
    /^[0-7]/.test(sign) ? String.fromCharCode(parseInt(sign, 8)) : sign.includes('\n') ? '' : (ESCAPES[sign] ?? sign),
  );
}
