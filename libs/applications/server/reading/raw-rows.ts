/** A row with something in it; `row`: its number as a spreadsheet shows it. */
export interface RawRow {
  row: number;
  cells: string[];
}
