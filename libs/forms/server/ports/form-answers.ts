// What has been answered by a form, the room of applications knows: it registers itself here. Until it does, nobody has
// answered, and the answers of this room say that nobody counts.

import { Injectable } from '@nestjs/common';
import type { BlockAnswers, Carrier, Form, FormField, ReplacedField, SystemFacts } from '@rampa/forms/domain';
import type { Guid } from '@rampa/kernel';
import type { Reader, Scope, Transaction } from '@rampa/platform/server';

export interface AnsweredApplication {
  guid: Guid;
  number: number | null;
  title: string;
  facts: SystemFacts;
  blocks: BlockAnswers[];
}

export interface AnswersSource {
  /** Applications of the event, in whatever state. */
  count(reader: Reader, competition: Guid): Promise<number>;
  /** Which of these fields, by their numbers, have an answer somewhere: shown, hidden or removed. */
  answered(reader: Reader, competition: Guid, numbers: readonly number[]): Promise<ReadonlySet<number>>;
  /** All applications of the event by portions, each with those of its blocks that are copies of these. */
  portions(reader: Reader, competition: Guid, formBlocks: readonly Guid[]): AsyncIterable<AnsweredApplication[]>;
  /** The form is another one now: what applications show, lack and are counted by follows in the same transaction. */
  formChanged(tx: Transaction, competition: Guid, form: Form): Promise<void>;
  /** How answers of one field become those of another. */
  carrier(reader: Reader, from: FormField, to: FormField): Promise<Carrier>;
  /** Writes down the work that carries the answers over; its guid, or null where nobody has answered. */
  carry(tx: Transaction, scope: Scope, competition: Guid, pair: ReplacedField): Promise<Guid | null>;
}

@Injectable()
export class FormAnswers {
  private source: AnswersSource | null = null;

  register(source: AnswersSource): void {
    this.source = source;
  }

  /** Null: nobody counts them. */
  async count(reader: Reader, competition: Guid | null): Promise<number | null> {
    if (!this.source) return null;
    return competition === null ? 0 : this.source.count(reader, competition);
  }

  async answered(reader: Reader, competition: Guid | null, numbers: readonly number[]): Promise<ReadonlySet<number>> {
    if (!this.source || competition === null || numbers.length === 0) return new Set();
    return this.source.answered(reader, competition, numbers);
  }

  async *portions(
    reader: Reader,
    competition: Guid | null,
    formBlocks: readonly Guid[],
  ): AsyncIterable<AnsweredApplication[]> {
    if (!this.source || competition === null || formBlocks.length === 0) return;
    yield* this.source.portions(reader, competition, formBlocks);
  }

  carrier(reader: Reader, { from, to }: ReplacedField): Promise<Carrier> {
    if (!this.source) throw new Error('Nobody knows the answers');
    return this.source.carrier(reader, from, to);
  }

  /** The jobs to be sent after the commit. */
  async carry(
    tx: Transaction,
    scope: Scope,
    competition: Guid | null,
    pairs: readonly ReplacedField[],
  ): Promise<Guid[]> {
    const jobs: (Guid | null)[] = [];
    if (this.source && competition !== null)
      for (const pair of pairs) jobs.push(await this.source.carry(tx, scope, competition, pair));
    return jobs.filter((job) => job !== null);
  }

  async formChanged(tx: Transaction, competition: Guid | null, form: Form): Promise<void> {
    if (this.source && competition !== null) await this.source.formChanged(tx, competition, form);
  }
}
