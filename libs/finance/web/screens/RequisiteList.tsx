// All requisites: search, kind, order, pages. They stand in the address, but for the search: names and numbers of people
// are kept with the entry of the history instead.

import { Button, Select, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { RequisiteGetAll, type REQUISITE_SORTS } from '@rampa/contract';
import { LEGAL_FORM_WORDS } from '@rampa/finance/domain';
import { LEGAL_FORMS, type RequisiteOwner } from '@rampa/kernel';
import { EmptyState } from '@rampa/platform/web/base';
import {
  Answer,
  Page,
  PageBar,
  PageHead,
  RowsSkeleton,
  useOwnSetting,
  usePageSize,
  useRead,
} from '@rampa/platform/web/desk';
import { useRequisiteAccess } from '../api/requisite-access.ts';
import { RequisiteRows } from '../parts/RequisiteRows.tsx';
import classes from '../style/list.module.css';

type Sort = (typeof REQUISITE_SORTS)[number];

const SORTS: { value: string; label: string; sort: Sort; isDescending: boolean }[] = [
  { value: 'ordinalNumber', label: 'По порядку', sort: 'ordinalNumber', isDescending: false },
  { value: 'title', label: 'По названию, А–Я', sort: 'title', isDescending: false },
  { value: 'title-desc', label: 'По названию, Я–А', sort: 'title', isDescending: true },
  { value: 'updatedAt', label: 'Сначала изменённые', sort: 'updatedAt', isDescending: true },
];
const ANY = 'any';
const NOTES: Record<RequisiteOwner, string> = {
  Organizer: 'Организатор: от его имени заключают договоры и выставляют счета.',
  Member: 'Участник: на них заключают договоры и выставляют счета.',
};

export function RequisiteList() {
  const { isClosed, canChange, ownerType } = useRequisiteAccess();
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const [pageSize, setPageSize] = usePageSize();
  const [usual, setUsual] = useOwnSetting('requisites.sort');
  const order = search.get('sort') ?? usual;
  const sort = SORTS.find(({ value }) => value === order) ?? SORTS[0]!;
  const type = LEGAL_FORMS.find((form) => String(form) === search.get('type'));
  const { state } = useLocation() as { state: { search?: string } | null };
  const asked = state?.search ?? '';
  const [text, setText] = useState(asked);
  const [searchText] = useDebouncedValue(text.trim(), 250);

  const searchBy = useEffectEvent((typed: string) => {
    if (typed !== asked) change({ page: '' }, typed);
  });
  // Only what is typed changes the entry, never the entry itself.
  useEffect(() => searchBy(searchText), [searchText]);

  function change(values: Record<string, string>, searched = asked) {
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(values))
          if (value === '') next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace: true, state: searched === '' ? null : { search: searched } },
    );
  }

  const requisites = useRead(
    RequisiteGetAll,
    {
      query: {
        ...{ pageNumber: page, pageSize, sort: sort.sort, isDescending: String(sort.isDescending) },
        ...(asked === '' ? {} : { searchText: asked }),
        ...(type === undefined ? {} : { type }),
      },
    },
    { keepPrevious: true, enabled: !isClosed },
  );
  const create = canChange ? (
    <Button size="md" component={Link} to="/requisite/create" leftSection={<IconPlus size={18} stroke={1.75} />}>
      Добавить реквизиты
    </Button>
  ) : null;

  if (isClosed) {
    return (
      <Page isPaper>
        <PageHead title="Реквизиты" />
        <EmptyState>Финансы организатора вам не открыты. Попросите доступ у него.</EmptyState>
      </Page>
    );
  }
  return (
    <Page isPaper>
      <PageHead title="Реквизиты" note={NOTES[ownerType]} actions={create} />
      <div className={classes.tools}>
        <TextInput
          className={classes.search!}
          aria-label="Поиск: название, имя, ИНН, счёт"
          placeholder="Название, имя, ИНН, счёт"
          leftSection={<IconSearch size={18} stroke={1.75} />}
          type="search"
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Select
          className={classes.choice!}
          aria-label="Какие показывать"
          data={[
            { value: ANY, label: 'Все виды' },
            ...LEGAL_FORMS.map((form) => ({ value: String(form), label: LEGAL_FORM_WORDS[form] })),
          ]}
          value={type === undefined ? ANY : String(type)}
          onChange={(value) => change({ type: value === ANY || !value ? '' : value, page: '' })}
        />
        <Select
          className={classes.choice!}
          aria-label="В каком порядке"
          data={SORTS.map(({ value, label }) => ({ value, label }))}
          value={sort.value}
          onChange={(value) => {
            setUsual(value);
            change({ sort: value ?? '', page: '' });
          }}
        />
      </div>
      <Answer of={requisites} skeleton={<RowsSkeleton rows={5} height="4.25rem" />}>
        {({ collection, totalCount }) =>
          collection.length > 0 ? (
            <>
              <RequisiteRows requisites={collection} canChange={canChange} />
              <PageBar
                total={totalCount}
                page={page}
                pageSize={pageSize}
                onPage={(value) => change({ page: value === 1 ? '' : String(value) })}
                onPageSize={(size) => {
                  setPageSize(size);
                  change({ page: '' });
                }}
              />
            </>
          ) : asked !== '' || type !== undefined ? (
            <EmptyState>Таких реквизитов нет. Попробуйте другое слово или покажите все виды.</EmptyState>
          ) : totalCount > 0 ? (
            <EmptyState
              action={
                <Button variant="default" onClick={() => change({ page: '' })}>
                  К началу списка
                </Button>
              }
            >
              На этой странице пусто.
            </EmptyState>
          ) : (
            <EmptyState action={create}>Реквизитов пока нет. Они нужны для договоров и счетов.</EmptyState>
          )
        }
      </Answer>
    </Page>
  );
}
