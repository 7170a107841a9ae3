// One application as a file, or on paper: items of a menu.

import { Menu } from '@mantine/core';
import { ApplicationDownload, APPLICATION_FORMATS } from '@rampa/contract';
import type { useDownload } from '@rampa/platform/web/desk';

const FORMAT_WORDS = {
  pdf: 'PDF: сохранить или напечатать',
  docx: 'DOCX: править в Word',
  xlsx: 'XLSX: таблица ответов',
};

export interface PaperItemsProps {
  applicationGuid: string;
  download: ReturnType<typeof useDownload>;
}

export function PaperItems({ applicationGuid, download }: PaperItemsProps) {
  return (
    <>
      {APPLICATION_FORMATS.map((format) => (
        <Menu.Item key={format} onClick={() => void download.run(ApplicationDownload, { applicationGuid, format })}>
          {FORMAT_WORDS[format]}
        </Menu.Item>
      ))}
      <Menu.Item onClick={() => window.print()}>Распечатать эту страницу</Menu.Item>
    </>
  );
}
