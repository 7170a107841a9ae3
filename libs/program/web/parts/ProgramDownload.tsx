// Downloads the running order as a file.

import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { CompetitionProgramExport } from '@rampa/contract';
import { ButtonMenu, openedLater, useDownload } from '@rampa/platform/web/desk';
import { BEGUN, FORMATS } from './file-formats.ts';

const FileLater = openedLater(async () => (await import('./FileForm.tsx')).FileForm);

export function ProgramDownload({ programGuid }: { programGuid: string }) {
  const download = useDownload();
  const [isChosen, setChosen] = useState(false);
  return (
    <>
      <ButtonMenu
        button={
          <Button
            size="md"
            variant="default"
            loading={download.isBusy}
            leftSection={<IconDownload size={18} stroke={1.75} />}
            rightSection={<IconChevronDown size={16} stroke={1.75} />}
          >
            Скачать
          </Button>
        }
      >
        {FORMATS.map(({ format, label, note }) => (
          <Menu.Item
            key={format}
            onClick={() =>
              void download.order(CompetitionProgramExport, { competitionProgramGuid: programGuid, format }, BEGUN)
            }
          >
            {label}: {note}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={() => setChosen(true)}>Выбрать столбцы…</Menu.Item>
      </ButtonMenu>
      <FileLater of={isChosen ? { programGuid, onClose: () => setChosen(false) } : null} />
    </>
  );
}
