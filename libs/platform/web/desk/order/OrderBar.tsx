// Actions on the chosen rows of an order; above the list, so that the bar covers no row.

import { Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from '../list/bulk-bar.module.css';

export interface OrderButtonsProps {
  onMove(by: 1 | -1): void;
  /** «На место №…» */
  onPlace(): void;
}

export function OrderButtons({ onMove, onPlace }: OrderButtonsProps) {
  return (
    <>
      <Button variant="default" leftSection={<IconArrowUp size={16} stroke={1.75} />} onClick={() => onMove(-1)}>
        Выше
      </Button>
      <Button variant="default" leftSection={<IconArrowDown size={16} stroke={1.75} />} onClick={() => onMove(1)}>
        Ниже
      </Button>
      <Button variant="default" onClick={onPlace}>
        На место №…
      </Button>
    </>
  );
}

export interface OrderBarProps extends OrderButtonsProps {
  /** «Выбрано 3 пункта» */
  text: string;
  /** Other deeds on the chosen ones. */
  children?: ReactNode;
  onClear(): void;
}

export function OrderBar({ text, children, onClear, ...buttons }: OrderBarProps) {
  return (
    <div className={classes.bar} role="toolbar" aria-label="Выбранные пункты">
      <b>{text}</b>
      <OrderButtons {...buttons} />
      {children}
      <Button variant="subtle" color="gray" onClick={onClear}>
        Снять выбор
      </Button>
    </div>
  );
}
