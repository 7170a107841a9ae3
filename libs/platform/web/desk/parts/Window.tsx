// A window over the page: what is told while it is open stands inside it, because on a phone everything else lies behind.

import { Modal, type ModalProps } from '@mantine/core';
import { NoticePlace } from '@rampa/platform/web/base';

export function Window({ children, closeButtonProps, ...modal }: ModalProps) {
  return (
    <Modal closeButtonProps={{ 'aria-label': 'Закрыть', ...closeButtonProps }} {...modal}>
      {modal.opened ? <NoticePlace /> : null}
      {children}
    </Modal>
  );
}
