// Texts of a QR code: one line, no separator, no more letters than allowed.

/** Line breaks, tabs, control characters and no-break spaces become a space; the separator becomes a stroke. */
export function oneLine(text: string): string {
  return text
    .replaceAll('|', '/')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

export function cut(text: string, most: number): string {
  const letters = [...text];
  return letters.length <= most ? text : letters.slice(0, most).join('').trimEnd();
}

/** How many bytes the text takes in UTF-8. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0)!;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_00_00 ? 3 : 4;
  }
  return bytes;
}
