// Chooses a file and sends it: meanwhile how much has gone and «Отменить» stand in the button's place.

import { Button, FileButton, Progress } from '@mantine/core';
import { useEffect, useRef } from 'react';
import classes from '../style/upload.module.css';

export interface UploadButtonProps {
  label: string;
  /** What files may be chosen: «image/png,image/webp». */
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
  // The focus does not fall off the page with the button that it stood on.
  useEffect(() => {
    if (wasSending.current && share === null && document.activeElement === document.body) choose.current?.focus();
    wasSending.current = share !== null;
  }, [share]);
  if (share !== null) {
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
  return (
    <FileButton
      accept={accept}
      resetRef={reset}
      onChange={(file) => {
        // The same file may be chosen once more.
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
