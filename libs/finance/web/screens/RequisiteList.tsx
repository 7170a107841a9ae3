// All requisites: search, kind, order, pages. All but the search stand in the address; names and numbers of people are
// kept with the history entry instead.

import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { RequisiteGetAll } from '@rampa/contract';
import { LEGAL_FORM_WORDS, requisiteTitle } from '@rampa/finance/domain';
import { LEGAL_FORMS, type RequisiteOwner } from '@rampa/kernel';
import { EmptyState } from '@rampa/platform/web/base';
import { List, ListFilter, ListTools, Page, PageHead, useList, useRead } from '@rampa/platform/web/desk';
import { BankDirectoryLater } from '../parts/bank-directory-later.tsx';
import { useRequisiteAccess } from '../api/requisite-access.ts';
import { RequisiteRow } from '../parts/RequisiteRow.tsx';

const SORTS = {
  ordinalNumber: 'По порядку',
  title: 'По названию, А–Я',
  '-title': 'По названию, Я–А',
  '-updatedAt': 'Сначала изменённые',
};
const NOTES: Record<RequisiteOwner, string> = {
  Organizer: 'Организатор: от его имени заключают договоры и выставляют счета.',
  Member: 'Участник: на них заключают договоры и выставляют счета.',
};

export function RequisiteList() {
  const { isClosed, canChange, ownerType } = useRequisiteAccess();
  const list = useList({
    keep: 'requisites',
    filters: { type: LEGAL_FORMS.map(String) },
    sorts: SORTS,
    isPrivate: true,
  });
  const type = LEGAL_FORMS.find((form) => String(form) === list.asked.filters.type);
  const requisites = useRead(
    RequisiteGetAll,
    {
      query: { ...list.page, ...list.found, ...list.sorted, ...(type === undefined ? {} : { type }) },
    },
    { keepPrevious: true, enabled: !isClosed },
  );
  const create = canChange ? (
    <Button size="md" component={Link} to="/requisite/create" leftSection={<IconPlus size={18} stroke={1.75} />}>
      Добавить реквизиты
    </Button>
  ) : null;

  const banks = ownerType === 'Organizer' ? <BankDirectoryLater canChange={canChange} /> : null;

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
      <PageHead
        title="Реквизиты"
        note={NOTES[ownerType]}
        actions={
          <>
            {banks}
            {create}
          </>
        }
      />
      <ListTools list={list} search="Название, имя, ИНН, счёт">
        <ListFilter
          list={list}
          name="type"
          label="Какие показывать"
          all="Все виды"
          options={LEGAL_FORMS.map((form) => ({ value: String(form), label: LEGAL_FORM_WORDS[form] }))}
        />
      </ListTools>
      <List
        label="Реквизиты"
        list={list}
        of={requisites}
        height="4.25rem"
        idOf={({ guid }) => guid}
        nameOf={(one) => requisiteTitle(one)}
        empty={<EmptyState action={create}>Реквизитов пока нет. Они нужны для договоров и счетов.</EmptyState>}
        nothing="Таких реквизитов нет. Попробуйте другое слово или покажите все виды."
        row={(requisite) => <RequisiteRow requisite={requisite} canChange={canChange} />}
      />
    </Page>
  );
}
