// A document in the page.

import { shownAs } from '@rampa/competitions/domain';
import type { EventDocumentView } from '@rampa/contract';
import { FileView } from '@rampa/platform/web/desk';
import { addressOfDocument } from './document-address.ts';

export interface DocumentViewProps {
  document: EventDocumentView;
  onClose(): void;
}

export function DocumentView({ document: { guid, name, type }, onClose }: DocumentViewProps) {
  const shown = shownAs(type);
  return shown && <FileView {...{ name, shown, onClose }} address={addressOfDocument(guid)} />;
}
