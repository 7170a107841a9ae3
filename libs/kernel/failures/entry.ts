export interface Entry {
  status: number;
  text: string;
}

/** What a room refuses with: a code, its HTTP status and Russian text. A code without a text does not compile. */
export type Entries = Record<string, Entry>;
