// Fits a text into a box: the largest size at which it fits, in lines of nearly the same length.

/** Width of a text in em, by its font. */
export type WidthOf = (text: string) => number;

export interface Box {
  /** Sizes in points, the largest first. */
  sizes: readonly number[];
  width: number;
  height: number;
  /** Line distance in em. */
  leading: number;
}

export interface Fitted {
  size: number;
  lines: string[];
}

/** Balancing stops at this share of the line: a finer step changes nothing that one sees. */
const NEAR = 0.01;

/** Cuts words only at the smallest size, and only those wider than the box. Never loses a letter. */
export function fitLines(text: string, { sizes, width, height, leading }: Box, widthOf: WidthOf): Fitted {
  const words = text.split(/[ \n]+/).filter((word) => word !== '');
  const widths = words.map(widthOf);
  const space = widthOf(' ');
  for (const size of sizes) {
    const limit = width / size;
    if (widths.some((own) => own > limit)) continue;
    const lines = balanced(words, widths, space, limit);
    if (lines.length * leading * size <= height) return { size, lines };
  }
  const size = sizes.at(-1)!;
  const parts = words.flatMap((word) => cut(word, width / size, widthOf));
  return { size, lines: balanced(parts, parts.map(widthOf), space, width / size) };
}

/** Finds the fewest lines, then the narrowest column with that many lines. */
function balanced(words: readonly string[], widths: readonly number[], space: number, limit: number): string[] {
  let best = filled(words, widths, space, limit);
  if (best.length < 2) return best;
  let [low, high] = [limit / 2, limit];
  while (high - low > NEAR * limit) {
    const middle = (low + high) / 2;
    const lines = filled(words, widths, space, middle);
    if (lines.length === best.length && widths.every((own) => own <= middle)) [high, best] = [middle, lines];
    else low = middle;
  }
  return best;
}

function filled(words: readonly string[], widths: readonly number[], space: number, limit: number): string[] {
  const lines: string[][] = [];
  let used = Infinity;
  for (const [index, word] of words.entries()) {
    const own = widths[index]!;
    if (used + space + own > limit) {
      lines.push([word]);
      used = own;
    } else {
      lines.at(-1)!.push(word);
      used += space + own;
    }
  }
  return lines.map((line) => line.join(' '));
}

function cut(word: string, limit: number, widthOf: WidthOf): string[] {
  if (widthOf(word) <= limit) return [word];
  // Words bound by a no-break space part before a word is cut.
  if (word.includes('\u00A0')) return word.split('\u00A0').flatMap((part) => cut(part, limit, widthOf));
  const parts: string[] = [];
  let part = '';
  for (const { segment } of new Intl.Segmenter('ru').segment(word)) {
    if (part !== '' && widthOf(part + segment) > limit) {
      parts.push(part);
      part = '';
    }
    part += segment;
  }
  return [...parts, part];
}
