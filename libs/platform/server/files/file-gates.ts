// Who may see an uploaded file depends on the thing that it is attached to, so each room decides for the purposes of
// its own files. A purpose without a gate is closed.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Actor } from '../access/scope.ts';

/** True when the actor may see the file, which must still be attached to its thing. */
export type FileGate = (actor: Actor, file: Guid) => boolean | Promise<boolean>;

@Injectable()
export class FileGates {
  private readonly gates = new Map<string, FileGate>();

  add(purpose: string, gate: FileGate): void {
    if (this.gates.has(purpose)) throw new Error(`Two rooms answer for files of «${purpose}»`);
    this.gates.set(purpose, gate);
  }

  async isOpen(actor: Actor, { purpose, guid }: { purpose: string; guid: Guid }): Promise<boolean> {
    return (await this.gates.get(purpose)?.(actor, guid)) ?? false;
  }
}
