// The handle by which a row is dragged. Keyboards have Alt with the arrows and the row's menu.

import { IconGripVertical } from '@tabler/icons-react';
import type { RefObject } from 'react';
import classes from './order.module.css';

export function OrderGrip({ of }: { of: RefObject<HTMLSpanElement | null> }) {
  return (
    <span ref={of} className={classes.grip} title="Потяните, чтобы переставить" aria-hidden data-no-print>
      <IconGripVertical size={16} stroke={1.75} />
    </span>
  );
}
