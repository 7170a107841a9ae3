// A running product as the worked cases press it.

import type { AnswerOf, CallDefinition, SentQuery } from '@rampa/contract';
import type { Envelope } from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import type { Sent } from '../../../../libs/platform/testing/caller.ts';
import { ask, Refused } from '../../client/asking.ts';
import type { PriceClock } from './price-clock.ts';

/** The smallest file that is a picture. */
const CHEQUE = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const LIMIT_MS = 30_000;

export interface RunningProduct {
  url: string;
  desk: string;
  member: { guid: Guid; token: string };
  clock: PriceClock;
  sql(text: string, values?: readonly unknown[]): Promise<unknown>;
  /** What a night does at 00:05 of a time zone, done when it resolves. */
  newDay(timeZone: string): Promise<void>;
}

export class PriceProduct {
  readonly #of: RunningProduct;

  constructor(of: RunningProduct) {
    this.#of = of;
  }

  at(instant: number): Promise<void> {
    return this.#of.clock.at(instant);
  }

  newDay(timeZone: string): Promise<void> {
    return this.#of.newDay(timeZone);
  }

  /** As the organizer. */
  readonly desk = <C extends CallDefinition>(call: C, sent: Sent<C> = {}): Promise<AnswerOf<C>> =>
    ask(this.#of.url, call, { ...sent, as: this.#of.desk }, LIMIT_MS);

  /** As the member. */
  readonly own = <C extends CallDefinition>(call: C, sent: Sent<C> = {}): Promise<AnswerOf<C>> =>
    ask(this.#of.url, call, { ...sent, as: this.#of.member.token }, LIMIT_MS);

  /** As the member, with a cheque. */
  async upload<C extends CallDefinition>(call: C, query: SentQuery<C>): Promise<void> {
    const form = new FormData();
    form.set('file', new Blob([CHEQUE]), 'чек.png');
    const asked = new URLSearchParams(
      Object.entries(query as object).map(([key, value]): [string, string] => [key, String(value)]),
    );
    const headers = { authorization: `Bearer ${this.#of.member.token}` };
    const response = await fetch(`${this.#of.url}/api/v1/${call.path}?${asked}`, {
      method: 'POST',
      headers,
      body: form,
    });
    const { success, errors } = (await response.json()) as Envelope<unknown>;
    if (!success) throw new Refused(call.id, response.status, errors);
  }

  /** The member takes part in the event. */
  async join(event: Guid): Promise<void> {
    await this.#of.sql(
      `insert into accounts.membership (member_guid, competition_guid, organizer_guid)
       select $1, guid, organizer_guid from competitions.competition where guid = $2`,
      [this.#of.member.guid, event],
    );
  }

  /** Of the member: the payer of an application is one of these. */
  async requisite(type: 0 | 1 | 2): Promise<Guid> {
    const guid = newGuid();
    await this.#of.sql(
      `insert into finance.requisite (guid, owner_type, owner_guid, ordinal_number, country, type, fields)
       values ($1, 'Member', $2, (select count(*) + 1 from finance.requisite where owner_guid = $2), 'RU', $3, '{"fullName":"Плательщик"}')`,
      [guid, this.#of.member.guid, type],
    );
    return guid;
  }
}
