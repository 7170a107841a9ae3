// The statements over letters. Bodies are sealed, so a copied database opens no account.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '../database/database.ts';
import { Secrets } from '../secrets/secrets.ts';
import { letterContent, type LetterContent } from './letter.ts';

export interface NewLetter {
  guid: Guid;
  job: Guid;
  kind: string;
  to: string;
  subject: string;
  once: string | null;
  content: LetterContent;
  expiresAt: string;
}

export type LetterState = 'waiting' | 'sending' | 'sent' | 'failed';

export interface LetterFate {
  state: LetterState;
  /** Of the last refusal; empty: none. */
  reason: string;
}

export interface StoredLetter {
  guid: Guid;
  kind: string;
  to: string;
  subject: string;
  state: LetterState;
  attempts: number;
  isExpired: boolean;
  createdAt: Date;
  /** Null once the letter was sent or given up. */
  content: LetterContent | null;
}

/** The purpose that the body is sealed for. */
export const letterPlace = (guid: Guid): string => `letter ${guid}`;

@Injectable()
export class LetterRows {
  constructor(private readonly secrets: Secrets) {}

  /** False: a letter with this once-key exists. */
  async write(reader: Reader, letter: NewLetter): Promise<boolean> {
    const { guid, job, kind, to, subject, once, content, expiresAt } = letter;
    const written = await reader.query(
      `insert into mail.letter (guid, kind, recipient, subject, body, once_key, job_guid, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (once_key) do nothing returning guid`,
      [guid, kind, to, subject, this.secrets.seal(JSON.stringify(content), letterPlace(guid)), once, job, expiresAt],
    );
    return written.length > 0;
  }

  async guidOf(reader: Reader, once: string): Promise<Guid> {
    const [row] = await reader.query<{ guid: Guid }>('select guid from mail.letter where once_key = $1', [once]);
    return row!.guid;
  }

  /** Claims the letter for sending; false when another worker sends it or it is over. */
  async begin(reader: Reader, guid: Guid): Promise<boolean> {
    return this.changed(reader, guid, `state = 'sending'`, `state = 'waiting'`);
  }

  /** Records that the letter was taken, whatever another worker assumed meanwhile. */
  async sent(reader: Reader, guid: Guid): Promise<void> {
    const sent = `state = 'sent', sent_at = clock_timestamp(), body = null, last_error = null`;
    await this.changed(reader, guid, sent, `state <> 'sent'`);
  }

  /** The letter is tried again later. Returns the number of tries so far. */
  async later(reader: Reader, guid: Guid, reason: string): Promise<number> {
    const [row] = await reader.query<{ attempts: number }>(
      `with changed as (
         update mail.letter set state = 'waiting', attempts = attempts + 1, last_error = $2
         where guid = $1 and state in ('waiting', 'sending') returning attempts)
       select * from changed`,
      [guid, reason],
    );
    return row?.attempts ?? 0;
  }

  /** Those of them that have not begun to leave leave no more; answers which. */
  async recall(reader: Reader, guids: readonly Guid[], reason: string): Promise<Guid[]> {
    const rows = await reader.query<{ guid: Guid }>(
      `with changed as (
         update mail.letter set state = 'failed', last_error = $2, body = null
          where guid = any ($1::uuid[]) and state = 'waiting' returning guid)
       select * from changed`,
      [guids, reason],
    );
    return rows.map(({ guid }) => guid);
  }

  /** The letter was not taken after all. */
  async again(reader: Reader, guid: Guid): Promise<void> {
    await this.changed(reader, guid, `state = 'waiting'`, `state = 'sending'`);
  }

  /** The letter is given up: it is too old, or nobody knows whether it was taken. */
  async park(reader: Reader, guid: Guid, reason: string): Promise<void> {
    await this.failed(reader, guid, reason, 'null');
  }

  /** The letter was refused; until it is too old an operator may have it tried again. */
  async refused(reader: Reader, guid: Guid, reason: string): Promise<void> {
    await this.failed(reader, guid, reason, 'body');
  }

  private async failed(reader: Reader, guid: Guid, reason: string, body: 'null' | 'body'): Promise<void> {
    await reader.query(
      `update mail.letter set state = 'failed', last_error = $2, body = ${body}
       where guid = $1 and state in ('waiting', 'sending')`,
      [guid, reason],
    );
  }

  /** Tries a refused letter again by a new job; false: it is over, or somebody else was first. */
  async repeat(reader: Reader, guid: Guid, job: Guid): Promise<boolean> {
    const rows = await reader.query(
      `with changed as (
         update mail.letter set state = 'waiting', attempts = 0, job_guid = $2
         where guid = $1 and state = 'failed' and body is not null and expires_at > clock_timestamp() returning guid)
       select * from changed`,
      [guid, job],
    );
    return rows.length > 0;
  }

  private async changed(reader: Reader, guid: Guid, change: string, which: string): Promise<boolean> {
    const rows = await reader.query(
      `with changed as (update mail.letter set ${change} where guid = $1 and ${which} returning guid)
       select * from changed`,
      [guid],
    );
    return rows.length > 0;
  }

  async find(reader: Reader, guid: Guid): Promise<StoredLetter | null> {
    const [letter] = await this.select(reader, 'guid = $1', [guid]);
    return letter ?? null;
  }

  /** What became of each, without opening a body. A letter that is kept no longer is not among them. */
  async fatesOf(reader: Reader, guids: readonly Guid[]): Promise<Map<Guid, LetterFate>> {
    const rows = await reader.query<LetterFate & { guid: Guid }>(
      `select guid, state, coalesce(last_error, '') as reason from mail.letter where guid = any ($1::uuid[])`,
      [guids],
    );
    return new Map(rows.map((row) => [row.guid, row]));
  }

  /** Letters to one address, or all; the newest last. */
  list(reader: Reader, to: string | null): Promise<StoredLetter[]> {
    return this.select(reader, '$1::text is null or recipient = $1', [to]);
  }

  private async select(reader: Reader, which: string, given: readonly unknown[]): Promise<StoredLetter[]> {
    const rows = await reader.query<Omit<StoredLetter, 'content'> & { body: Buffer | null }>(
      `select guid, kind, recipient as "to", subject, state, attempts, body, created_at as "createdAt",
         expires_at <= clock_timestamp() as "isExpired"
         from mail.letter where ${which} order by guid`,
      given,
    );
    return rows.map(({ body, ...row }) => ({
      ...row,
      content: body ? letterContent.parse(JSON.parse(this.secrets.open(body, letterPlace(row.guid)))) : null,
    }));
  }
}
