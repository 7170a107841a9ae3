// Documents of an event, as its members find them.

import { useState } from 'react';
import { kindLabel } from '@rampa/competitions/domain';
import type { EventDocumentView } from '@rampa/contract';
import { listed } from '@rampa/platform/web/base';
import { ListRow, ListRows, openedLater, sizeText } from '@rampa/platform/web/desk';
import { DocumentTitle } from '../documents/DocumentTitle.tsx';

// Members carry none of the desk's forms.
const DocumentViewLater = openedLater(async () => (await import('../documents/DocumentView.tsx')).DocumentView);

export function PublishedDocuments({ documents }: { documents: readonly EventDocumentView[] }) {
  const [shown, setShown] = useState<EventDocumentView | null>(null);
  return (
    <>
      <ListRows label="Документы">
        {documents.map((one) => (
          <ListRow
            key={one.guid}
            title={<DocumentTitle document={one} onOpen={setShown} />}
            detail={listed(one.comment, kindLabel(one.type), sizeText(one.size))}
          />
        ))}
      </ListRows>
      <DocumentViewLater of={shown && { document: shown, onClose: () => setShown(null) }} />
    </>
  );
}
