// Files that go with a message: each is sent as soon as it is chosen, and stands here until «Отправить» or until it is
// taken off. They are known to the server, so that they are here again after a reload.

import { IconTrash } from '@tabler/icons-react';
import {
  ApplicationMessageBeginUpload,
  ApplicationMessageCancelUpload,
  ApplicationMessageFinishUpload,
  ApplicationMessageGetAttached,
  ApplicationMessageSendPiece,
  MESSAGE_FILES_MAX,
  type MessageFile,
} from '@rampa/contract';
import { extensionsOf, fileFault, FORM_LIMITS } from '@rampa/forms/domain';
import { inQuotes } from '@rampa/kernel';
import { callApi, IconButton } from '@rampa/platform/web/base';
import {
  FileDrop,
  tellRefusal,
  UploadLines,
  useRead,
  useUploads,
  useWrite,
  type Uploads,
} from '@rampa/platform/web/desk';
import { FileShown } from '../files/FileShown.tsx';
import classes from './messages.module.css';

/** What is looked at the end of a file of 80 MB takes its time. */
const FINISH_MS = 60_000;
const EXTENSIONS = extensionsOf(undefined)
  .map((extension) => `.${extension}`)
  .join();

export interface AttachedFiles {
  files: readonly MessageFile[];
  uploads: Uploads;
  /** A message sent now would go without them. */
  isComing: boolean;
}

export function useAttached(applicationGuid: string): AttachedFiles {
  const { data } = useRead(ApplicationMessageGetAttached, { query: { applicationGuid } });
  const uploads = useUploads(
    {
      begin: (file) => callApi(ApplicationMessageBeginUpload, { body: { applicationGuid, ...file } }),
      piece: ApplicationMessageSendPiece,
      finish: (uploadGuid) => callApi(ApplicationMessageFinishUpload, { body: { uploadGuid }, timeLimit: FINISH_MS }),
      cancel: (uploadGuid) => callApi(ApplicationMessageCancelUpload, { query: { uploadGuid } }),
      writes: [ApplicationMessageFinishUpload],
    },
    data?.coming,
  );
  const isComing = uploads.lines.some(({ state }) => state !== 'refused' && state !== 'lost');
  return { files: data?.files ?? [], uploads, isComing };
}

export function MessageFiles({ attached: { files, uploads, isComing } }: { attached: AttachedFiles }) {
  const taking = useWrite(ApplicationMessageCancelUpload);
  const free = MESSAGE_FILES_MAX - files.length - uploads.lines.filter(({ state }) => state !== 'refused').length;
  return (
    <div role="group" aria-label="Файлы к сообщению" className={classes.attached}>
      {files.length > 0 ? (
        <ul className={classes.files}>
          {files.map((file) => (
            <li key={file.guid}>
              <FileShown guid={file.guid} file={file} />
              <IconButton
                isPlain
                icon={IconTrash}
                label={`Убрать файл ${inQuotes(file.name)}`}
                onClick={() => taking.mutate({ query: { uploadGuid: file.guid } })}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <UploadLines uploads={uploads} />
      {free > 0 ? (
        <FileDrop
          isQuiet
          label="Приложить файл"
          hint={`до\u00a0${MESSAGE_FILES_MAX} файлов, каждый до\u00a0${FORM_LIMITS.megabytes}\u00a0МБ`}
          accept={EXTENSIONS}
          onFiles={(chosen) => {
            const good = chosen.filter((file) => {
              const fault = fileFault({ kind: 'Attachment', option: {} }, file);
              if (fault !== null) tellRefusal(`${inQuotes(file.name)}: ${fault}`);
              return fault === null;
            });
            if (good.length > free) tellRefusal(`К одному сообщению — не больше ${MESSAGE_FILES_MAX} файлов`);
            uploads.add(good.slice(0, free));
          }}
        />
      ) : null}
      {isComing ? <p className={classes.coming}>Сообщение можно отправить, когда файлы дойдут.</p> : null}
    </div>
  );
}
