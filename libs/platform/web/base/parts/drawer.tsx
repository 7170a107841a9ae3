// A panel at the side (from below on a phone). The browser's own dialog keeps the focus inside and handles Esc.

import { createContext, useContext, useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { IconX } from '@tabler/icons-react';
import { IconButton } from './button.tsx';
import { NoticePlace } from './notice-place.tsx';
import './drawer.css';

/** Content of the page that must stay visible and usable over a drawer, because everything outside it is inert. */
export const OverDrawers = createContext<ReactNode>(null);

export interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

export function Drawer({ isOpen, onClose, title, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const over = useContext(OverDrawers);

  // Runs before the effects of `OverDrawers`: in the top layer the last one lies above.
  useLayoutEffect(() => {
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
          {/* A long text is scrolled by the keyboard too. */}
          <div className="r-drawer-body" tabIndex={0}>
            <NoticePlace />
            {children}
          </div>
          {over}
        </>
      ) : null}
    </dialog>
  );
}
