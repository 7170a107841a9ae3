// Maps faults of a call's body to the fields of the form that sends it.

import type { Faults, Rule } from '@rampa/contract';

/** `inside`: path of the form's fields in the body: `requisite`, `items.0`. */
export function placed(faults: Faults, inside: string): Faults {
  if (inside === '') return faults;
  return Object.fromEntries(
    Object.entries(faults).map(([path, words]) => [
      path.startsWith(`${inside}.`) ? path.slice(inside.length + 1) : path,
      words,
    ]),
  );
}

/** The fault of one field. */
export function ruleAt(rules: Rule | null, inside: string, path: string): Rule | null {
  const parts = [...(inside === '' ? [] : inside.split('.')), ...path.split('.')];
  return parts.reduce<Rule | null>((rule, part) => {
    if (rule?.is === 'fields') return rule.fields[part] ?? null;
    return rule?.is === 'list' || rule?.is === 'record' ? (rule.of ?? null) : null;
  }, rules);
}

/** The words above the buttons, for people who do not see which field is red. */
export function summaryOf(faults: Faults, isShown: (path: string) => boolean): string | null {
  const paths = Object.keys(faults);
  if (paths.length === 0) return null;
  const elsewhere = paths.filter((path) => !isShown(path)).map((path) => `${faults[path]!.replace(/\.$/, '')}.`);
  if (elsewhere.length > 0) return elsewhere.join(' ');
  return paths.length === 1 ? 'Поправьте отмеченное поле.' : `Поправьте отмеченные поля: ${paths.length}.`;
}
