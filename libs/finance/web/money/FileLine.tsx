import { FileInput } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';

export const CHEQUES = 'image/jpeg,image/png,image/webp,image/heic,application/pdf';

export interface FileLineProps {
  label: string;
  file: File | null;
  /** By default photographs and PDF. */
  accept?: string;
  error?: string | undefined;
  onFile(file: File | null): void;
}

/** One photograph or PDF, sent together with the form. */
export function FileLine({ label, file, accept = CHEQUES, error, onFile }: FileLineProps) {
  return (
    <FileInput
      label={label}
      placeholder="Выбрать файл"
      accept={accept}
      clearable
      leftSection={<IconPaperclip size={18} stroke={1.75} />}
      clearButtonProps={{ 'aria-label': 'Убрать файл' }}
      value={file}
      error={error}
      onChange={onFile}
    />
  );
}
