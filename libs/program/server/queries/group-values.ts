import { Injectable } from '@nestjs/common';
import { Competitions } from '@rampa/competitions/server';
import { Failure, type Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

@Injectable()
export class GroupValues {
  constructor(private readonly competitions: Competitions) {}

  /** Failure badRequest when a value names a field that the event does not have. */
  async assertKnown(reader: Reader, competition: Guid, values: readonly Record<string, string>[]): Promise<void> {
    const named = new Set(values.flatMap((value) => Object.keys(value)));
    if (named.size === 0) return;
    const known = new Set((await this.competitions.groupFields(reader, competition)).map(({ guid }) => guid));
    if (![...named].every((guid) => known.has(guid))) throw new Failure('badRequest', { field: 'groupValues' });
  }
}
