import { conditionsOf, namedFields, usedForm, type WholeForm } from '@rampa/forms/domain';
import { Failure, inQuotes } from '@rampa/kernel';

/** Failure formPartNamed at each part that goes away while a rule of what stays asks about it. */
export function refuseNamed(before: WholeForm, after: WholeForm): void {
  const [was, is] = [usedForm(before), usedForm(after)];
  const staying = new Set(is.fields.map(({ n }) => n));
  const gone = new Map(was.fields.filter(({ n }) => !staying.has(n)).map((field) => [field.n, field]));
  if (gone.size === 0) return;
  const details = [...is.blocks, ...is.fields].flatMap(({ title, rule }) => {
    const named = new Set(conditionsOf(rule).flatMap(namedFields));
    return [...gone].flatMap(([n, field]) =>
      named.has(n)
        ? {
            field: 'guid',
            message: `Убрать поле ${inQuotes(field.title)} нельзя: о нём спрашивает условие у ${inQuotes(title)}. Сначала измените его.`,
            customData: { guid: field.guid },
          }
        : [],
    );
  });
  if (details.length > 0) throw new Failure('formPartNamed', details);
}
