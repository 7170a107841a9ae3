// A panel at the side (from below on a phone). The browser's own dialog keeps the focus inside and hears Esc.

import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { IconX } from '@tabler/icons-react';
import { IconButton } from './button.tsx';
import './drawer.css';

export interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

export function Drawer({ isOpen, onClose, title, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isOpen && !element.open) element.showModal();
    if (!isOpen && element.open) element.close();
  }, [isOpen]);

  const onBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    <dialog ref={dialog} className="r-drawer" aria-labelledby={titleId} onClose={onClose} onClick={onBackdrop}>
      {isOpen ? (
        <>
          <div className="r-drawer-head">
            <h2 id={titleId}>{title}</h2>
            <IconButton icon={IconX} label="Закрыть" isPlain onClick={onClose} />
          </div>
          <div className="r-drawer-body">{children}</div>
        </>
      ) : null}
    </dialog>
  );
}
