export interface Entry {
  status: number;
  text: string;
}

/** A room's refusals: code, HTTP status and Russian text. A code without a text does not compile. */
export type Entries = Record<string, Entry>;
