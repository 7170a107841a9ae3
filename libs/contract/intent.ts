// A call that would make two if it were done twice is sent under a name: done once, however often it is sent (ADR 26).

import type { CallDefinition } from './call.ts';

/** The header with the name of what is meant, a guid. It stays the same until the call has succeeded. */
export const INTENT = 'idempotency-key';

const MAKING = /\/(Create|Add|Copy|Duplicate|Extract|SceneTest|BuildTemplate|Reserve)|ApplicationMessage\/Send$/;

/** Whether a call adds something each time it is done. By its id, because browsers have little else of a call. */
export function makes({ id, kind }: Pick<CallDefinition, 'id' | 'kind'>): boolean {
  return kind === 'write' && MAKING.test(id);
}
