// One list: its rows in their order, what is written beside each, and what can be done with the whole.

import { Button, Menu } from '@mantine/core';
import { IconDownload, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  CompetitionCustomListsExport,
  CompetitionCustomListsGetCustomListsColumnsData,
  LIST_FORMATS,
  type CustomListView,
} from '@rampa/contract';
import { inQuotes, isFound } from '@rampa/kernel';
import { EmptyState, useLive } from '@rampa/platform/web/base';
import {
  ButtonMenu,
  Answer,
  ListRow,
  ListTools,
  OrderedList,
  RowMenu,
  RowsSkeleton,
  useAccess,
  useDownload,
  isAnyPicture,
  useFollow,
  useList,
  useRead,
} from '@rampa/platform/web/desk';
import { BindLater, ListLater, SayLater } from './later.ts';
import { SaidCell } from './SaidCell.tsx';
import { useListDeeds } from './use-list-deeds.ts';
import { factsOf, isSaid, orderedBy } from './words.ts';
import classes from './lists.module.css';

const FORMAT_WORDS = { xlsx: 'XLSX: считать в таблице', docx: 'DOCX: править в Word', pdf: 'PDF: напечатать' };

export interface OneListProps {
  competitionGuid: string;
  list: CustomListView;
  canChange: boolean;
  onLeave(): void;
}

export function OneList({ competitionGuid, list, canChange, onLeave }: OneListProps) {
  const go = useNavigate();
  const access = useAccess(competitionGuid);
  const deeds = useListDeeds(competitionGuid, list);
  const download = useDownload();
  const asked = useList({ isPrivate: true });
  const read = useRead(CompetitionCustomListsGetCustomListsColumnsData, { query: { customListGuid: list.guid } });
  const [opened, setOpened] = useState<'edit' | 'bind' | null>(null);
  const [said, setSaid] = useState<{ items: string[]; clear(): void } | null>(null);
  const all = read.data?.rows ?? [];
  const programs = access.sees('program') ? [...new Set(all.map(({ programGuid }) => programGuid))] : [];
  const byHand = list.columns.filter(isSaid);
  const close = () => setOpened(null);
  const bind = canChange ? (
    <Button leftSection={<IconPlus size={18} stroke={1.75} />} onClick={() => setOpened('bind')}>
      Внести
    </Button>
  ) : null;

  return (
    <>
      {programs.map((guid) => (
        <Followed key={guid} programGuid={guid} />
      ))}
      <div className={classes.actions} data-no-print>
        {list.rowCount > 0 ? bind : null}
        <ButtonMenu
          position="bottom-start"
          button={
            <Button
              variant="default"
              leftSection={<IconDownload size={18} stroke={1.75} />}
              loading={download.isBusy}
              disabled={list.columns.length === 0}
            >
              Скачать
            </Button>
          }
        >
          {LIST_FORMATS.map((format) => (
            <Menu.Item
              key={format}
              onClick={() =>
                void download.order(
                  CompetitionCustomListsExport,
                  { customListGuid: list.guid, format },
                  'Готовим список',
                )
              }
            >
              {FORMAT_WORDS[format]}
            </Menu.Item>
          ))}
        </ButtonMenu>
        {canChange ? (
          <>
            <ButtonMenu
              position="bottom-start"
              button={
                <Button variant="default" disabled={all.length < 2}>
                  Расставить
                </Button>
              }
            >
              {list.columns.map(({ guid, title, fact }, at) =>
                fact === 'place' ? null : (
                  <Menu.Item
                    key={guid}
                    onClick={() => deeds.arrangeBy(all, orderedBy(all, at), `по столбцу ${inQuotes(title)}`)}
                  >
                    {title}
                  </Menu.Item>
                ),
              )}
            </ButtonMenu>
            <RowMenu label={`Список ${list.title}`} isBusy={deeds.isBusy}>
              <Menu.Item onClick={() => setOpened('edit')}>Название и столбцы</Menu.Item>
              <Menu.Item
                disabled={list.rowCount === 0}
                onClick={
                  () =>
                  deeds.extract((program) => void go(`/organizer/events/${competitionGuid}/program?competitionProgramGuid=${program}`)) // prettier-ignore
                }
              >
                Сделать из списка программу
              </Menu.Item>
              <Menu.Item data-danger onClick={() => deeds.remove(onLeave)}>
                Удалить список
              </Menu.Item>
            </RowMenu>
          </>
        ) : null}
      </div>
      <ListTools list={asked} search="Имя, город, любой столбец" rows={all.length} />
      <Answer of={read} skeleton={<RowsSkeleton rows={8} height="4rem" />}>
        {({ rows }) => {
          const found = rows.filter(({ name, cells }) => isFound(asked.asked.search, [name, ...cells].join(' ')));
          if (rows.length === 0)
            return <EmptyState action={bind}>В списке пока никого нет. Внесите выступления из программы.</EmptyState>;
          if (found.length === 0) return <EmptyState>Ничего не нашлось. Попробуйте другое слово.</EmptyState>;
          return (
            <OrderedList
              label={list.title}
              name={`list ${list.guid}`}
              words={['строку', 'строки', 'строк']}
              rows={found}
              idOf={({ itemGuid }) => itemGuid}
              nameOf={({ name }) => name}
              // A part of the list has no order of its own.
              canChange={canChange && found.length === rows.length}
              write={(ids) => deeds.arrange(ids)}
              bulk={(chosen, choice) => (
                <>
                  {byHand.length > 0 ? (
                    <Button
                      variant="default"
                      onClick={() => setSaid({ items: chosen.map(({ itemGuid }) => itemGuid), clear: choice.clear })}
                    >
                      Записать всем
                    </Button>
                  ) : null}
                  <Button variant="default" onClick={() => deeds.unbind(chosen, choice.clear)}>
                    Убрать из списка
                  </Button>
                </>
              )}
              row={(row, { moves, isBusy }) => (
                <ListRow
                  title={row.isWithdrawn ? <s>{row.name}</s> : row.name}
                  detail={[row.isWithdrawn ? 'снят' : '', factsOf(list.columns, row)].filter(Boolean).join(', ')}
                >
                  {byHand.map((column) => (
                    <SaidCell
                      key={column.guid}
                      label={column.title}
                      text={row.cells[list.columns.indexOf(column)] ?? ''}
                      canChange={canChange}
                      write={(text) => deeds.say([row.itemGuid], column.guid, text)}
                    />
                  ))}
                  {canChange ? (
                    <RowMenu label={row.name} isBusy={isBusy}>
                      {found.length === rows.length ? moves : null}
                      <Menu.Item data-danger onClick={() => deeds.unbind([row])}>
                        Убрать из списка
                      </Menu.Item>
                    </RowMenu>
                  ) : null}
                </ListRow>
              )}
            />
          );
        }}
      </Answer>
      <ListLater of={opened === 'edit' ? { competitionGuid, list, onClose: close, onMade: close } : null} />
      <BindLater
        of={
          opened === 'bind'
            ? { competitionGuid, list, bound: new Set(all.map(({ itemGuid }) => itemGuid)), onClose: close }
            : null
        }
      />
      <SayLater
        of={
          said && {
            list: list.guid,
            columns: byHand,
            items: said.items,
            onClose: () => setSaid(null),
            onSaid: said.clear,
          }
        }
      />
    </>
  );
}

const ROWS = [CompetitionCustomListsGetCustomListsColumnsData];

/** Names, times and who was withdrawn come from the running order. */
function Followed({ programGuid }: { programGuid: string }) {
  useFollow(useLive('program', programGuid), { calls: ROWS, isOld: isAnyPicture });
  return null;
}
