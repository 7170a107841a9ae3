// What the rules of screens read: elements, their attributes, the state that a file holds itself.

import ts from 'typescript';

/** Every element below a node: its name, its opening tag, and the whole of it. */
export function elementsOf(root) {
  const found = [];
  const visit = (node) => {
    if (ts.isJsxElement(node)) found.push(element(node.openingElement, node));
    if (ts.isJsxSelfClosingElement(node)) found.push(element(node, node));
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(root, visit);
  return found;
}

const element = (node, whole) => ({ name: node.tagName.getText(), node, whole });

/** An attribute's text; undefined where it is missing or computed. */
export function attributeOf(node, name) {
  const found = node.attributes.properties.find((one) => ts.isJsxAttribute(one) && one.name.getText() === name);
  return found?.initializer && ts.isStringLiteral(found.initializer) ? found.initializer.text : undefined;
}

/** Patterns of the names by which a file changes its own state, and of the objects that carry them. */
export function ownSetters(source) {
  const setters = [];
  const objects = [];
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer) {
      const { name, initializer } = node;
      const [, second] = ts.isArrayBindingPattern(name) ? name.elements : [];
      if (second?.name && /^use(\w*State|OwnSetting)\b/.test(initializer.getText())) setters.push(word(second.name));
      if (ts.isIdentifier(name) && ts.isObjectLiteralExpression(initializer)) objects.push(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const carriers = objects.filter(({ initializer }) => setters.some((setter) => setter.test(initializer.getText())));
  return [...setters, ...carriers.map(({ name }) => word(name))];
}

const word = (name) => new RegExp(`(?<!\\w|[^.]\\.)${name.getText()}\\b`);
