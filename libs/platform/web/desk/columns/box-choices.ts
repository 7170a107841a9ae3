import { APPLICATION_COLUMNS, type ApplicationColumn } from '@rampa/kernel';
import type { ColumnBox } from '@rampa/contract';

/** What is chosen in a list of fields: a field of the form, or what the portal knows by itself. */
export interface BoxChoice {
  tag: ApplicationColumn | null;
  competitionFieldGuid: string | null;
  title: string;
}

/** Groups of the chooser: the portal's own first, then the form's sections in their order. */
export function boxGroups({
  system,
  sections,
}: ColumnBox): { group: string; items: { value: string; label: string }[] }[] {
  const titles = new Map<string, number>();
  return [
    { group: 'О заявке', items: system.map(({ tag, title }) => ({ value: tag as string, label: title })) },
    ...sections
      .filter(({ fields }) => fields.length > 0)
      .map(({ title, fields }) => {
        // Two blocks may be called alike, and the chooser knows its groups by their names.
        const count = (titles.get(title) ?? 0) + 1;
        titles.set(title, count);
        return {
          group: count === 1 ? title : `${title} (${count})`,
          items: fields.map((field) => ({
            value: field.guid,
            label: field.isPrivate ? `${field.title} (только для своих)` : field.title,
          })),
        };
      }),
  ];
}

export function choiceOf({ system, sections }: ColumnBox, value: string): BoxChoice | null {
  const tag = APPLICATION_COLUMNS.find((own) => own === value);
  if (tag) return { tag, competitionFieldGuid: null, title: system.find((one) => one.tag === tag)?.title ?? '' };
  const field = sections.flatMap(({ fields }) => fields).find(({ guid }) => guid === value);
  return field ? { tag: null, competitionFieldGuid: field.guid, title: field.title } : null;
}
