// The name of one request, which stands in the answer (`x-request-id`), in the log and in the failure that a person
// reads. A proxy's name is kept, so that its log matches.

import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const REQUEST_ID = 'x-request-id';

/** A name of this shape is safe to log. */
const WELL_FORMED = /^[\w-]{8,64}$/;

export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[REQUEST_ID];
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomBytes(9).toString('base64url');
}
