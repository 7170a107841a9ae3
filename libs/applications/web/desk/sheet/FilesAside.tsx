// All files of an application beside it: how many there are, the way to each, and all of them as one archive.

import { Button } from '@mantine/core';
import { IconFileZip } from '@tabler/icons-react';
import { ApplicationFileCreateArchive } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { sizeText, tellBegun, useWrite } from '@rampa/platform/web/desk';
import type { Sheet } from './use-sheet.ts';
import classes from './sheet.module.css';

export function FilesAside({ sheet: { application, files, items } }: { sheet: Sheet }) {
  const archive = useWrite(ApplicationFileCreateArchive, { onDone: () => tellBegun('Архив файлов собирается') });
  // Those that the form asks for: what stands in hidden and removed fields is not packed either.
  const named = new Set(
    items.flatMap(({ fields }) =>
      fields.flatMap(({ visible, valueTypes, valueGuids }) =>
        visible && valueTypes === 'Attachment' ? valueGuids : [],
      ),
    ),
  );
  const shown = files.filter(({ guid }) => named.has(guid));
  if (shown.length === 0) return null;
  const size = shown.reduce((sum, file) => sum + file.size, 0);
  return (
    <section aria-label="Файлы">
      <h2 className={classes.sideTitle}>Файлы</h2>
      <p className={classes.note}>
        {counted(shown.length, 'файл', 'файла', 'файлов')}, {sizeText(size)}
      </p>
      <Button
        variant="default"
        leftSection={<IconFileZip size={18} stroke={1.75} />}
        loading={archive.isPending}
        onClick={() => archive.mutate({ body: { applicationGuid: application.guid } })}
      >
        Скачать все архивом
      </Button>
    </section>
  );
}
