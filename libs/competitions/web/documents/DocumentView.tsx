// A PDF or a picture, in the page.

import { Button, Modal } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { shownAs } from '@rampa/competitions/domain';
import type { EventDocumentView } from '@rampa/contract';
import { EmptyState } from '@rampa/platform/web/base';
import { useEscape } from '@rampa/platform/web/desk';
import { addressOfDocument } from './document-address.ts';
import classes from './documents.module.css';

export interface DocumentViewProps {
  document: EventDocumentView;
  onClose(): void;
}

export function DocumentView({ document, onClose }: DocumentViewProps) {
  useEscape(true, onClose);
  const address = addressOfDocument(document.guid);
  return (
    <Modal
      opened
      onClose={onClose}
      title={document.name}
      size="min(72rem, 96vw)"
      closeButtonProps={{ 'aria-label': 'Закрыть', size: 44 }}
    >
      <div className={classes.view}>
        <Shown document={document} address={address} />
      </div>
      <Button
        component="a"
        mt="md"
        size="md"
        variant="default"
        href={address}
        download={document.name}
        leftSection={<IconDownload size={18} stroke={1.75} />}
      >
        Скачать
      </Button>
    </Modal>
  );
}

function Shown({ document: { name, type }, address }: { document: EventDocumentView; address: string }) {
  if (shownAs(type) === 'picture') return <img src={address} alt={name} />;
  // Telephones show no PDF within a page.
  if (navigator.pdfViewerEnabled === false)
    return (
      <EmptyState>Этот браузер не показывает PDF на странице. Скачайте файл: он откроется на устройстве.</EmptyState>
    );
  return <iframe src={address} title={name} />;
}
