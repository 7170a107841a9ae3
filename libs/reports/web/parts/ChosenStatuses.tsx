// A status for all chosen rows by one press, and theirs back by another.

import { Button, Menu } from '@mantine/core';
import { IconChevronUp } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ReportUpdateBlockStatuses, type BlockStatusView, type ReportRow, type SentBody } from '@rampa/contract';
import { counted, inQuotes } from '@rampa/kernel';
import { callApi } from '@rampa/platform/web/base';
import { ButtonMenu, refreshAfter, tell, tellFailure, type TableChoice } from '@rampa/platform/web/desk';
import { freshRows } from './fresh-rows.ts';
import { StatusFace } from './StatusFace.tsx';

type Said = SentBody<typeof ReportUpdateBlockStatuses>['statuses'];

/** Of one request. */
const AT_ONCE = 200;

export interface ChosenStatusesProps {
  reportGuid: string;
  statuses: readonly BlockStatusView[];
  choice: TableChoice<ReportRow>;
}

export function ChosenStatuses({ reportGuid, statuses, choice }: ChosenStatusesProps) {
  const client = useQueryClient();
  const [done, setDone] = useState<number | null>(null);

  async function send(said: Said, words: string, back: Said | null) {
    setDone(0);
    try {
      for (let at = 0; at < said.length; at += AT_ONCE) {
        await callApi(ReportUpdateBlockStatuses, {
          query: { reportGuid },
          body: { statuses: said.slice(at, at + AT_ONCE) },
        });
        setDone(Math.min(said.length, at + AT_ONCE));
      }
      tell(words, {
        subject: reportGuid,
        ...(back ? { action: { label: 'Вернуть', run: () => void send(back, 'Прежние статусы на месте', null) } } : {}),
      });
      choice.clear();
    } catch (error) {
      tellFailure(error);
    } finally {
      setDone(null);
      await refreshAfter(client, ReportUpdateBlockStatuses);
    }
  }

  async function put(next: string | null) {
    setDone(0);
    let rows: readonly ReportRow[];
    try {
      rows = await freshRows(client, reportGuid, choice.rows);
    } catch (error) {
      return tellFailure(error);
    } finally {
      setDone(null);
    }
    const changed = rows.filter((row) => row.competitionBlockStatusKey !== next);
    const of = (key: (row: ReportRow) => string | null): Said =>
      changed.map((row) => ({ applicationBlockGuid: row.guid, competitionBlockStatusKey: key(row) }));
    const title = statuses.find(({ key }) => key === next)?.description;
    const count = counted(changed.length, 'строки', 'строк', 'строк');
    if (changed.length === 0) return choice.clear();
    await send(
      of(() => next),
      title === undefined ? `Статус снят у ${count}` : `Статус ${inQuotes(title)} у ${count}`,
      of((row) => row.competitionBlockStatusKey),
    );
  }

  return (
    <ButtonMenu
      position="top-start"
      button={
        <Button
          variant="transparent"
          size="sm"
          c="inherit"
          aria-busy={done !== null}
          disabled={done !== null}
          rightSection={<IconChevronUp size={16} stroke={1.75} />}
        >
          {done === null ? 'Статус' : `Меняем: ${done} из ${choice.rows.size}`}
        </Button>
      }
    >
      {statuses.map((one) => (
        <Menu.Item key={one.key} onClick={() => void put(one.key)}>
          <StatusFace status={one} />
        </Menu.Item>
      ))}
      {statuses.length === 0 ? (
        <Menu.Label>Статусы блоков заводят в настройках, на странице «Статусы»</Menu.Label>
      ) : null}
      <Menu.Item onClick={() => void put(null)}>Снять статус</Menu.Item>
    </ButtonMenu>
  );
}
