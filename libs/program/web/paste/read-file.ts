// Reads a table from a file: an Excel workbook, or text in UTF-8, UTF-16 or Windows-1251.

import { textOfBook } from './read-book.ts';

export const TABLE_FILES = '.xlsx,.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain';
const MOST_BYTES = 5 * 1024 * 1024;

export type FileText = { text: string } | { refusal: string };

const BOOK = 'Эту книгу прочитать не получилось: сохраните её как CSV или скопируйте ячейки и вставьте сюда.';

export async function textOfFile(bytes: Uint8Array): Promise<FileText> {
  if (bytes.length > MOST_BYTES) return { refusal: 'Файл больше 5 МБ: скопируйте из него только нужные строки.' };
  // The old Excel format (xls).
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return { refusal: BOOK };
  if (startsWith(bytes, [0x50, 0x4b, 3, 4])) {
    try {
      return answerOf(await textOfBook(bytes));
    } catch {
      return { refusal: BOOK };
    }
  }
  const text = decoded(bytes);
  if (/[\u0000-\u0008\u000E-\u001F]/.test(text))
    return { refusal: 'Это не таблица. Подойдут файлы XLSX, CSV, TSV и TXT, а из остальных скопируйте ячейки.' };
  return answerOf(text);
}

const answerOf = (text: string): FileText => (text.trim() === '' ? { refusal: 'Файл пустой.' } : { text });

function decoded(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // The encoding in which Russian Excel writes CSV.
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

const startsWith = (bytes: Uint8Array, sign: readonly number[]) => sign.every((byte, at) => bytes[at] === byte);
