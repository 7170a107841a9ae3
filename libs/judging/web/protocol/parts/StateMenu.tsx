// «Ещё о протоколе»: what else there is of it, and, for whoever may change it, the ways back.

import { Button, Menu } from '@mantine/core';
import {
  IconDots,
  IconEraser,
  IconGift,
  IconHistory,
  IconListDetails,
  IconLockOpen,
  IconPencil,
  IconRotate2,
  IconTrophy,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ProtocolState } from '@rampa/kernel';
import { ButtonMenu, BusySign } from '@rampa/platform/web/desk';

/** The ways back of whoever may change the protocol. */
interface Ways {
  state: ProtocolState;
  isBusy: boolean;
  onReopen(): void;
  onAsk(what: 'withdraw' | 'clear'): void;
}

export function StateMenu({ programGuid, ways }: { programGuid: string; ways?: Ways }) {
  const isBusy = ways?.isBusy ?? false;
  return (
    <ButtonMenu
      button={
        <Button size="md" variant="default" px="sm" aria-label="Ещё о протоколе" aria-busy={isBusy}>
          <BusySign isBusy={isBusy} sign={<IconDots size={18} stroke={1.75} />} />
        </Button>
      }
    >
      <Menu.Item
        component={Link}
        to={`journal?competitionProgramGuid=${programGuid}`}
        leftSection={<IconHistory size={16} stroke={1.75} />}
      >
        Журнал протокола
      </Menu.Item>
      <Menu.Item
        component={Link}
        to={`paper?competitionProgramGuid=${programGuid}`}
        leftSection={<IconPencil size={16} stroke={1.75} />}
      >
        Бумажные листы
      </Menu.Item>
      <Menu.Item component={Link} to="grand-prix" leftSection={<IconTrophy size={16} stroke={1.75} />}>
        Гран-при голосованием
      </Menu.Item>
      <Menu.Item component={Link} to="special-prize" leftSection={<IconGift size={16} stroke={1.75} />}>
        Спецпризы
      </Menu.Item>
      <Menu.Item component={Link} to="lists" leftSection={<IconListDetails size={16} stroke={1.75} />}>
        Списки: расселение, автобусы, репетиции
      </Menu.Item>
      {ways ? <Back {...ways} /> : null}
    </ButtonMenu>
  );
}

function Back({ state, onReopen, onAsk }: Ways) {
  const canReopen = state === 'Locked';
  const canWithdraw = state === 'Confirmed' || state === 'Published';
  const canClear = state === 'Open' || state === 'Locked';
  return (
    <>
      {canReopen || canWithdraw || canClear ? <Menu.Divider /> : null}
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
        <Menu.Item data-danger leftSection={<IconEraser size={16} stroke={1.75} />} onClick={() => onAsk('clear')}>
          Очистить
        </Menu.Item>
      ) : null}
    </>
  );
}
