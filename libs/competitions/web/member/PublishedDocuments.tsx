// Documents of an event, as its members find them.

import { useState } from 'react';
import { kindLabel } from '@rampa/competitions/domain';
import type { EventDocumentView } from '@rampa/contract';
import { listed } from '@rampa/platform/web/base';
import { openedLater, sizeText } from '@rampa/platform/web/desk';
import { DocumentTitle } from '../documents/DocumentTitle.tsx';
import classes from './member.module.css';

// Members carry none of the desk's forms.
const DocumentViewLater = openedLater(async () => (await import('../documents/DocumentView.tsx')).DocumentView);

export function PublishedDocuments({ documents }: { documents: readonly EventDocumentView[] }) {
  const [shown, setShown] = useState<EventDocumentView | null>(null);
  return (
    <>
      <ul className={classes.programs} aria-label="Документы">
        {documents.map((one) => (
          <li key={one.guid}>
            <DocumentTitle document={one} onOpen={setShown} />
            {one.comment === '' ? null : <span>{one.comment}</span>}
            <small>{listed(kindLabel(one.type), sizeText(one.size))}</small>
          </li>
        ))}
      </ul>
      <DocumentViewLater of={shown && { document: shown, onClose: () => setShown(null) }} />
    </>
  );
}
