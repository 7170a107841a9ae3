// What is requested, what is read for it, and the results.

export const CONNECTIONS = 32;
/** The product's default pool size. */
export const POOL = 20;

/** Table of the answer that every call reads: the view's own text with its envelope. */
export const TABLE = `
  create schema if not exists bench;
  create table bench.answer (competition_guid uuid primary key, answer json not null)`;
export const READ = 'select answer from bench.answer where competition_guid = $1';

export interface Target {
  url: string;
  /** One session per connection, where the server asks for one. */
  tokens: string[];
}

export interface Asked {
  perSecond: number;
  answers: number;
  /** Answers that were not 200 or had another length. */
  wrong: number;
}
