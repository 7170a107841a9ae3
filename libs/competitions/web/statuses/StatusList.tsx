// One list of statuses: in an order of its own, each with what follows from it.

import { Button, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { initialStatus, isLastActive, type StatusKind } from '@rampa/competitions/domain';
import { counted, failureText, inQuotes } from '@rampa/kernel';
import { Chip, EmptyState, listed } from '@rampa/platform/web/base';
import {
  Answer,
  ListRow,
  OrderedList,
  RowMenu,
  RowsSkeleton,
  Section,
  tell,
  tellRefusal,
  type OrderedPlace,
} from '@rampa/platform/web/desk';
import { ReplaceStatusLater, StatusLater } from '../parts/forms-later.ts';
import { saidOf, WORDS, type Status } from './status.ts';
import { StatusChip } from './StatusChip.tsx';
import { useStatuses, useStatusWrites } from './use-statuses.ts';
import classes from './statuses.module.css';

export interface StatusListProps {
  kind: StatusKind;
  competitionGuid: string;
  canChange: boolean;
}

export function StatusList({ kind, competitionGuid, canChange }: StatusListProps) {
  const words = WORDS[kind];
  const { of: statuses, list } = useStatuses(kind, competitionGuid);
  const write = useStatusWrites(kind, competitionGuid);
  const [edited, setEdited] = useState<Status | 'new' | null>(null);
  const [replaced, setReplaced] = useState<Status | null>(null);
  const isOfApplications = kind === 'application';
  const first = isOfApplications ? initialStatus(list) : null;
  const add = canChange ? (
    <Button variant="default" leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => setEdited('new')}>
      {words.add}
    </Button>
  ) : null;

  function remove(status: Status) {
    if (isOfApplications && isLastActive(list, status.guid)) return tellRefusal(failureText('lastActiveStatus'));
    if ((status.useCount ?? 0) > 0) return setReplaced(status);
    const again = () => void write.create(saidOf(status), status.order).catch(() => undefined);
    write.remove(status.guid).then(
      () =>
        tell(`Статус ${inQuotes(status.title)} удалён`, {
          subject: status.guid,
          action: { label: 'Вернуть', run: again },
        }),
      () => undefined,
    );
  }

  function turn(status: Status, isActive: boolean) {
    write.update(status, { ...saidOf(status), isActive }).then(
      () => tell(`${inQuotes(status.title)}: ${isActive ? 'включён' : 'выключен'}`, { subject: status.guid }),
      () => undefined,
    );
  }

  const row = (status: Status, { moves, isBusy }: OrderedPlace) => (
    <ListRow
      title={
        <span className={classes.title}>
          <StatusChip title={status.title} colors={status.colors} />
          {status.isActive ? null : <Chip>выключен</Chip>}
          {status === first ? <Chip tone="info">для новых заявок</Chip> : null}
        </span>
      }
      detail={listed(
        status.isAccepted ? 'заявка считается принятой' : '',
        status.role === 'waiting' ? 'лист ожидания' : status.role === 'declined' ? 'места не занимает' : '',
        status.allowsEditing ? 'участник может править' : '',
        status.notifies ? 'приходит письмо' : '',
        status.useCount ? `у ${counted(status.useCount, ...words.has)}` : '',
      )}
    >
      {canChange ? (
        <>
          <Button variant="default" aria-label={`Изменить: ${status.title}`} onClick={() => setEdited(status)}>
            Изменить
          </Button>
          <RowMenu label={status.title} isBusy={isBusy}>
            {moves}
            {isOfApplications ? (
              <Menu.Item disabled={isLastActive(list, status.guid)} onClick={() => turn(status, !status.isActive)}>
                {status.isActive ? 'Выключить' : 'Включить'}
              </Menu.Item>
            ) : null}
            <Menu.Item data-danger onClick={() => remove(status)}>
              Удалить
            </Menu.Item>
          </RowMenu>
        </>
      ) : null}
    </ListRow>
  );

  return (
    <Section title={words.section} note={words.note} actions={list.length > 0 ? add : null}>
      <Answer<readonly unknown[]>
        of={statuses}
        skeleton={<RowsSkeleton rows={isOfApplications ? 6 : 3} height="3.5rem" />}
      >
        {() =>
          list.length === 0 ? (
            <EmptyState action={add}>{words.empty}</EmptyState>
          ) : (
            <OrderedList
              label={words.section}
              name={`statuses ${kind}`}
              words={['статус', 'статуса', 'статусов']}
              rows={list}
              idOf={({ guid }) => guid}
              nameOf={({ title }) => title}
              canChange={canChange}
              write={write.arrange}
              row={row}
            />
          )
        }
      </Answer>
      <StatusLater
        of={
          edited && {
            ...{ kind, competitionGuid, list },
            status: edited === 'new' ? null : edited,
            onClose: () => setEdited(null),
          }
        }
      />
      <ReplaceStatusLater
        of={
          replaced && {
            ...{ kind, competitionGuid, status: replaced },
            others: list.filter(({ guid }) => guid !== replaced.guid),
            onClose: () => setReplaced(null),
          }
        }
      />
    </Section>
  );
}
