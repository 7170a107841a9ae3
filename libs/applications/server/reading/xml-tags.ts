// Reads XML tag by tag, once from its beginning to its end: time grows with its length alone, whatever is in it. Entities of
// a document's own are unknown to it, so that none can grow.

export interface Tag {
  /** Without its prefix. */
  name: string;
  isEnd: boolean;
  /** `<v/>` */
  isEmpty: boolean;
  /** What stands between the name and the bracket. */
  given: string;
  /** Text before the tag. */
  before: string;
}

export function* tagsOf(xml: string): Generator<Tag> {
  let at = 0;
  for (;;) {
    const open = xml.indexOf('<', at);
    if (open < 0) return;
    const before = xml.slice(at, open);
    if (xml.startsWith('<!--', open)) {
      at = after(xml, '-->', open);
      continue;
    }
    if (xml.startsWith('<![CDATA[', open)) {
      const end = xml.indexOf(']]>', open);
      yield {
        ...{ name: '', isEnd: false, isEmpty: true, given: '' },
        before: before + escaped(xml.slice(open + 9, end < 0 ? undefined : end)),
      };
      at = after(xml, ']]>', open);
      continue;
    }
    const close = xml.indexOf('>', open);
    if (close < 0) return;
    at = close + 1;
    const isEnd = xml[open + 1] === '/';
    const isEmpty = xml[close - 1] === '/';
    const inside = xml.slice(open + (isEnd ? 2 : 1), isEmpty ? close - 1 : close);
    const space = inside.search(/\s/);
    const whole = space < 0 ? inside : inside.slice(0, space);
    yield {
      name: whole.slice(whole.indexOf(':') + 1),
      ...{ isEnd, isEmpty, before },
      given: space < 0 ? '' : inside.slice(space),
    };
  }
}

function after(xml: string, sign: string, from: number): number {
  const end = xml.indexOf(sign, from);
  return end < 0 ? xml.length : end + sign.length;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;');

/** Empty when it is not given. */
export function attribute(given: string, name: string): string {
  const start = given.indexOf(` ${name}="`);
  if (start < 0) return '';
  const from = start + name.length + 3;
  const end = given.indexOf('"', from);
  return end < 0 ? '' : plainText(given.slice(from, end));
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** `_x000D_` is how a workbook writes a sign that XML does not have. */
export function plainText(text: string): string {
  if (!text.includes('&') && !text.includes('_x')) return text;
  return text
    .replace(/&(?:#(x?)([0-9a-f]{1,6})|(lt|gt|quot|apos|amp));/gi, (_, hex, code, name) =>
      name ? ENTITIES[String(name).toLowerCase()]! : signOf(parseInt(code, hex ? 16 : 10)),
    )
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_, code) => signOf(parseInt(code, 16)));
}

const signOf = (code: number) => (code > 0x10ffff || Number.isNaN(code) ? '' : String.fromCodePoint(code));
