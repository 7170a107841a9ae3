// A part of a form as text on the clipboard. What it says is believed only as far as the shape of a form goes.

import { formClip } from '@rampa/contract';
import type { ClippedParts } from '@rampa/forms/domain';

export const clipText = (parts: ClippedParts): string => JSON.stringify({ rampa: 'form', ...parts });

/** Null: something else is on the clipboard. */
export function clipIn(text: string): ClippedParts | null {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    return null;
  }
  const read = formClip.safeParse(said);
  if (!read.success) return null;
  const { rampa: _, ...parts } = read.data;
  return isWhole(parts as ClippedParts) ? (parts as ClippedParts) : null;
}

/** One root, everything else inside it, nothing twice. */
function isWhole({ blocks, fields }: ClippedParts): boolean {
  const guids = [...blocks, ...fields].map(({ guid }) => guid);
  if (new Set(guids).size < guids.length || guids.length === 0) return false;
  if (blocks.length === 0) return fields.length === 1;
  if (guids.includes(blocks[0]!.parentGuid ?? '')) return false;
  const met = new Set([blocks[0]!.guid]);
  for (const { guid, parentGuid } of blocks.slice(1)) {
    if (parentGuid === null || !met.has(parentGuid)) return false;
    met.add(guid);
  }
  return fields.every(({ blockGuid }) => met.has(blockGuid));
}
