// A list of settings: hairlines, the name at the left, what can be done at the right.

import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { OrderGrip } from '../order/OrderGrip.tsx';
import type { OrderRowDrag } from '../order/use-order-drag.ts';
import { BusySign } from './BusySign.tsx';
import classes from '../style/list-rows.module.css';

export function ListRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={classes.list} aria-label={label}>
      {children}
    </ul>
  );
}

export interface ListRowProps {
  /** In the left column: № or a colour. */
  lead?: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  /** Where the rows stand in an order of their own. */
  drag?: OrderRowDrag;
  children?: ReactNode;
}

export function ListRow({ lead, title, detail, drag, children }: ListRowProps) {
  return (
    <li
      ref={drag?.row}
      className={classes.row}
      data-side={drag?.side ?? undefined}
      data-dragged={drag?.isDragged || undefined}
    >
      {drag ? <OrderGrip of={drag.grip} /> : null}
      {lead === undefined ? null : <span className={classes.lead}>{lead}</span>}
      <div className={classes.text}>
        <div className={classes.title}>{title}</div>
        {detail ? <div className={classes.detail}>{detail}</div> : null}
      </div>
      {children ? <div className={classes.actions}>{children}</div> : null}
    </li>
  );
}

export interface RowMenuProps {
  label: string;
  /** What was chosen in the menu is on its way. */
  isBusy?: boolean;
  children: ReactNode;
}

export function RowMenu({ label, isBusy = false, children }: RowMenuProps) {
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon aria-label={`Действия: ${label}`} aria-busy={isBusy}>
          <BusySign isBusy={isBusy} sign={<IconDotsVertical size={18} stroke={1.75} />} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

export interface SectionProps {
  title: string;
  note?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a settings page. */
export function Section({ title, note, actions, children }: SectionProps) {
  return (
    <section className={classes.section}>
      <div className={classes.sectionHead}>
        <h2 className={classes.sectionTitle}>{title}</h2>
        {actions}
      </div>
      {note ? <p className={classes.note}>{note}</p> : null}
      {children}
    </section>
  );
}
