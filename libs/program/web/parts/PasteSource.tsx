// Source of a table: pasted lines, or a file chosen or dropped.

import { Button, FileButton, Textarea } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { DropZone, type Place } from '@rampa/platform/web/desk';
import { TABLE_FILES, textOfFile } from '../paste/read-file.ts';
import classes from '../style/paste.module.css';

export interface PasteSourceProps {
  at: Place<string>;
  /** Another table was loaded. */
  onAnother(): void;
}

export function PasteSource({ at, onAnother }: PasteSourceProps) {
  const text = at.useValue();
  function onText(next: string) {
    at.set(next);
    onAnother();
  }

  const reset = useRef<() => void>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function take(file: File | null | undefined) {
    // Lets the same file be chosen once more.
    reset.current?.();
    if (!file) return;
    const read = await textOfFile(new Uint8Array(await file.arrayBuffer()));
    if ('text' in read) onText(read.text);
    setRefusal('refusal' in read ? read.refusal : null);
  }

  return (
    <DropZone look="page" onFiles={(files) => void take(files[0])}>
      <Textarea
        label="Строки из Excel, Google Таблиц или CSV"
        description="Скопируйте столбцы целиком, с заголовком или без. Строка «II отделение» начнёт отделение, «Перерыв» станет перерывом."
        placeholder={'№\tИсполнитель\tПроизведение\tГород'}
        // What has been read below needs the room more.
        rows={text === '' ? 5 : 2}
        data-autofocus
        classNames={{ input: classes.source! }}
        value={text}
        onChange={(event) => {
          setRefusal(null);
          onText(event.currentTarget.value);
        }}
      />
      <div className={classes.file}>
        <FileButton accept={TABLE_FILES} resetRef={reset} onChange={(file) => void take(file)}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconFileText size={18} stroke={1.75} />}>
              Выбрать файл
            </Button>
          )}
        </FileButton>
        <span>или перетащите его сюда: XLSX, CSV, TSV или TXT</span>
      </div>
      {refusal ? (
        <p className={classes.refusal} role="alert">
          {refusal}
        </p>
      ) : null}
    </DropZone>
  );
}
