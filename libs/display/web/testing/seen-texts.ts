// Measures the visible texts of a scene by the ink of every word, not by the boxes of its lines.

export interface SeenWord {
  /** Texts that may touch each other: lines of one name, parts of one line. */
  unit: Element;
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Ink {
  above: number;
  below: number;
}

const pen = document.createElement('canvas').getContext('2d')!;
const inks = new Map<string, Ink>();

/** How far a word's ink stays inside the box of its line, above and below. */
function inkOf(word: string, font: string): Ink {
  const key = `${font} ${word}`;
  const known = inks.get(key);
  if (known) return known;
  pen.font = font;
  const all = pen.measureText(word);
  const ink = {
    above: all.fontBoundingBoxAscent - all.actualBoundingBoxAscent,
    below: all.fontBoundingBoxDescent - all.actualBoundingBoxDescent,
  };
  inks.set(key, ink);
  return ink;
}

const isSeen = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });

export function seenWords(root: Element): { words: SeenWord[]; broken: string[] } {
  const words: SeenWord[] = [];
  const broken: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!;
    const text = node.nodeValue ?? '';
    if (text.trim() === '' || !isSeen(element)) continue;
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
    const font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    const unit = element.closest('.r-fit, .hall-head-right, .hall-next') ?? element;
    for (const match of text.matchAll(/[^\s\u00A0]+/g)) {
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0.5);
      const lines = new Set(rects.map(({ bottom }) => Math.round(bottom)));
      if (lines.size > 1 && !/[-\u2011–—/]/.test(match[0])) broken.push(match[0]);
      const { above, below } = inkOf(match[0], font);
      for (const { left, right, top, bottom } of rects) {
        words.push({ unit, text: match[0], left, right, top: top + above, bottom: bottom - below });
      }
    }
  }
  return { words, broken };
}
