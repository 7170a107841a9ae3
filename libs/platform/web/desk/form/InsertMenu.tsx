// A menu whose items put words where somebody writes: the focus goes there, and never comes back to the menu.

import { Menu, type MenuProps } from '@mantine/core';
import { useState, type ReactElement, type ReactNode } from 'react';

export interface InsertMenuProps extends Pick<MenuProps, 'position' | 'width'> {
  /** The button that opens it. */
  target: ReactElement;
  className?: string;
  children: ReactNode;
}

export function InsertMenu({ target, className, children, ...menu }: InsertMenuProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Menu {...menu} opened={isOpen} onChange={setOpen} returnFocus={false} withinPortal>
      <Menu.Target>{target}</Menu.Target>
      {/* A menu that is leaving takes neither focus nor keys: its trap may get a turn late and would choose again. */}
      <Menu.Dropdown inert={!isOpen} {...(className === undefined ? {} : { className })}>
        {children}
      </Menu.Dropdown>
    </Menu>
  );
}
