// Downloads the running order as a file.

import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { CompetitionProgramExport, type ProgramFormat } from '@rampa/contract';
import { useDownload } from '@rampa/platform/web/desk';

const FORMATS: readonly { format: ProgramFormat; label: string; note: string }[] = [
  { format: 'pdf', label: 'PDF', note: 'напечатать и отправить' },
  { format: 'docx', label: 'DOCX', note: 'править в Word' },
  { format: 'xlsx', label: 'XLSX', note: 'считать в таблице' },
];

export function ProgramDownload({ programGuid }: { programGuid: string }) {
  const download = useDownload();
  return (
    <Menu>
      <Menu.Target>
        <Button
          size="md"
          variant="default"
          loading={download.isBusy}
          leftSection={<IconDownload size={18} stroke={1.75} />}
          rightSection={<IconChevronDown size={16} stroke={1.75} />}
        >
          Скачать
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {FORMATS.map(({ format, label, note }) => (
          <Menu.Item
            key={format}
            onClick={() =>
              void download.order(
                CompetitionProgramExport,
                { competitionProgramGuid: programGuid, format },
                'Готовим программу',
              )
            }
          >
            {label}: {note}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
