// Files of an answer: sent in pieces while the page is used on, heard and seen here, taken away and put back.

import { useCallback, useMemo } from 'react';
import { IconAlertTriangle, IconTrash } from '@tabler/icons-react';
import {
  ApplicationFileBeginUpload,
  ApplicationFileCancelUpload,
  ApplicationFileFinishUpload,
  ApplicationFileGetUploads,
  ApplicationFileSendPiece,
} from '@rampa/contract';
import { clockText, extensionsOf, fileFault, FORM_LIMITS, lengthNote } from '@rampa/forms/domain';
import { inQuotes, type Guid } from '@rampa/kernel';
import { callApi, IconButton } from '@rampa/platform/web/base';
import { FileDrop, tell, tellRefusal, UploadLines, useRead, useUploads } from '@rampa/platform/web/desk';
import { FileShown } from '../../files/FileShown.tsx';
import type { AnswerInputProps } from './answer-input.ts';
import { useFilling } from './filling-context.ts';
import classes from '../style/files-answer.module.css';

/** What is looked at the end of a file of 80 MB takes its time. */
const FINISH_MS = 60_000;

export function FilesAnswer({ id, shown, isOff }: AnswerInputProps) {
  const { model } = useFilling();
  const { key, field, place, answer } = shown;
  const { applicationGuid, applicationBlockGuid, fieldGuid } = place;
  const uploads = useFieldUploads(applicationGuid, applicationBlockGuid, fieldGuid, isOff);
  const chosen = answer && 'f' in answer ? answer.f : [];
  const known = model.form().view.files;
  const extensions = extensionsOf(field.option.categories);
  const most = field.option.count ?? 1;
  const put = (files: readonly Guid[]) => {
    model.type(key, files.length === 0 ? null : { f: files });
    model.settle();
  };
  return (
    <div role="group" aria-labelledby={`${id}-label`} className={classes.files} id={id} tabIndex={-1}>
      {chosen.length > 0 ? (
        <ul>
          {chosen.map((guid) => {
            const file = known.find((one) => one.guid === guid);
            const name = file?.name ?? 'Файл';
            return (
              <li key={guid}>
                <FileShown guid={guid} file={file} />
                <TooLong note={file ? lengthNote(field.option, file.seconds) : null} />
                {isOff ? null : (
                  <IconButton
                    isPlain
                    icon={IconTrash}
                    label={`Убрать файл ${inQuotes(name)}`}
                    onClick={() => {
                      put(chosen.filter((one) => one !== guid));
                      tell(`Файл ${inQuotes(name)} убран`, {
                        subject: key,
                        action: { label: 'Вернуть', run: () => put(chosen) },
                      });
                    }}
                  />
                )}
              </li>
            );
          })}
        </ul>
      ) : null}
      <UploadLines uploads={uploads} />
      {isOff ? (
        chosen.length === 0 ? (
          <p className={classes.none}>Файла нет</p>
        ) : null
      ) : (
        <FileDrop
          label={chosen.length === 0 ? 'Выбрать файл' : most === 1 ? 'Заменить файл' : 'Добавить файл'}
          hint={`${extensions.slice(0, 6).join(', ')}${extensions.length > 6 ? ' и другие' : ''}, до\u00a0${field.option.megabytes ?? FORM_LIMITS.megabytes}\u00a0МБ${field.option.seconds === undefined ? '' : `, запись не длиннее ${clockText(field.option.seconds)}`}`}
          accept={extensions.map((extension) => `.${extension}`).join()}
          onFiles={(files) => {
            const good = files.filter((file) => {
              const fault = fileFault(field, file);
              if (fault !== null) tellRefusal(`${inQuotes(file.name)}: ${fault}`);
              return fault === null;
            });
            uploads.add(most === 1 ? good.slice(0, 1) : good);
          }}
        />
      )}
    </div>
  );
}

function useFieldUploads(applicationGuid: Guid, applicationBlockGuid: Guid, fieldGuid: Guid, isOff: boolean) {
  const all = useRead(ApplicationFileGetUploads, { query: { applicationGuid } }, { enabled: !isOff }).data;
  const unfinished = useMemo(
    () => all?.filter((one) => one.applicationBlockGuid === applicationBlockGuid && one.fieldGuid === fieldGuid),
    [all, applicationBlockGuid, fieldGuid],
  );
  const begin = useCallback(
    (body: { name: string; size: number; mark: string }) =>
      callApi(ApplicationFileBeginUpload, { body: { applicationGuid, applicationBlockGuid, fieldGuid, ...body } }),
    [applicationGuid, applicationBlockGuid, fieldGuid],
  );
  return useUploads(
    {
      begin,
      piece: ApplicationFileSendPiece,
      finish: (uploadGuid) => callApi(ApplicationFileFinishUpload, { body: { uploadGuid }, timeLimit: FINISH_MS }),
      cancel: (uploadGuid) => callApi(ApplicationFileCancelUpload, { query: { uploadGuid } }),
      writes: [ApplicationFileFinishUpload],
    },
    unfinished,
  );
}

function TooLong({ note }: { note: string | null }) {
  if (note === null) return null;
  return (
    <p className={classes.tooLong} role="status">
      <IconAlertTriangle size={17} stroke={1.75} aria-hidden />
      {note}. Обрежьте её или спросите организатора.
    </p>
  );
}
