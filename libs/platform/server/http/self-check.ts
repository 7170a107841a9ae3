// The process refuses to start when a route declares no access, when two controllers claim one call, or when a call of
// the contract has no controller.

import { Injectable } from '@nestjs/common';
import { ModulesContainer, Reflector } from '@nestjs/core';
import { CALLS, type CallDefinition } from '@rampa/contract';
import { GuidOwners } from '../access/guid-owners.ts';
import { CALL_METADATA } from './call.decorator.ts';
import { OPEN_ROUTE } from './open-route.decorator.ts';

const PATH_METADATA = 'path';

@Injectable()
export class SelfCheck {
  constructor(
    private readonly modules: ModulesContainer,
    private readonly reflector: Reflector,
    private readonly owners: GuidOwners,
  ) {}

  /** Throws an Error with every fault, one per line. */
  run(expected: readonly CallDefinition[] = CALLS): void {
    const faults: string[] = [];
    const claimed = new Map<string, string>();
    for (const { controller, name, handler } of this.routes()) {
      const call = this.reflector.get<CallDefinition | undefined>(CALL_METADATA, handler);
      if (!call) {
        if (!this.reflector.get(OPEN_ROUTE, handler)) faults.push(`${controller}.${name}: a route without @Call`);
        continue;
      }
      const other = claimed.get(call.id);
      if (other) faults.push(`${call.id}: claimed by ${other} and by ${controller}.${name}`);
      if (call.who.length === 0) faults.push(`${call.id}: says nobody who may`);
      claimed.set(call.id, `${controller}.${name}`);
    }
    for (const call of expected) if (!claimed.has(call.id)) faults.push(`${call.id}: no controller answers it`);
    if (this.owners.registered().length === 0) faults.push('no room resolves guids');
    if (faults.length > 0) throw new Error(`The router is not complete:\n  ${faults.join('\n  ')}`);
  }

  private *routes(): Generator<{ controller: string; name: string; handler: (...args: never[]) => unknown }> {
    for (const module of this.modules.values()) {
      for (const wrapper of module.controllers.values()) {
        const prototype = wrapper.metatype?.prototype as Record<string, unknown> | undefined;
        if (!prototype) continue;
        for (const name of Object.getOwnPropertyNames(prototype)) {
          const handler = prototype[name];
          if (name === 'constructor' || typeof handler !== 'function') continue;
          if (Reflect.hasMetadata(PATH_METADATA, handler)) {
            yield { controller: wrapper.name, name, handler: handler as (...args: never[]) => unknown };
          }
        }
      }
    }
  }
}
