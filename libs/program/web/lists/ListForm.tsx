// A list's name, its kind while it is new, and what it is put together from afterwards.

import {
  CompetitionCustomListsCreate,
  CompetitionCustomListsGetSectionsAndFieldsForCustomLists,
  CompetitionCustomListsUpdate,
  rulesOf,
  type CustomListView,
} from '@rampa/contract';
import type { ListKind } from '@rampa/kernel';
import { Answer, ChoiceLine, DrawerForm, Held, TextLine, useRead, useSendForm } from '@rampa/platform/web/desk';
import { READY_LISTS } from '@rampa/program/domain';
import { ColumnsField } from './ColumnsField.tsx';
import { KIND_CHOICES, type Column } from './words.ts';

export interface ListFormProps {
  competitionGuid: string;
  /** Null: a new one. */
  list: CustomListView | null;
  onClose(): void;
  onMade(guid: string): void;
}

export function ListForm({ competitionGuid, list, onClose, onMade }: ListFormProps) {
  const query = { competitionGuid };
  const first = { title: list?.title ?? '', kind: (list?.kind ?? 'rooms') as ListKind, columns: list?.columns ?? [] };
  const form = useSendForm({
    values: first,
    missing: { title: 'Назовите список' },
    rules: list
      ? { of: rulesOf(CompetitionCustomListsUpdate), inside: 'list', body: (said) => changed(list, said) }
      : { of: rulesOf(CompetitionCustomListsCreate), inside: 'list', body: created },
    writes: [CompetitionCustomListsCreate, CompetitionCustomListsUpdate],
    async send(said, write) {
      if (list) await write(CompetitionCustomListsUpdate, { query, body: changed(list, said) });
      else onMade((await write(CompetitionCustomListsCreate, { query, body: created(said) })).guid);
    },
    onSaved: onClose,
  });

  function changed({ guid }: CustomListView, { title, columns }: typeof first) {
    return { list: { guid, title, columns: columns.map(({ isGone: _, ...column }) => column) } };
  }

  function created({ title, kind }: typeof first) {
    return { list: { title: title.trim() || READY_LISTS[kind].title, kind } };
  }

  return (
    <DrawerForm
      form={form}
      title={list ? 'Название и столбцы' : 'Новый список'}
      submit={list ? 'Сохранить' : 'Создать'}
      onClose={onClose}
    >
      {list ? null : (
        <ChoiceLine
          at={form.at('kind')}
          label="Для чего"
          description="У каждого вида свои столбцы; потом их можно изменить."
          data={KIND_CHOICES}
        />
      )}
      <Kinded at={form.at('kind')}>
        {(kind) => (
          <TextLine
            at={form.at('title')}
            label="Название"
            placeholder={list ? '' : READY_LISTS[kind].title}
            data-autofocus
          />
        )}
      </Kinded>
      {list ? <Columns {...{ competitionGuid }} at={form.at('columns')} /> : null}
    </DrawerForm>
  );
}

const Kinded = Held<ListKind>;

function Columns({ competitionGuid, at }: { competitionGuid: string; at: Parameters<typeof Held<Column[]>>[0]['at'] }) {
  const box = useRead(CompetitionCustomListsGetSectionsAndFieldsForCustomLists, { query: { competitionGuid } });
  return (
    <Answer of={box}>
      {(known) => (
        <Held at={at}>{(columns, set) => <ColumnsField box={known} columns={columns} onChange={set} />}</Held>
      )}
    </Answer>
  );
}
