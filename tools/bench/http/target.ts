// What is asked, and what came of it.

export const CONNECTIONS = 32;

export interface Target {
  url: string;
  /** One session per connection where the server asks who it is. */
  tokens: string[];
}

export interface Asked {
  perSecond: number;
  answers: number;
  /** Answers that were not 200 or not of the expected length. */
  wrong: number;
}
