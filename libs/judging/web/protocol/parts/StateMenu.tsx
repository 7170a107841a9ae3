// «Ещё о протоколе»: the ways back.

import { Button, Menu } from '@mantine/core';
import { IconDots, IconEraser, IconLockOpen, IconRotate2 } from '@tabler/icons-react';
import type { ProtocolState } from '@rampa/kernel';
import { BusySign } from '@rampa/platform/web/desk';

export interface StateMenuProps {
  state: ProtocolState;
  isBusy: boolean;
  onReopen(): void;
  onAsk(what: 'withdraw' | 'clear'): void;
}

export function StateMenu({ state, isBusy, onReopen, onAsk }: StateMenuProps) {
  const canReopen = state === 'Locked';
  const canWithdraw = state === 'Confirmed' || state === 'Published';
  const canClear = state === 'Open' || state === 'Locked';
  if (!canReopen && !canWithdraw && !canClear) return null;
  return (
    <Menu>
      <Menu.Target>
        <Button size="md" variant="default" px="sm" aria-label="Ещё о протоколе" aria-busy={isBusy}>
          <BusySign isBusy={isBusy} sign={<IconDots size={18} stroke={1.75} />} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {canReopen ? (
          <Menu.Item leftSection={<IconLockOpen size={16} stroke={1.75} />} onClick={onReopen}>
            Открыть снова
          </Menu.Item>
        ) : null}
        {canWithdraw ? (
          <Menu.Item leftSection={<IconRotate2 size={16} stroke={1.75} />} onClick={() => onAsk('withdraw')}>
            Отозвать
          </Menu.Item>
        ) : null}
        {canClear ? (
          <Menu.Item color="danger" leftSection={<IconEraser size={16} stroke={1.75} />} onClick={() => onAsk('clear')}>
            Очистить
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}
