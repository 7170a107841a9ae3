// On what a new event is built: nothing, a form of applications, or an event of before.

import { ApplicationBuilderListTemplate, FestivalGetFestivals, type FestivalView } from '@rampa/contract';
import { dateRangeText, Select, useAllPages, useRead } from '@rampa/platform/web/desk';
import { EMPTY_BASIS } from './new-event.ts';

/** As many as a person looks through; the rest is found by typing. */
const SHOWN = 50;

export interface BasisFieldProps {
  value: string;
  error: string | undefined;
  onChange(basis: string, event: FestivalView | null): void;
}

export function BasisField({ value, error, onChange }: BasisFieldProps) {
  const forms = useRead(ApplicationBuilderListTemplate, {}, { staleTime: 60_000 });
  const events = useAllPages(FestivalGetFestivals, {}, { staleTime: 60_000 });
  const known = events.data?.collection ?? [];
  const groups = [
    { group: 'Готовая форма заявки', items: formItems('ready', forms.data?.ready ?? [], ({ key }) => key) },
    { group: 'Форма из библиотеки', items: formItems('own', forms.data?.own ?? [], ({ guid }) => guid) },
    {
      group: 'Копия мероприятия',
      items: known.map(({ guid, details: { title, beginDate, endDate } }) => ({
        value: `event:${guid}`,
        label: `${title}, ${dateRangeText(beginDate, endDate)}`,
      })),
    },
  ];
  return (
    <Select
      label="За основу"
      description="Готовая форма заявки со справочниками или мероприятие, которое уже проводили."
      data={[{ value: EMPTY_BASIS, label: 'Пока ничего' }, ...groups.filter(({ items }) => items.length > 0)]}
      searchable
      allowDeselect={false}
      limit={SHOWN}
      nothingFoundMessage="Такого нет."
      value={value}
      error={error}
      onChange={(basis) => {
        if (basis === null) return;
        onChange(basis, known.find(({ guid }) => basis === `event:${guid}`) ?? null);
      }}
    />
  );
}

function formItems<F extends { title: string }>(kind: string, forms: readonly F[], nameOf: (form: F) => string) {
  return forms.map((form) => ({ value: `${kind}:${nameOf(form)}`, label: form.title }));
}
