// The table that everybody writes: texts and numbers, none of them alike enough to be stored once.

export interface Size {
  rows: number;
  columns: number;
}

/** Every fourth column has numbers. */
export const isNumber = (column: number): boolean => column % 4 === 3;

export const textOf = (row: number, column: number): string => `Ансамбль ${row % 977}-${column}, Кострома`;
export const numberOf = (row: number, column: number): number => (row * 31 + column * 7) % 1_000;

/** Rows and cells of a written workbook's only sheet. */
export function countedIn(sheet: string): { rows: number; cells: number } {
  return { rows: sheet.split('<row ').length - 1, cells: sheet.split('<c ').length - 1 };
}
