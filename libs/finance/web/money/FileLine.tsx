import { FileInput, Input } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { FileGoing } from '@rampa/platform/web/desk';

export const CHEQUES = 'image/jpeg,image/png,image/webp,image/heic,application/pdf';

export interface FileLineProps {
  label: string;
  file: File | null;
  /** By default photographs and PDF. */
  accept?: string;
  error?: string | undefined;
  /** Of the form's upload: while it goes, progress and «Отменить» stand here. */
  upload: { share: number | null; cancel(): void };
  onFile(file: File | null): void;
}

/** One photograph or PDF, sent together with the form. */
export function FileLine({ label, file, accept = CHEQUES, error, upload, onFile }: FileLineProps) {
  if (upload.share !== null) {
    return (
      <Input.Wrapper label={label} description={file?.name} labelElement="div">
        <FileGoing share={upload.share} onCancel={upload.cancel} />
      </Input.Wrapper>
    );
  }
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
