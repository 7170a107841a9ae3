// Shows a PDF or a picture inside the page. Opened by `openedLater`.

import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { EmptyState } from '@rampa/platform/web/base';
import { useEscape } from '../parts/use-escape.ts';
import classes from './file-view.module.css';
import { Window } from '../parts/Window.tsx';

export interface FileViewProps {
  name: string;
  address: string;
  shown: 'pdf' | 'picture';
  onClose(): void;
}

export function FileView({ name, address, shown, onClose }: FileViewProps) {
  useEscape(true, onClose);
  return (
    <Window opened onClose={onClose} title={name} size="min(72rem, 96vw)" closeButtonProps={{ size: 44 }}>
      <div className={classes.view}>
        <Shown {...{ name, address, shown }} />
      </div>
      <Button
        component="a"
        mt="md"
        size="md"
        variant="default"
        href={address}
        download={name}
        leftSection={<IconDownload size={18} stroke={1.75} />}
      >
        Скачать
      </Button>
    </Window>
  );
}

function Shown({ name, address, shown }: Omit<FileViewProps, 'onClose'>) {
  if (shown === 'picture') return <img src={address} alt={name} />;
  // Phones show no PDF inside a page.
  if (navigator.pdfViewerEnabled === false)
    return (
      <EmptyState>Этот браузер не показывает PDF на странице. Скачайте файл: он откроется на устройстве.</EmptyState>
    );
  return <iframe src={address} title={name} />;
}
