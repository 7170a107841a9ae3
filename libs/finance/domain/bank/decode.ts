// What a bank's file says, from its bytes: the bytes decide, the label only between the two old encodings.

export type StatementEncoding = 'utf-8' | 'windows-1251' | 'cp866';

const LABEL = /^[ \t]*Кодировка[ \t]*=[ \t]*DOS[ \t]*\r?$/im;

export function decodeStatement(bytes: Uint8Array): { encoding: StatementEncoding; text: string } {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    return { encoding: 'utf-8', text: new TextDecoder('utf-8').decode(bytes) };
  }
  const unicode = strictUnicode(bytes);
  if (unicode !== null) return { encoding: 'utf-8', text: unicode };
  const dos = new TextDecoder('ibm866').decode(bytes);
  if (LABEL.test(dos)) return { encoding: 'cp866', text: dos };
  return { encoding: 'windows-1251', text: new TextDecoder('windows-1251').decode(bytes) };
}

/** A letter that is cut off at the end does not make the file another encoding: `stream` leaves it out. */
function strictUnicode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}
