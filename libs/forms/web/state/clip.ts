// A part of a form as text on the clipboard. What somebody else has put there is believed as far as the shape of a form goes;
// limits and books the server knows.

import type { ClippedParts, Condition, FormBlock, FormField, Rule } from '@rampa/forms/domain';
import { FIELD_KINDS, FIELD_TAGS, FORM_LIMITS, type Guid } from '@rampa/kernel';

const MARK = 'form';
const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const clipText = (parts: ClippedParts): string => JSON.stringify({ rampa: MARK, ...parts });

/** Null: something else is on the clipboard. */
export function clipIn(text: string): ClippedParts | null {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(said) || said.rampa !== MARK || !isGuid(said.formGuid)) return null;
  const [blocks, fields] = [listOf(said.blocks, blockIn), listOf(said.fields, fieldIn)];
  if (!blocks || !fields) return null;
  const parts = { formGuid: said.formGuid, blocks, fields };
  return isWhole(parts) ? parts : null;
}

type Said = Record<string, unknown>;
const isRecord = (one: unknown): one is Said => typeof one === 'object' && one !== null && !Array.isArray(one);
const isGuid = (one: unknown): one is Guid => typeof one === 'string' && GUID.test(one);
const isText = (one: unknown): one is string => typeof one === 'string' && one.length <= FORM_LIMITS.text;
const isCount = (one: unknown): one is number => Number.isSafeInteger(one);
const isTruth = (one: unknown): one is boolean => typeof one === 'boolean';
const isOneOf = <T>(list: readonly T[], one: unknown): one is T => list.includes(one as T);

/** Null where one of them is none. */
function listOf<T>(said: unknown, read: (one: Said) => T | null): T[] | null {
  if (!Array.isArray(said) || said.length > FORM_LIMITS.fields) return null;
  const list = said.map((one) => (isRecord(one) ? read(one) : null)).filter((one) => one !== null);
  return list.length === said.length ? list : null;
}

function blockIn({ guid, n, parentGuid, title, min, max, isPerformance, rule }: Said): FormBlock | null {
  const isPlaced = parentGuid === null || isGuid(parentGuid);
  if (!isGuid(guid) || !isCount(n) || !isPlaced || !isText(title) || !isCount(min) || !isCount(max)) return null;
  return isTruth(isPerformance) && isRule(rule) ? { guid, n, parentGuid, title, min, max, isPerformance, rule } : null;
}

function fieldIn(said: Said): FormField | null {
  const { guid, n, blockGuid, kind, bookGuid, title, hint, option, rule, tag, isRequired, isPrivate, isPersonal } =
    said;
  if (!isGuid(guid) || !isCount(n) || !isGuid(blockGuid) || !isOneOf(FIELD_KINDS, kind)) return null;
  if (!(bookGuid === null || isGuid(bookGuid)) || !(tag === null || isOneOf(FIELD_TAGS, tag))) return null;
  if (!isText(title) || !isText(hint) || !isRecord(option) || !isRule(rule)) return null;
  if (!isTruth(isRequired) || !isTruth(isPrivate) || !isTruth(isPersonal)) return null;
  return { guid, n, blockGuid, kind, bookGuid, title, hint, option, rule, tag, isRequired, isPrivate, isPersonal };
}

function isRule(rule: unknown): rule is Rule | null {
  if (rule === null) return true;
  return isRecord(rule) && Object.values(rule).every((one) => isCondition(one, 0));
}

function isCondition(one: unknown, depth: number): one is Condition {
  if (!isRecord(one) || depth > FORM_LIMITS.nesting) return false;
  const each = (list: unknown) => Array.isArray(list) && list.every((inner) => isCondition(inner, depth + 1));
  if ('all' in one) return each(one.all);
  if ('any' in one) return each(one.any);
  if ('not' in one) return isCondition(one.not, depth + 1);
  if ('sys' in one) return Array.isArray(one.in);
  return isCount(one.field) && (!('in' in one) || (Array.isArray(one.in) && one.in.every(isGuid)));
}

/** One root, everything else inside it, nothing twice. */
function isWhole({ blocks, fields }: ClippedParts): boolean {
  const guids = [...blocks, ...fields].map(({ guid }) => guid);
  if (new Set(guids).size < guids.length || guids.length === 0) return false;
  const [root] = blocks;
  if (!root) return fields.length === 1;
  if (guids.includes(root.parentGuid ?? '')) return false;
  const met = new Set([root.guid]);
  for (const { guid, parentGuid } of blocks.slice(1)) {
    if (parentGuid === null || !met.has(parentGuid)) return false;
    met.add(guid);
  }
  return fields.every(({ blockGuid }) => met.has(blockGuid));
}
