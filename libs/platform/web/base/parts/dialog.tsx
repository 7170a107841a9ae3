// A question in the middle of the page. The browser's own dialog keeps the focus inside, returns it and handles Esc; a
// press beside it does nothing, so that no input is lost.

import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { IconX } from '@tabler/icons-react';
import { IconButton } from './button.tsx';
import { NoticePlace } from './notice-place.tsx';
import './dialog.css';

export interface DialogProps {
  title: string;
  onClose(): void;
  children: ReactNode;
}

/** Open while it is mounted. The element with `data-autofocus` gets the focus first. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Closed before it is removed, because only then the browser returns the focus.
  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => element.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="r-dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        // Cancelling a file chooser inside fires this event too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className="r-dialog-head">
        <h2 id={id}>{title}</h2>
        <IconButton icon={IconX} label="Закрыть" isPlain onClick={onClose} />
      </div>
      <div className="r-dialog-body">
        <NoticePlace />
        {children}
      </div>
    </dialog>
  );
}
