// The texts of a source file: its strings and the fixed parts of its templates.

import ts from 'typescript';

/** Each text as written, with its position. */
export function literalsOf(file, text) {
  const literals = [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const visit = (node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      const at = node.getStart(source) + 1;
      literals.push({ at, words: text.slice(at, node.getEnd()) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return literals;
}

export const lineAt = (text, place) => text.slice(0, place).split('\n').length;
