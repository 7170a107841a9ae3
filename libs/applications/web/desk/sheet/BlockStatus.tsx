import { Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { ApplicationTemplateUpdateBlockStatus, type BlockStatusView } from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { Chip } from '@rampa/platform/web/base';
import { ButtonMenu, BusySign, useWrite } from '@rampa/platform/web/desk';
import { StatusChip } from '../parts/StatusChip.tsx';
import { nameOf } from './copies.ts';
import type { SheetBlock } from './use-sheet.ts';
import classes from './sheet.module.css';

export interface BlockStatusProps {
  block: SheetBlock;
  blockStatuses: readonly BlockStatusView[];
  canChange: boolean;
  /** Told where it has none. */
  none?: { words: string; isNew: boolean };
}

/** The chip of a block's status; whoever may change gives it another one. */
export function BlockStatus({ block, blockStatuses, canChange, none }: BlockStatusProps) {
  const write = useWrite(ApplicationTemplateUpdateBlockStatus);
  const status = blockStatuses.find(({ key }) => key === block.competitionBlockStatusKey);
  const { applicationBlockGuid } = block;
  const put = (competitionBlockStatusKey: string | null) =>
    write.mutate({ query: { applicationBlockGuid }, body: { competitionBlockStatusKey } });
  const chip = status ? <StatusChip title={status.description} colors={status} /> : null;
  const shown = chip ?? (none?.isNew ? <Chip tone="now">{none.words}</Chip> : (none?.words ?? null));
  if (!canChange || blockStatuses.length === 0) return shown;
  return (
    <ButtonMenu
      position="bottom-end"
      button={
        <UnstyledButton
          className={classes.blockStatus!}
          aria-label={`Статус блока ${inQuotes(nameOf(block))}: ${status?.description ?? none?.words ?? 'нет'}`}
          aria-busy={write.isPending}
        >
          {shown ?? 'Статус блока'}
          <BusySign isBusy={write.isPending} sign={<IconChevronDown size={16} stroke={1.75} aria-hidden />} />
        </UnstyledButton>
      }
    >
      {blockStatuses.map((one) => (
        <Menu.Item key={one.key} onClick={() => put(one.key)}>
          <StatusChip title={one.description} colors={one} />
        </Menu.Item>
      ))}
      {status ? <Menu.Item onClick={() => put(null)}>Снять статус</Menu.Item> : null}
    </ButtonMenu>
  );
}
