// What makes something is sent by `write` of a form, by `useMake` or by `useIntent`, so that a repeated press makes nothing
// twice (ADR 26).

import { readFile } from 'node:fs/promises';
import ts from 'typescript';
import { filesOf } from './tables.mjs';

/** Constants of the calls that `makes` of the contract knows by their ids; an archive is a job. */
const MAKING =
  /(Create|Add|Copy|Duplicate|Extract|SceneTest|BuildTemplate|Reserve)(?!\w*Archive$)|ApplicationMessageSend$/;
/** What sends a call without a name. */
const PLAIN = new Set(['callApi', 'useWrite']);

/** Files that send such calls without a name, with the reason. */
const WITHOUT_INTENT = {
  'libs/reference-books/web/parts/PasteItemsForm.tsx':
    'What a refused list has added is deleted, so a portion sent again is another one; doubles are refused.',
  'libs/program/web/api/nominations.ts': 'A line that is there already is taken; a refused paste deletes its own.',
};

/** Faults as «rule: file:line → what». */
export async function faultsOfIntents() {
  const unused = new Set(Object.keys(WITHOUT_INTENT));
  const faults = [];
  for (const file of (await filesOf('libs')).filter((name) => /\/web\/.*\.tsx?$/.test(name))) {
    const text = await readFile(file, 'utf8');
    if (!MAKING.test(text)) continue;
    for (const { line, name } of nameless(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false))) {
      if (unused.delete(file) || file in WITHOUT_INTENT) continue;
      faults.push(`what-makes-has-an-intent: ${file}:${line} → ${name}`);
    }
  }
  return [...faults, ...[...unused].map((file) => `what-makes-has-an-intent: ${file} → needs no exception now`)];
}

/** Calls given alone or as one of two. */
function nameless(source) {
  const found = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && PLAIN.has(node.expression.text)) {
      const [given] = node.arguments;
      const calls = given && ts.isConditionalExpression(given) ? [given.whenTrue, given.whenFalse] : [given];
      const name = calls.find((one) => one && ts.isIdentifier(one) && MAKING.test(one.text))?.text;
      if (name) found.push({ line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1, name });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
