// One file of an answer or a message: heard and seen in the page; a PDF or a picture opens over it.

import { IconFile, IconFileTypePdf, IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { shownAs } from '@rampa/competitions/domain';
import { UploadedFileGetByGuid, type AnswerFile } from '@rampa/contract';
import { clockText } from '@rampa/forms/domain';
import type { Guid } from '@rampa/kernel';
import { addressOf, listed } from '@rampa/platform/web/base';
import { openedLater, sizeText } from '@rampa/platform/web/desk';
import classes from './files.module.css';

const ViewLater = openedLater(async () => (await import('./AnswerFileView.tsx')).AnswerFileView);
const SIGNS = { pdf: IconFileTypePdf, picture: IconPhoto, saved: IconFile };

export interface FileShownProps {
  guid: Guid;
  /** Undefined: what it is has not come yet. */
  file: Pick<AnswerFile, 'name' | 'type' | 'size' | 'seconds'> | undefined;
}

export function FileShown({ guid, file }: FileShownProps) {
  const [isOpen, setOpen] = useState(false);
  const address = `/api/v1/${addressOf(UploadedFileGetByGuid, { query: { uploadedFileGuid: guid } })}`;
  const name = file?.name ?? 'Файл';
  const shown = shownAs(file?.type ?? '');
  const Sign = SIGNS[shown ?? 'saved'];
  const isPlayed = /^(audio|video)\//.test(file?.type ?? '');
  return (
    <div className={classes.file}>
      <a
        href={address}
        target="_blank"
        rel="noopener"
        {...(shown ? { 'aria-haspopup': 'dialog' as const } : isPlayed ? { download: name } : {})}
        onClick={(event) => {
          if (!shown || event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Sign size={18} stroke={1.75} aria-hidden />
        <span>{name}</span>
        {file ? (
          <small>{listed(file.seconds === null ? '' : clockText(file.seconds), sizeText(file.size))}</small>
        ) : null}
      </a>
      {file?.type.startsWith('audio/') ? <audio controls preload="none" src={address} aria-label={name} /> : null}
      {file?.type.startsWith('video/') ? <video controls preload="none" src={address} aria-label={name} /> : null}
      {shown ? <ViewLater of={isOpen ? { name, address, shown, onClose: () => setOpen(false) } : null} /> : null}
    </div>
  );
}
