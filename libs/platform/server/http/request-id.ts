// The name of one request: in its answer (`x-request-id`), in the log, and in what a person reads of a failure, so that
// the three can be put together. A proxy's name is kept, so that its log joins them.

import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const REQUEST_ID = 'x-request-id';

/** What may be written into a log as it is. */
const WELL_FORMED = /^[\w-]{8,64}$/;

export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[REQUEST_ID];
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomBytes(9).toString('base64url');
}
