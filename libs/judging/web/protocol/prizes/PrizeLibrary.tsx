// The organizer's library: a prize is taken into the event as it is written here, and then lives its own life.

import { Button, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import {
  CompetitionSpecialPrizeBindToCompetition,
  OrganizerSpecialPrizeDelete,
  OrganizerSpecialPrizeGet,
  OrganizerSpecialPrizeGetShortByCompetition,
  type OrganizerPrizeView,
} from '@rampa/contract';
import { counted, inQuotes } from '@rampa/kernel';
import { Chip, EmptyState } from '@rampa/platform/web/base';
import {
  Confirm,
  List,
  ListRow,
  ListTools,
  RowMenu,
  Section,
  tell,
  useList,
  useRead,
  useWrite,
} from '@rampa/platform/web/desk';
import { LibraryLater } from './forms-later.ts';

const SORTS = { title: 'По названию, А–Я', '-title': 'По названию, Я–А', '-createdAt': 'Сначала новые' };

export function PrizeLibrary({ competitionGuid, canChange }: { competitionGuid: string; canChange: boolean }) {
  const query = { competitionGuid };
  const list = useList({ name: 'library', keep: 'prize-library', sorts: SORTS, usualSize: 50 });
  const { sort, isDescending } = list.sorted;
  const library = useRead(
    OrganizerSpecialPrizeGet,
    { body: { ...list.page, ...list.found, sort, isDescending: isDescending === 'true' } },
    { keepPrevious: true },
  );
  const short = useRead(OrganizerSpecialPrizeGetShortByCompetition, { query });
  const take = useWrite(CompetitionSpecialPrizeBindToCompetition);
  const remove = useWrite(OrganizerSpecialPrizeDelete);
  const [edited, setEdited] = useState<OrganizerPrizeView | 'new' | null>(null);
  const [dropped, setDropped] = useState<OrganizerPrizeView | null>(null);
  const taken = new Set(short.data?.flatMap(({ guid, isBound }) => (isBound ? [guid] : [])));
  const add = canChange ? (
    <Button variant="default" leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => setEdited('new')}>
      Добавить в библиотеку
    </Button>
  ) : null;

  function takeAll(rows: readonly OrganizerPrizeView[], done?: () => void) {
    const body = { organizerSpecialPrizeGuids: rows.map(({ guid }) => guid) };
    take.mutate(
      { query, body },
      {
        onSuccess({ guids }) {
          tell(`Взято: ${counted(guids.length, 'спецприз', 'спецприза', 'спецпризов')}`);
          done?.();
        },
      },
    );
  }

  return (
    <Section title="Библиотека организатора" note="Общая для всех ваших мероприятий.">
      <ListTools list={list} search="Название или пояснение">
        {add}
      </ListTools>
      <List
        label="Библиотека спецпризов"
        list={list}
        of={library}
        idOf={({ guid }) => guid}
        nameOf={({ title }) => title}
        count={(total) => counted(total, 'приз', 'приза', 'призов')}
        empty={<EmptyState action={add}>Библиотека пуста. Заведите призы один раз и берите их каждый год.</EmptyState>}
        nothing="Такого приза нет. Попробуйте другое слово."
        bulk={
          canChange
            ? (rows, choice) => (
                <Button variant="default" loading={take.isPending} onClick={() => takeAll(rows, choice.clear)}>
                  Взять в мероприятие
                </Button>
              )
            : null
        }
        row={(prize) => (
          <ListRow title={prize.title} detail={prize.description}>
            {taken.has(prize.guid) ? <Chip tone="info">взят</Chip> : null}
            {canChange ? (
              <>
                {taken.has(prize.guid) ? null : (
                  <Button
                    variant="default"
                    aria-label={`Взять в мероприятие: ${prize.title}`}
                    onClick={() => takeAll([prize])}
                  >
                    Взять
                  </Button>
                )}
                <RowMenu label={prize.title}>
                  <Menu.Item onClick={() => setEdited(prize)}>Изменить</Menu.Item>
                  <Menu.Item data-danger onClick={() => setDropped(prize)}>
                    Удалить из библиотеки
                  </Menu.Item>
                </RowMenu>
              </>
            ) : null}
          </ListRow>
        )}
      />
      <LibraryLater of={edited && { prize: edited === 'new' ? null : edited, onClose: () => setEdited(null) }} />
      <Confirm
        isOpen={dropped !== null}
        isDanger
        title="Удалить из библиотеки?"
        action="Удалить"
        isBusy={remove.isPending}
        onClose={() => setDropped(null)}
        onConfirm={() =>
          remove.mutate(
            { query: { organizerSpecialPrizeGuid: dropped!.guid } },
            {
              onSuccess: () => tell(`Удалён из библиотеки: ${inQuotes(dropped!.title)}`),
              onSettled: () => setDropped(null),
            },
          )
        }
      >
        {`${dropped === null ? '' : inQuotes(dropped.title)}: в мероприятиях, куда приз уже взят, он останется.`}
      </Confirm>
    </Section>
  );
}
