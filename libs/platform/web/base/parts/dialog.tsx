// A question in the middle. The browser's own dialog keeps the focus inside, gives it back and hears Esc; a press beside
// it does nothing, so that nothing typed is lost.

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

/** Open as long as it is there. What carries `data-autofocus` has the focus at first. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Closed while it still stands in the page: only then does the browser give the focus back.
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
        // A cancelled choice of a file inside says so too.
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
