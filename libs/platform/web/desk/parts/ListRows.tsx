// A list of settings: hairlines, the name at the left, what can be done at the right.

import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
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
  children?: ReactNode;
}

export function ListRow({ lead, title, detail, children }: ListRowProps) {
  return (
    <li className={classes.row}>
      {lead === undefined ? null : <span className={classes.lead}>{lead}</span>}
      <div className={classes.text}>
        <div className={classes.title}>{title}</div>
        {detail ? <div className={classes.detail}>{detail}</div> : null}
      </div>
      {children ? <div className={classes.actions}>{children}</div> : null}
    </li>
  );
}

export function RowMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon aria-label={`Действия: ${label}`}>
          <IconDotsVertical size={18} stroke={1.75} />
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
  /** Only to be pressed: nothing of it belongs on paper. */
  isForScreen?: boolean;
  children: ReactNode;
}

/** A part of a settings page. */
export function Section({ title, note, actions, isForScreen, children }: SectionProps) {
  return (
    <section className={classes.section} data-no-print={isForScreen || undefined}>
      <div className={classes.sectionHead}>
        <h2 className={classes.sectionTitle}>{title}</h2>
        {actions}
      </div>
      {note ? <p className={classes.note}>{note}</p> : null}
      {children}
    </section>
  );
}
