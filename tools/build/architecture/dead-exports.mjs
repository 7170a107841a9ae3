// What only specs use is no part of the product: it is reached or removed.

import { readFile } from 'node:fs/promises';
import { filesOf } from './tables.mjs';

/** A `table(…)` is found by its room (`tablesIn`) and compared with the database: that is its use. */
const EXPORTED = /^export (?:async )?(?:function\*?|const) (\w+)\b(?! = table\()/gm;
const FROM = /^export (?:type )?(?:\*|\{[^}]*\}) from [^\n]*$/gm;
const COMMENT = /^\s*(?:\/\/|\/\*|\*).*$/gm;
const WORD = /[A-Za-z_$][\w$]*/g;

/** Names that specs or tools alone use, with the reason. */
const KEPT = {
  FAILURES_BY_ROOM: 'Joins the rooms’ catalogues; a spec looks for a code that two rooms use.',
  QUIET_KINDS: 'Joins the rooms’ kinds; a spec compares them with what calls cause and show.',
  compareValues: 'The order of two group values; the oracle compares its own with it.',
  fieldsOfQr: 'Reads a printed code back; papers are proved by it.',
  preliminaryRound: 'Rule 1 of skating; the rehearsal counts published preliminaries by it.',
  proposeStatement: 'Both steps of a bank statement in one; the cases of statements are proved by it.',
  skatingDance: 'One dance of a final with its log; the rules of skating are proved by it.',
};

/** Faults as «rule: file → name». */
export async function faultsOfExports() {
  const texts = new Map();
  for (const folder of ['libs', 'apps'])
    for (const file of (await filesOf(folder)).filter((name) => /\.tsx?$/.test(name)))
      texts.set(file, await readFile(file, 'utf8'));
  const uses = new Map();
  for (const text of texts.values())
    for (const [word] of text.replace(FROM, '').replace(COMMENT, '').matchAll(WORD))
      uses.set(word, (uses.get(word) ?? 0) + 1);
  const unused = new Set(Object.keys(KEPT));
  const faults = [];
  for (const [file, text] of texts) {
    if (!file.startsWith('libs/')) continue;
    for (const [, name] of text.matchAll(EXPORTED)) {
      if ((uses.get(name) ?? 0) > 1) continue;
      if (!unused.delete(name)) faults.push(`exports-are-used: ${file} → ${name} is used by specs alone`);
    }
  }
  return [...faults, ...[...unused].map((name) => `exports-are-used: ${name} → is used now`)];
}
