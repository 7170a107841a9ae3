// What can be done with the chosen rows; above the list, so that it covers no row.

import { Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import classes from './order.module.css';

export interface OrderBarProps {
  /** «Выбрано 3 пункта» */
  text: string;
  onMove(by: 1 | -1): void;
  /** «На место №…» */
  onPlace(): void;
  onClear(): void;
}

export function OrderBar({ text, onMove, onPlace, onClear }: OrderBarProps) {
  return (
    <div className={classes.bar} role="toolbar" aria-label="Выбранные пункты">
      <b>{text}</b>
      <Button variant="default" leftSection={<IconArrowUp size={16} stroke={1.75} />} onClick={() => onMove(-1)}>
        Выше
      </Button>
      <Button variant="default" leftSection={<IconArrowDown size={16} stroke={1.75} />} onClick={() => onMove(1)}>
        Ниже
      </Button>
      <Button variant="default" onClick={onPlace}>
        На место №…
      </Button>
      <Button variant="subtle" color="gray" onClick={onClear}>
        Снять выбор
      </Button>
    </div>
  );
}
