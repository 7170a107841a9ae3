// Faults of a call's body, put at the fields of the form that makes it.

import type { Faults, Rule } from '@rampa/contract';

/** `inside`: where in the body the form's fields stand: `requisite`, `items.0`. */
export function placed(faults: Faults, inside: string): Faults {
  if (inside === '') return faults;
  return Object.fromEntries(
    Object.entries(faults).map(([path, words]) => [
      path.startsWith(`${inside}.`) ? path.slice(inside.length + 1) : path,
      words,
    ]),
  );
}

/** Of one field of the form. */
export function ruleAt(rules: Rule | null, inside: string, path: string): Rule | null {
  const parts = [...(inside === '' ? [] : inside.split('.')), ...path.split('.')];
  return parts.reduce<Rule | null>((rule, part) => {
    if (rule?.is === 'fields') return rule.fields[part] ?? null;
    return rule?.is === 'list' || rule?.is === 'record' ? (rule.of ?? null) : null;
  }, rules);
}

/** Above the buttons, for whoever does not see which field is red. */
export function summaryOf(faults: Faults, isShown: (path: string) => boolean): string | null {
  const paths = Object.keys(faults);
  if (paths.length === 0) return null;
  const elsewhere = paths.filter((path) => !isShown(path)).map((path) => `${faults[path]!.replace(/\.$/, '')}.`);
  if (elsewhere.length > 0) return elsewhere.join(' ');
  return paths.length === 1 ? 'Поправьте отмеченное поле.' : `Поправьте отмеченные поля: ${paths.length}.`;
}
