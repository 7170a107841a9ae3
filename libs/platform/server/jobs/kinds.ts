// The kinds of jobs (known to every process) and their handlers (in the worker). The worker refuses to start when a
// kind has no handler or two.

import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { Transaction } from '../database/unit-of-work.ts';
import type { JobDefinition, JobHandler } from './definition.ts';

export type CancelDeed = (transaction: Transaction, payload: unknown) => Promise<unknown>;

@Injectable()
export class JobKinds {
  private readonly definitions = new Map<string, JobDefinition>();
  private readonly cancels = new Map<string, CancelDeed>();

  /** Each room calls it in onModuleInit. */
  add(definition: JobDefinition): void {
    const found = this.definitions.get(definition.name);
    if (found && found !== definition) throw new Error(`Two rooms define the job «${definition.name}»`);
    this.definitions.set(definition.name, definition);
  }

  of(name: string): JobDefinition {
    const found = this.definitions.get(name);
    if (!found) throw new Error(`Nobody has added the job «${name}»: call JobKinds.add in the room's onModuleInit`);
    return found;
  }

  /** What follows, in the same transaction, when a person cancels a job of this kind: it may never have begun. */
  onCancel(name: string, deed: CancelDeed): void {
    this.cancels.set(name, deed);
  }

  cancelled(name: string): CancelDeed | null {
    return this.cancels.get(name) ?? null;
  }

  names(): string[] {
    return [...this.definitions.keys()];
  }
}

@Injectable()
export class JobHandlers {
  private readonly handlers = new Map<string, JobHandler[]>();

  constructor(private readonly kinds: JobKinds) {}

  /** The part of a room that only the worker loads calls it in onModuleInit. */
  add<P extends z.ZodType>(definition: JobDefinition<P>, handler: JobHandler<P>): void {
    const found = this.handlers.get(definition.name) ?? [];
    // Handlers of all kinds share this map; the runner gives each the payload that its own definition has parsed.
    this.handlers.set(definition.name, [...found, handler as unknown as JobHandler]);
  }

  of(name: string): JobHandler {
    const [handler] = this.handlers.get(name) ?? [];
    if (!handler) throw new Error(`The job «${name}» has no handler`);
    return handler;
  }

  /** Throws an Error with every fault, one per line. */
  check(): void {
    const faults = [
      ...this.kinds
        .names()
        .filter((name) => !this.handlers.has(name))
        .map((name) => `«${name}»: no handler; write one and add it with JobHandlers.add in the worker`),
      ...[...this.handlers]
        .filter(([, handlers]) => handlers.length > 1)
        .map(([name, { length }]) => `«${name}»: ${length} handlers; keep one`),
      ...[...this.handlers.keys()]
        .filter((name) => !this.kinds.names().includes(name))
        .map((name) => `«${name}»: a handler of a job that nobody defines; add it with JobKinds.add`),
    ];
    if (faults.length > 0) throw new Error(`The jobs are not complete:\n  ${faults.join('\n  ')}`);
  }
}
