import * as everyCall from './calls/index.ts';
import type { CallDefinition } from './call.ts';

export * from './call.ts';
export * from './rules.ts';
export * from './rules-of.ts';
export * from './changes/index.ts';
export * from './shapes.ts';
export * from './form-shapes.ts';
export * from './price-shapes.ts';
export * from './money-shapes.ts';
export * from './application-shapes.ts';
export * from './letter-shapes.ts';
export * from './report-shapes.ts';
export * from './custom-list-shapes.ts';
export * from './paper-shapes.ts';
export * from './envelope.ts';
export * from './intent.ts';
export * from './live/index.ts';
export { beginningsOf, longBeginningsOf } from './page-beginnings.ts';
export * from './calls/index.ts';

function isCall(value: unknown): value is CallDefinition {
  return typeof value === 'object' && value !== null && 'who' in value && 'method' in value && 'answer' in value;
}

/** All existing calls of the portal, for the router's self-check, OpenAPI and the walks. */
export const CALLS: readonly CallDefinition[] = (Object.values(everyCall) as unknown[]).filter(isCall);
