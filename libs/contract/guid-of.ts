// Guids in calls that are checked before the call runs. Apart from `call.ts`, which a browser loads without any schema.

import { z } from 'zod';

/** Kinds of things a guid in a call may name; each is resolved to its event before the call runs. */
export type GuidKind =
  | 'competition'
  | 'program'
  | 'item'
  | 'judge'
  | 'point'
  | 'awardGroup'
  | 'awardSetting'
  | 'displaySetting'
  | 'displayScreen'
  | 'adjustment'
  | 'lateMark'
  | 'chairDecision'
  | 'presenterLink'
  | 'book'
  | 'bookItem'
  | 'groupField'
  | 'groupValue'
  | 'applicationStatus'
  | 'blockStatus'
  | 'document'
  | 'requisite'
  | 'employee'
  | 'fastLink';

const GUID_KINDS = new WeakMap<z.ZodType, GuidKind>();

/** A guid whose owner the access guard checks before the call runs, wherever it stands: query, body, list. Lower case. */
export function guidOf(kind: GuidKind) {
  const schema = z
    .guid()
    .toLowerCase()
    .meta({ description: `guid: ${kind}` });
  GUID_KINDS.set(schema, kind);
  return schema;
}

/** Null for a schema that `guidOf` has not made. */
export function guidKindOf(schema: z.ZodType): GuidKind | null {
  return GUID_KINDS.get(schema) ?? null;
}
