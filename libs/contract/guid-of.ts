// Schemas of guids whose owner is checked before the call runs. A separate file, because a browser loads `call.ts`
// without any schema.

import { z } from 'zod';

/** The kinds of things that a guid in a call may name; each is resolved to its event before the call runs. */
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
  | 'specialPrize'
  | 'paperSheet'
  | 'ballot'
  | 'organizerPrize'
  | 'presenterLink'
  | 'book'
  | 'bookItem'
  | 'groupField'
  | 'groupValue'
  | 'applicationStatus'
  | 'blockStatus'
  | 'deletedEvent'
  | 'applicationForm'
  | 'formBlock'
  | 'formField'
  | 'application'
  | 'applicationBlock'
  | 'answerUpload'
  | 'messageUpload'
  | 'performer'
  | 'mailing'
  | 'applicationImport'
  | 'eventDocument'
  | 'upload'
  | 'document'
  | 'documentText'
  | 'documentImage'
  | 'paper'
  | 'requisite'
  | 'fieldPrice'
  | 'priceWindow'
  | 'retentionRow'
  | 'paymentPlan'
  | 'payment'
  | 'bankFile'
  | 'bankRow'
  | 'moneyDocument'
  | 'customDocument'
  | 'discount'
  | 'applicationSponsor'
  | 'letterTemplate'
  | 'employee'
  | 'fastLink'
  | 'report'
  | 'programColumn'
  | 'programColumnField'
  | 'reportColumn'
  | 'reportColumnField'
  | 'reportFilter'
  | 'customList';

const GUID_KINDS = new WeakMap<z.ZodType, GuidKind>();

/**
 * A guid whose owner the access guard checks before the call runs, wherever it stands: query, body or list. Lower case.
 */
export function guidOf(kind: GuidKind) {
  const schema = z
    .guid()
    .toLowerCase()
    .meta({ description: `guid: ${kind}` });
  GUID_KINDS.set(schema, kind);
  return schema;
}

/** The kind of a schema made by `guidOf`; null for any other. */
export function guidKindOf(schema: z.ZodType): GuidKind | null {
  return GUID_KINDS.get(schema) ?? null;
}
