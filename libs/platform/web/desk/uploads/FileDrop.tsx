// A place to drop or choose files.

import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useRef, useState, type ReactNode } from 'react';
import classes from './uploads.module.css';

export interface FileDropProps {
  label: string;
  hint: ReactNode;
  /** «.pdf,.docx» */
  accept: string;
  /** Stands beside what is more important than it: a message. */
  isQuiet?: boolean;
  onFiles(files: readonly File[]): void;
}

export function FileDrop({ label, hint, accept, isQuiet = false, onFiles }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const reset = useRef<() => void>(null);
  return (
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      data-quiet={isQuiet || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <FileButton
        multiple
        accept={accept}
        resetRef={reset}
        onChange={(files) => {
          // Allows choosing the same file again.
          reset.current?.();
          if (files.length > 0) onFiles(files);
        }}
      >
        {(props) => (
          <Button
            {...props}
            {...(isQuiet ? { size: 'sm', variant: 'default' } : { size: 'md' })}
            leftSection={<IconUpload size={18} stroke={1.75} />}
          >
            {label}
          </Button>
        )}
      </FileButton>
      <span className={classes.hint}>{hint}</span>
    </div>
  );
}
