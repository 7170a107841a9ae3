// Which programs have a published protocol, and where strangers read it: the judging room knows and registers itself here.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

/** Addresses of the pages, of those among the programs whose protocol is published. */
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
