// The status of a row's block, with its colours, given where it stands.

import { Menu, UnstyledButton } from '@mantine/core';
import { ReportUpdateBlockStatus, type BlockStatusView } from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { ButtonMenu, tell, useWrite } from '@rampa/platform/web/desk';
import { StatusFace } from './StatusFace.tsx';
import classes from '../style/report.module.css';

export interface BlockStatusProps {
  reportGuid: string;
  row: { guid: string; title: string; competitionBlockStatusKey: string | null };
  statuses: readonly BlockStatusView[];
  canChange: boolean;
}

export function BlockStatus({ reportGuid, row, statuses, canChange }: BlockStatusProps) {
  const write = useWrite(ReportUpdateBlockStatus);
  const asked = write.isPending ? write.variables?.body?.competitionBlockStatusKey : undefined;
  const key = asked === undefined ? row.competitionBlockStatusKey : asked;
  const status = statuses.find((one) => one.key === key);
  if (!canChange) return status ? <StatusFace status={status} /> : null;

  function put(next: string | null) {
    const before = row.competitionBlockStatusKey;
    const send = (value: string | null, then?: () => void) =>
      write.mutate(
        { query: { reportGuid }, body: { applicationBlockGuid: row.guid, competitionBlockStatusKey: value } },
        then ? { onSuccess: then } : {},
      );
    const words = statuses.find((one) => one.key === next)?.description;
    const told = words === undefined ? 'Статус снят' : `Статус: ${inQuotes(words)}`;
    send(next, () => tell(told, { subject: row.guid, action: { label: 'Вернуть', run: () => send(before) } }));
  }

  return (
    <ButtonMenu
      position="bottom-start"
      button={
        <UnstyledButton
          className={classes.status}
          aria-busy={write.isPending || undefined}
          aria-label={status ? `${status.description}, статус: ${row.title}` : `Поставить статус: ${row.title}`}
        >
          {status ? <StatusFace status={status} /> : <span className={classes.noStatus}>Поставить</span>}
        </UnstyledButton>
      }
    >
      {statuses.map((one) => (
        <Menu.Item key={one.key} onClick={() => put(one.key)} disabled={one.key === key}>
          <StatusFace status={one} />
        </Menu.Item>
      ))}
      {statuses.length === 0 ? (
        <Menu.Label>Статусы блоков заводят в настройках, на странице «Статусы»</Menu.Label>
      ) : null}
      {status ? <Menu.Item onClick={() => put(null)}>Снять статус</Menu.Item> : null}
    </ButtonMenu>
  );
}
