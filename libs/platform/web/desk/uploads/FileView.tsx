// Shows a PDF or a picture inside the page. Opened by `openedLater`.

import { Button, Modal } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { EmptyState, NoticePlace } from '@rampa/platform/web/base';
import { useEscape } from '../parts/use-escape.ts';
import classes from './file-view.module.css';

export interface FileViewProps {
  name: string;
  address: string;
  shown: 'pdf' | 'picture';
  onClose(): void;
}

export function FileView({ name, address, shown, onClose }: FileViewProps) {
  useEscape(true, onClose);
  return (
    <Modal
      opened
      onClose={onClose}
      title={name}
      size="min(72rem, 96vw)"
      closeButtonProps={{ 'aria-label': 'Закрыть', size: 44 }}
    >
      <NoticePlace />
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
    </Modal>
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
