// Chooses a file and sends it; meanwhile progress and «Отменить» replace the button.

import { Button, FileButton, Progress } from '@mantine/core';
import { useEffect, useRef } from 'react';
import classes from '../style/upload.module.css';

export interface UploadButtonProps {
  label: string;
  /** Accepted types: «image/png,image/webp». */
  accept: string;
  /** From 0 to 1 while a file goes; null while none does. */
  share: number | null;
  onFile(file: File): void;
  onCancel(): void;
}

export const PICTURES = 'image/png,image/jpeg,image/webp';

export function UploadButton({ label, accept, share, onFile, onCancel }: UploadButtonProps) {
  const reset = useRef<() => void>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const wasSending = useRef(false);
  // Moves the focus, because the button that had it disappears.
  useEffect(() => {
    if (wasSending.current && share === null && document.activeElement === document.body) choose.current?.focus();
    wasSending.current = share !== null;
  }, [share]);
  if (share !== null) return <FileGoing share={share} onCancel={onCancel} />;
  return (
    <FileButton
      accept={accept}
      resetRef={reset}
      onChange={(file) => {
        // Allows choosing the same file again.
        reset.current?.();
        if (file) onFile(file);
      }}
    >
      {(props) => (
        <Button {...props} ref={choose} variant="default">
          {label}
        </Button>
      )}
    </FileButton>
  );
}

/** How much of a file has gone, and «Отменить». */
export function FileGoing({ share, onCancel }: { share: number; onCancel(): void }) {
  const percent = Math.round(share * 100);
  return (
    <span className={classes.sending}>
      <Progress.Root size="md" className={classes.bar!}>
        <Progress.Section value={percent} aria-label="Отправляем файл" />
      </Progress.Root>
      <span className={classes.percent} role="status">
        {percent < 100 ? `${percent}\u00A0%` : 'обрабатываем'}
      </span>
      <Button variant="default" autoFocus onClick={onCancel}>
        Отменить
      </Button>
    </span>
  );
}
