// Shapes that several calls share.

import { BAD_SIGNS } from '@rampa/kernel';
import { z } from 'zod';

/** They turn the direction of the text around them or are not seen: a name with one looks right and is never found. */
const UNSEEN = /[\u202a-\u202e\u2066-\u2069\u200b\ufeff]/g;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** Removes the unseen signs that are copied along from tables and web pages. A text of nothing else becomes empty. */
export function visibleText(value: string): string {
  return SEEN.test(value)
    ? value
        .replace(UNSEEN, '')
        .replace(/\p{Surrogate}/gu, '\ufffd')
        .trim()
    : '';
}

export function hasControls(value: string): boolean {
  return CONTROLS.test(value);
}

/** Trimmed text of people; control characters are refused, so that nothing invisible reaches a screen or a paper. */
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
/** What four bytes of the database hold. */
export const WHOLE_MAX = 2_147_483_647;
export const version = z.int().min(0).max(WHOLE_MAX);
export const color = z.string().regex(/^#[0-9a-fA-F]{6}$/);

/** What a screen shows in the place of a long name; empty: the long one, shortened. */
export const shortTitle = text(60);

const PAGES = 1_000_000;

export const paging = {
  pageNumber: z.int().min(1).max(PAGES).default(1),
  pageSize: z.int().min(1).max(100).default(20),
};

/** Query strings carry text; this reads a whole number out of one. */
export const queryInt = z.coerce.number().pipe(z.int());
/** The same as in `paging`, for a query string. */
export const queryPage = queryInt.pipe(z.int().min(1).max(PAGES)).default(1);

/** A list in a query string: what is searched, which page, in which order; the first of the sorts is the usual one. */
export function listQuery<const Sorts extends readonly [string, ...string[]]>(sorts: Sorts, pageSize = 20) {
  return {
    searchText: text(200).optional(),
    pageNumber: queryPage,
    pageSize: queryInt.pipe(z.int().min(1).max(100)).default(pageSize),
    sort: z.enum(sorts).default(sorts[0] as Sorts[number] & string),
    isDescending: z.stringbool().default(false),
  };
}

export function collectionOf<T extends z.ZodType>(element: T) {
  return z.object({ collection: z.array(element), totalCount: z.int() });
}

export const done = z.object({});
export const created = z.object({ guid: z.guid() });
/** A call of kind `job`, status 202: the work has been written down and goes on by itself. */
export const begun = z.object({ jobGuid: z.guid() });
/** On how many devices a link of a judge or a presenter may be open. */
export const deviceLimit = z.int().min(1).max(10);
export const link = z.object({ url: z.string(), qr: z.string() });
export const signedIn = z.object({ token: z.string(), dateExpires: instant });
