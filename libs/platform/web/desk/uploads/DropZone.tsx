// Takes files that are dropped anywhere inside it, and shows while they are held over it that it does.

import { useState, type DragEvent, type ReactNode } from 'react';
import classes from './uploads.module.css';

export interface DropZoneProps {
  /** null: nobody may send here, and a file that is dropped does not take the page's place. */
  onFiles: ((files: readonly File[]) => void) | null;
  /** «frame» has a dashed border, «quiet» a narrow one; «page» holds what has a look of its own. */
  look?: 'frame' | 'quiet' | 'page';
  children: ReactNode;
}

export function DropZone({ onFiles, look = 'frame', children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return (
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      data-look={look}
      onDragOver={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(onFiles !== null);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles?.([...event.dataTransfer.files]);
      }}
    >
      {children}
    </div>
  );
}

/** What stands beside the button of a zone. */
export function DropHint({ children }: { children: ReactNode }) {
  return <span className={classes.hint}>{children}</span>;
}
