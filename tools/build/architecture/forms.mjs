// A form checks by the rules of the call that it sends, and does not type them anew (ADR 18).

import { readFile } from 'node:fs/promises';
import ts from 'typescript';
import { filesOf } from './tables.mjs';

/** Forms that write by calls whose fields are no body, with the reason. */
const WITHOUT_RULES = {
  'libs/competitions/web/statuses/ReplaceStatus.tsx': 'A deletion: what stands instead is a guid in the query.',
};

/** Faults as «rule: file:line → what». */
export async function faultsOfForms() {
  const unused = new Set(Object.keys(WITHOUT_RULES));
  const faults = [];
  for (const file of (await filesOf('libs')).filter((name) => /\/web\/.*\.tsx?$/.test(name))) {
    const text = await readFile(file, 'utf8');
    if (!text.includes('useSendForm(')) continue;
    for (const line of unruled(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false))) {
      if (unused.delete(file) || file in WITHOUT_RULES) continue;
      faults.push(`forms-take-the-calls-rules: ${file}:${line} → writes without rules`);
    }
  }
  return [...faults, ...[...unused].map((file) => `forms-take-the-calls-rules: ${file} → has its rules now`)];
}

/** Lines of the forms that write and name no rules. */
function unruled(source) {
  const lines = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'useSendForm') {
      const [settings] = node.arguments;
      const names = settings && ts.isObjectLiteralExpression(settings) ? settings.properties.map(nameOf) : [];
      if (names.includes('writes') && !names.includes('rules'))
        lines.push(source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lines;
}

const nameOf = ({ name }) => (name && ts.isIdentifier(name) ? name.text : '');
