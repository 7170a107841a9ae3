/** A row with something in it; `row`: its number as a spreadsheet shows it. */
export interface RawRow {
  row: number;
  cells: string[];
}

/** Lines over a table, and how many titles its head has at the least where there are any. */
export const [MOST_ABOVE, LEAST_TITLES] = [10, 3];
