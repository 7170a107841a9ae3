// The name of a document: it opens in the page where it can, and is saved where not.

import { IconFileText, IconFileTypePdf, IconPhoto } from '@tabler/icons-react';
import { shownAs, stemOf } from '@rampa/competitions/domain';
import type { EventDocumentView } from '@rampa/contract';
import { addressOfDocument } from './document-address.ts';
import classes from './documents.module.css';

const SIGNS = { pdf: IconFileTypePdf, picture: IconPhoto, saved: IconFileText };

export interface DocumentTitleProps {
  document: EventDocumentView;
  onOpen(document: EventDocumentView): void;
}

export function DocumentTitle({ document, onOpen }: DocumentTitleProps) {
  const { guid, name, type } = document;
  const shown = shownAs(type);
  const Sign = SIGNS[shown ?? 'saved'];
  return (
    <span className={classes.title}>
      <Sign size={22} stroke={1.5} aria-hidden />
      <a
        href={addressOfDocument(guid)}
        {...(shown ? { 'aria-haspopup': 'dialog' as const } : { download: name })}
        onClick={(event) => {
          if (!shown || event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          onOpen(document);
        }}
      >
        {stemOf(name)}
      </a>
    </span>
  );
}
