// What is asked, what is read for it, and what came of it.

export const CONNECTIONS = 32;
/** As large as the product's own pool is by default. */
export const POOL = 20;

/** Where the answer stands that every call reads: the view's own text, envelope and all. */
export const TABLE = `
  create schema if not exists bench;
  create table bench.answer (competition_guid uuid primary key, answer json not null)`;
export const READ = 'select answer from bench.answer where competition_guid = $1';

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
