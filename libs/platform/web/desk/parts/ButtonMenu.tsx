// A button with a menu, which is made on its first use: what a menu costs is paid by whoever opens it.

import { Menu, type MenuProps } from '@mantine/core';
import { cloneElement, useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';

export interface ButtonMenuProps extends Omit<MenuProps, 'children' | 'defaultOpened' | 'opened' | 'onChange'> {
  /** It passes what it is given on to its `<button>`. */
  button: ReactElement<Record<string, unknown>>;
  children: ReactNode;
}

export function ButtonMenu({ button, children, ...menu }: ButtonMenuProps) {
  const [isUsed, setUsed] = useState(false);
  const target = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // The menu's button replaces the pressed one. A menu returns the focus to whoever had it when it opened.
  useLayoutEffect(() => {
    if (!isUsed) return;
    target.current?.focus();
    setOpen(true);
  }, [isUsed]);
  if (!isUsed) {
    return cloneElement(button, { 'aria-haspopup': 'menu', 'aria-expanded': false, onClick: () => setUsed(true) });
  }
  return (
    <Menu {...menu} opened={isOpen} onChange={setOpen}>
      <Menu.Target>{cloneElement(button, { ref: target })}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
