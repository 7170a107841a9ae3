// «Мои участники»: whom a member puts into his applications. Their names are kept with the history, not in the address.

import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { PerformerDelete, PerformerGather, PerformerGetAll, type PerformerView } from '@rampa/contract';
import { counted, inQuotes, ROSTER_KINDS } from '@rampa/kernel';
import { Button, EmptyState } from '@rampa/platform/web/base';
import { Confirm, List, ListFilter, ListTools, openedLater, Page, PageHead, tell, useList, useRead, useWrite } from '@rampa/platform/web/desk'; // prettier-ignore
import { PerformerRow } from './parts/PerformerRow.tsx';
import { KIND_WORDS } from './words.ts';

const SORTS = {
  name: 'По имени, А–Я',
  '-name': 'По имени, Я–А',
  '-birthDate': 'Сначала младшие',
  '-updatedAt': 'Сначала изменённые',
};

const PerformerLater = openedLater(async () => (await import('./parts/PerformerForm.tsx')).PerformerForm);

export function PerformersPage() {
  const list = useList({
    keep: 'performers',
    filters: { kind: [...ROSTER_KINDS] },
    sorts: SORTS,
    isPrivate: true,
  });
  const kind = ROSTER_KINDS.find((one) => one === list.asked.filters.kind);
  const performers = useRead(
    PerformerGetAll,
    { query: { ...list.page, ...list.found, ...list.sorted, ...(kind ? { kind } : {}) } },
    { keepPrevious: true },
  );
  const [opened, setOpened] = useState<PerformerView | 'new' | null>(null);
  const [doomed, setDoomed] = useState<PerformerView | null>(null);
  const deleting = useWrite(PerformerDelete, {
    onDone: () => {
      tell('Удалено из списка', { subject: 'performers' });
      setDoomed(null);
    },
  });
  const gathering = useWrite(PerformerGather, {
    onDone: ({ added }) =>
      tell(
        added === 0
          ? 'Все, кто назван в заявках, уже в списке'
          : `Добавлено: ${counted(added, 'запись', 'записи', 'записей')}`,
        { subject: 'performers' },
      ),
  });
  const gather = (
    <Button isBusy={gathering.isPending} onClick={() => gathering.mutate({})}>
      Собрать из заявок
    </Button>
  );
  const add = (
    <Button kind="primary" icon={IconPlus} onClick={() => setOpened('new')}>
      Добавить
    </Button>
  );
  return (
    <Page isPaper>
      <PageHead
        title="Мои участники"
        note="Кого вы выводите на сцену: в новой заявке их не придётся набирать снова. Список видите только вы."
        actions={
          <>
            {gather}
            {add}
          </>
        }
      />
      <ListTools list={list} search="Имя, город, учреждение">
        <ListFilter
          list={list}
          name="kind"
          label="Кого показывать"
          all="Всех"
          options={ROSTER_KINDS.map((value) => ({ value, label: KIND_WORDS[value] }))}
        />
      </ListTools>
      <List<PerformerView>
        label="Мои участники"
        list={list}
        of={performers}
        height="4.25rem"
        idOf={({ guid }) => guid}
        nameOf={({ name }) => name}
        empty={
          <EmptyState action={add}>
            Пока никого нет. Когда вы отправите заявку, все, кто в ней назван, появятся здесь сами.
          </EmptyState>
        }
        nothing="Таких участников нет. Попробуйте другое слово или покажите всех."
        row={(one) => <PerformerRow one={one} onEdit={() => setOpened(one)} onDelete={() => setDoomed(one)} />}
      />
      <PerformerLater of={opened ? { one: opened === 'new' ? null : opened, onClose: () => setOpened(null) } : null} />
      <Confirm
        isOpen={doomed !== null}
        isDanger
        title={`Удалить ${inQuotes(doomed?.name ?? '')}?`}
        action="Удалить"
        isBusy={deleting.isPending}
        onClose={() => setDoomed(null)}
        onConfirm={() => {
          if (doomed) deleting.mutate({ query: { performerGuid: doomed.guid } });
        }}
      >
        Из списка запись уйдёт насовсем. Заявки, где этот участник назван, останутся как есть.
      </Confirm>
    </Page>
  );
}
