// Words and orders of lists around the stage. Pure.

import { LIST_FACTS, LIST_KINDS, type ListFact, type ListKind } from '@rampa/kernel';
import type { CustomListRow, CustomListView, ListBox } from '@rampa/contract';
import { LIST_FACT_WORDS, READY_LISTS } from '@rampa/program/domain';

export type Column = CustomListView['columns'][number];

export const KIND_CHOICES: { value: ListKind; label: string }[] = LIST_KINDS.map((value) => ({
  value,
  label: value === 'own' ? 'Свой список' : READY_LISTS[value].title,
}));

/** Nothing of the program or of a form fills it. */
export const isSaid = ({ fact, groupFieldGuid, competitionFieldGuid }: Column): boolean =>
  fact === null && groupFieldGuid === null && competitionFieldGuid === null;

export const BY_HAND = 'hand';
type Filled = Omit<Column, 'guid' | 'isGone'>;
const EMPTY = { fact: null, groupFieldGuid: null, competitionFieldGuid: null };

/** What may be a column, in groups of the chooser. */
export function columnChoices({
  groups,
  sections,
}: ListBox): { group: string; items: { value: string; label: string }[] }[] {
  const named = (items: readonly { guid: string; title: string }[]) =>
    items.map(({ guid, title }) => ({ value: guid, label: title }));
  return [
    { group: 'От руки', items: [{ value: BY_HAND, label: 'Пустой столбец: заполним сами' }] },
    {
      group: 'Из программы',
      items: [...LIST_FACTS.map((fact) => ({ value: fact as string, label: LIST_FACT_WORDS[fact] })), ...named(groups)],
    },
    ...sections
      .filter(({ fields }) => fields.length > 0)
      .map(({ key, title, fields }) => ({ group: `Заявка: ${title} (${key})`, items: named(fields) })),
  ];
}

export function chosenColumn({ groups, sections }: ListBox, value: string): Filled | null {
  if (value === BY_HAND) return { ...EMPTY, title: 'Примечание' };
  const fact = LIST_FACTS.find((one): one is ListFact => one === value);
  if (fact) return { ...EMPTY, fact, title: LIST_FACT_WORDS[fact] };
  const group = groups.find(({ guid }) => guid === value);
  if (group) return { ...EMPTY, groupFieldGuid: group.guid, title: group.title };
  const field = sections.flatMap(({ fields }) => fields).find(({ guid }) => guid === value);
  return field ? { ...EMPTY, competitionFieldGuid: field.guid, title: field.title.slice(0, 120) } : null;
}

/** What the program says of a row beside its name: «Псков, 12 чел.»; nothing that the name or the place says already. */
export function factsOf(columns: readonly Column[], { cells }: CustomListRow): string {
  return columns
    .flatMap((column, at) => {
      const text = cells[at] ?? '';
      if (text === '' || isSaid(column) || NAMED.has(column.fact ?? '')) return [];
      return column.fact === 'peopleCount' ? `${text}\u00A0чел.` : SHORT.has(column.fact ?? '') ? text : `${column.title}: ${text}`; // prettier-ignore
    })
    .join(', ');
}
const NAMED = new Set(['place', 'name', 'performer', 'collective', 'number']);
const SHORT = new Set(['day', 'time', 'city', 'institution', 'pieceTitle', 'program', 'duration', 'nomination', 'category']); // prettier-ignore

const collator = new Intl.Collator('ru', { numeric: true, sensitivity: 'base' });

/** Items in the order of a column's texts, empty ones last, equal ones as they stand. */
export function orderedBy(rows: readonly CustomListRow[], at: number): string[] {
  const text = ({ cells }: CustomListRow) => cells[at] ?? '';
  return rows
    .toSorted(
      (one, other) => Number(text(one) === '') - Number(text(other) === '') || collator.compare(text(one), text(other)),
    )
    .map(({ itemGuid }) => itemGuid);
}

interface Performing {
  guid: string;
  performer: string;
  collective: string;
}

/** One item of each collective: where people sleep or ride, it counts once. */
export function oneOfEach(items: readonly Performing[]): string[] {
  const known = new Set<string>();
  return items.flatMap(({ guid, performer, collective }) => {
    const name = (collective || performer).toLocaleLowerCase('ru');
    if (name !== '' && known.has(name)) return [];
    known.add(name);
    return [guid];
  });
}
