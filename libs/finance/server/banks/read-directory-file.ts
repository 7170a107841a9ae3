// A file becomes a directory of banks, or is refused with what is wrong with it.

import { parse } from 'csv-parse/sync';
import { isEd807, readBankTable, readEd807, type ReadDirectory } from '@rampa/finance/domain';
import { Failure } from '@rampa/kernel';

export const MOST_BYTES = 20 * 1024 * 1024;
const MOST_ROWS = 20_000;

const refused = (message: string) => new Failure('bankDirectoryUnreadable', { message });

/** Throws Failure bankDirectoryUnreadable. */
export function readDirectoryFile(bytes: Buffer): Omit<ReadDirectory, 'isCut'> {
  if (bytes.subarray(0, 2).toString('latin1') === 'PK')
    throw refused('Это архив. Распакуйте его и загрузите файл ED807 (XML), который лежит внутри.');
  if (bytes.subarray(0, 8192).includes(0)) throw refused('Это не справочник банков. Подойдут XML (ED807) и CSV.');
  const text = decoded(bytes);
  const { banks, madeOn } = isEd807(text) ? ofXml(text) : ofTable(text);
  if (banks.length === 0) throw refused('В файле нет ни одного банка с БИК и названием.');
  if (banks.length > MOST_ROWS) throw refused('В файле больше 20 000 банков: это не справочник Банка России.');
  return { banks, madeOn };
}

function ofXml(text: string) {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text))
    throw refused('В файле есть определения (DOCTYPE), каких в справочнике Банка России не бывает.');
  const read = readEd807(text);
  if (read.isCut) throw refused('Файл обрезан: у справочника нет конца. Скачайте его ещё раз.');
  return read;
}

function ofTable(text: string) {
  if (text.trimStart().startsWith('<')) throw refused('Это не справочник банков: в XML нет раздела ED807.');
  const first = text.split(/\r?\n/, 1)[0] ?? '';
  const delimiter = ['\t', ';', ','].find((sign) => first.includes(sign)) ?? ';';
  let rows: string[][];
  try {
    rows = parse(text, { bom: true, delimiter, relax_column_count: true, relax_quotes: true, to: MOST_ROWS + 2 });
  } catch {
    throw refused('Таблица не читается: где-то открыта и не закрыта кавычка.');
  }
  const read = readBankTable(rows);
  if (!read) throw refused('Это не справочник банков: в первой строке нет столбцов «БИК» и «Наименование».');
  return { banks: read.banks, madeOn: null };
}

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}
