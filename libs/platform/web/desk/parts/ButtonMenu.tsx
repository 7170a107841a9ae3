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
  // The menu's button replaces the pressed one, and the focus returns to it.
  useLayoutEffect(() => {
    if (isUsed) target.current?.focus();
  }, [isUsed]);
  if (!isUsed) {
    return cloneElement(button, { 'aria-haspopup': 'menu', 'aria-expanded': false, onClick: () => setUsed(true) });
  }
  return (
    <Menu {...menu} defaultOpened>
      <Menu.Target>{cloneElement(button, { ref: target })}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
