// A file that comes in pieces, so that 80 MB from a phone go on after a lost connection, a reload or a restart of the server.

import { UPLOAD_LIMIT } from '@rampa/kernel';
import { z } from 'zod';
import { queryInt, text } from './shapes.ts';

/** What its sender says of it first. A larger one than is taken is refused in words. Bytes. */
export const begunUpload = {
  name: text(200, 1),
  size: z
    .int()
    .min(0)
    .max(UPLOAD_LIMIT * 10),
  /** By which the sender knows the file again after a reload. */
  mark: text(100).default(''),
};

/** Where a piece begins, in bytes. */
export const pieceAt = queryInt.pipe(z.int().min(0).max(UPLOAD_LIMIT));

/** One that has not come whole. */
export const comingUpload = z.object({
  guid: z.guid(),
  name: z.string(),
  /** As its sender had given it. */
  mark: z.string(),
  size: z.int(),
  received: z.int(),
  isOwn: z.boolean(),
});
