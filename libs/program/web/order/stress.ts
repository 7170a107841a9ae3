// The stress mark of a text that is read aloud: a combining acute after the vowel.

export const STRESS = '\u0301';
const VOWEL = /[аеёиоуыэюяaeiouy]/i;

/** Toggles the mark on the vowel before (or else after) the caret; null: there is no vowel. */
export function stressedAt(text: string, caret: number): { text: string; caret: number } | null {
  for (const at of [caret - 1, caret]) {
    const vowel = text[at] === STRESS ? at - 1 : at;
    if (!VOWEL.test(text[vowel] ?? '')) continue;
    const has = text[vowel + 1] === STRESS;
    const after = text.slice(vowel + 1 + (has ? 1 : 0));
    const head = text.slice(0, vowel + 1);
    return has ? { text: head + after, caret: vowel + 1 } : { text: head + STRESS + after, caret: vowel + 2 };
  }
  return null;
}
