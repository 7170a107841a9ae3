// A place to drop or choose files.

import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import { DropHint, DropZone } from './DropZone.tsx';

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
  const reset = useRef<() => void>(null);
  return (
    <DropZone look={isQuiet ? 'quiet' : 'frame'} onFiles={onFiles}>
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
      <DropHint>{hint}</DropHint>
    </DropZone>
  );
}
