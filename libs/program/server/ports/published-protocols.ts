// Port for the addresses of published protocols, which the judging room fills.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

/** Addresses of the pages of those programs whose protocol is published. */
export type ProtocolPathsOf = (reader: Reader, programs: readonly Guid[]) => Promise<Map<Guid, string>>;

@Injectable()
export class PublishedProtocols {
  private source: ProtocolPathsOf = async () => new Map();

  register(source: ProtocolPathsOf): void {
    this.source = source;
  }

  async pathsOf(reader: Reader, programs: readonly Guid[]): Promise<Map<Guid, string>> {
    return programs.length === 0 ? new Map() : this.source(reader, programs);
  }
}
