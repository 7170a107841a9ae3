// What is written of an event: plain text in which a few signs give a look. «## » begins a heading, «- » and «1. » a line
// of a list; **bold**, *italic*, [words](address), and an address as it stands. All else is shown as it was typed, so
// that a text without signs is what it was.

export interface SaidWords {
  text: string;
  look?: 'bold' | 'italic';
  /** Of the web, of a letter or of a telephone, and of nothing else. */
  href?: string;
}

export interface SaidPart {
  kind: 'text' | 'head' | 'list' | 'numbers';
  lines: SaidWords[][];
}

const STARTS = [
  ['head', /^#{1,3}\s+(?=\S)/],
  ['list', /^[-–—•*]\s+(?=\S)/],
  ['numbers', /^\d{1,3}[.)]\s+(?=\S)/],
] as const;
/** Nobody writes a longer piece in one look; and a text of asterisks alone is read as quickly as any. */
const MOST = 300;
const LOOKS = new RegExp(
  [
    String.raw`\*\*(?<bold>[^\s*](?:[^*\n]{0,${MOST}}[^\s*])?)\*\*`,
    String.raw`(?<![\p{L}\p{N}*])\*(?<italic>[^\s*](?:[^*\n]{0,${MOST}}[^\s*])?)\*(?![\p{L}\p{N}*])`,
    String.raw`\[(?<words>[^\]\n]{1,${MOST}})\]\((?<to>(?:https?://|mailto:|tel:)[^\s()]{1,${MOST}})\)`,
    String.raw`(?<href>https?://[^\s<>«»"]{0,${MOST}}[^\s<>«»".,;:!?…)\]])`,
  ].join('|'),
  'gu',
);

export function saidParts(text: string): SaidPart[] {
  const parts: SaidPart[] = [];
  let isOpen = false;
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      isOpen = false;
      continue;
    }
    const [kind, sign] = STARTS.find(([, start]) => start.test(line)) ?? (['text', null] as const);
    const words = saidWords(sign ? line.replace(sign, '') : line);
    const last = parts.at(-1);
    if (isOpen && last?.kind === kind && kind !== 'head') last.lines.push(words);
    else parts.push({ kind, lines: [words] });
    isOpen = true;
  }
  return parts;
}

function saidWords(line: string): SaidWords[] {
  const found: SaidWords[] = [];
  let from = 0;
  for (const match of line.matchAll(LOOKS)) {
    if (match.index > from) found.push({ text: line.slice(from, match.index) });
    const { bold, italic, words, to, href } = match.groups!;
    if (bold !== undefined) found.push({ text: bold, look: 'bold' });
    else if (italic !== undefined) found.push({ text: italic, look: 'italic' });
    else found.push({ text: words ?? href!, href: to ?? href! });
    from = match.index + match[0].length;
  }
  if (from < line.length) found.push({ text: line.slice(from) });
  return found;
}

/** What takes the place of `from` to `to`, and what is chosen afterwards. */
export interface Retyped {
  from: number;
  to: number;
  put: string;
  chosen: [number, number];
}

/** The chosen words between two signs, or without those that stand around them already. */
export function framed(text: string, start: number, end: number, sign: '**' | '*'): Retyped {
  const [from, to] = [start - sign.length, end + sign.length];
  const isFramed = from >= 0 && text.slice(from, start) === sign && text.slice(end, to) === sign;
  const isOther = sign === '*' && text[from - 1] === '*' && text[to] === '*' && text[from - 2] !== '*';
  if (isFramed && !isOther) return { from, to, put: text.slice(start, end), chosen: [from, from + end - start] };
  return {
    ...{ from: start, to: end, put: `${sign}${text.slice(start, end)}${sign}` },
    chosen: [start + sign.length, end + sign.length],
  };
}

/** Every chosen line begins with the sign, or none where all did. */
export function begunWith(text: string, start: number, end: number, kind: 'head' | 'list' | 'numbers'): Retyped {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  const own = STARTS.find(([one]) => one === kind)![1];
  const lines = text.slice(from, to).split('\n');
  const isBegun = lines.every((line) => line.trim() === '' || own.test(line)) && lines.some((line) => own.test(line));
  const signOf = (at: number) => (kind === 'head' ? '## ' : kind === 'list' ? '- ' : `${at + 1}. `);
  const put = lines
    .map((line) => STARTS.reduce((bare, [, sign]) => bare.replace(sign, ''), line))
    .map((line, at) => (isBegun ? line : signOf(at) + line))
    .join('\n');
  return { from, to, put, chosen: [from, from + put.length] };
}

/** The chosen words lead somewhere: where to is chosen, to be typed. */
export function linked(text: string, start: number, end: number): Retyped {
  const words = text.slice(start, end).trim() || 'ссылка';
  const at = start + words.length + 3;
  return { from: start, to: end, put: `[${words}](https://)`, chosen: [at, at + 'https://'.length] };
}
