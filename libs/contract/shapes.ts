// Schemas that several calls share.

import { BAD_SIGNS } from '@rampa/kernel';
import { z } from 'zod';

/** These characters turn the text's direction or are invisible: a name with one looks right and is never found. */
const UNSEEN = /[\u202a-\u202e\u2066-\u2069\u200b\ufeff]/g;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/**
 * Removes the invisible characters that come along with text copied from tables and web pages. A text of nothing else
 * becomes empty.
 */
export function visibleText(value: string): string {
  return SEEN.test(value)
    ? value
        .replace(UNSEEN, '')
        .replace(/\p{Surrogate}/gu, '\ufffd')
        .trim()
    : '';
}

/** Whether the text contains control characters. */
export function hasControls(value: string): boolean {
  return CONTROLS.test(value);
}

/** Trimmed text; control characters are refused, so that nothing invisible reaches a screen or a paper. */
export function text(max: number, min = 0) {
  return z
    .string()
    .overwrite(visibleText)
    .min(min)
    .max(max)
    .refine((value) => !hasControls(value), BAD_SIGNS);
}

export const title = text(300, 1);
// PostgreSQL has no year 0.
const hasYear = (value: string) => !value.startsWith('0000');
export const instant = z.iso.datetime({ offset: false }).refine(hasYear);
export const date = z.iso.date().refine(hasYear);
/** A mark, a weight or an amount in integer thousandths. */
export const thousandths = z.int().min(-1_000_000_000).max(1_000_000_000);
/** The range of a four-byte integer in the database. */
export const WHOLE_MAX = 2_147_483_647;
export const version = z.int().min(0).max(WHOLE_MAX);
export const color = z.string().regex(/^#[0-9a-fA-F]{6}$/);

/** A short name for screens; empty: the screen shortens the long one. */
export const shortTitle = text(60);

const PAGES = 1_000_000;

export const paging = {
  pageNumber: z.int().min(1).max(PAGES).default(1),
  pageSize: z.int().min(1).max(100).default(20),
};

/** Reads a whole number out of the text of a query string. */
export const queryInt = z.coerce.number().pipe(z.int());
/** The same as in `paging`, for a query string. */
export const queryPage = queryInt.pipe(z.int().min(1).max(PAGES)).default(1);

/** The query of a list: search text, page, sort; the first sort is the default. */
export function listQuery<const Sorts extends readonly [string, ...string[]]>(sorts: Sorts, pageSize = 20) {
  return {
    searchText: text(200).optional(),
    pageNumber: queryPage,
    pageSize: queryInt.pipe(z.int().min(1).max(100)).default(pageSize),
    sort: z.enum(sorts).default(sorts[0] as Sorts[number] & string),
    isDescending: z.stringbool().default(false),
  };
}

/** The answer of a list: one page of rows, and the number of all. */
export function collectionOf<T extends z.ZodType>(element: T) {
  return z.object({ collection: z.array(element), totalCount: z.int() });
}

export const done = z.object({});
export const created = z.object({ guid: z.guid() });
/** The answer of a call of kind `job`, status 202: the work is written down and continues by itself. */
export const begun = z.object({ jobGuid: z.guid() });
/** Number of devices on which a judge's or a presenter's link may be open at once. */
export const deviceLimit = z.int().min(1).max(10);
export const link = z.object({ url: z.string(), qr: z.string() });
export const signedIn = z.object({ token: z.string(), dateExpires: instant });
