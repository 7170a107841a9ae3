// Files of an answer: sent in pieces while the page is used on, heard and seen here, taken away and put back.

import { IconAlertTriangle, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { clockText, extensionsOf, fileFault, FORM_LIMITS, lengthNote } from '@rampa/forms/domain';
import { inQuotes, type Guid } from '@rampa/kernel';
import { IconButton } from '@rampa/platform/web/base';
import { FileDrop, sizeText, tell, UploadLines } from '@rampa/platform/web/desk';
import { FileShown } from '../../files/FileShown.tsx';
import { takenFiles } from '../model/taken-files.ts';
import type { AnswerInputProps } from './answer-input.ts';
import { useFilling, useUploadsOf } from './filling-context.ts';
import classes from '../style/files-answer.module.css';

export function FilesAnswer({ id, shown, isOff }: AnswerInputProps) {
  const { model } = useFilling();
  const { key, field, answer } = shown;
  const uploads = useUploadsOf(key);
  const chosen = answer && 'f' in answer ? answer.f : [];
  const known = model.form().view.files;
  const extensions = extensionsOf(field.option.categories);
  const most = field.option.count ?? 1;
  const [refused, setRefused] = useState<readonly string[]>([]);
  const put = (files: readonly Guid[]) => {
    model.type(key, files.length === 0 ? null : { f: files });
    model.settle();
  };
  return (
    <div role="group" aria-labelledby={`${id}-label`} className={classes.files} id={id} tabIndex={-1}>
      {chosen.length > 0 ? (
        <ul className={classes.chosen}>
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
      <div role="alert" className={classes.refused}>
        {refused.map((words) => (
          <p key={words} className={classes.tooLong}>
            <IconAlertTriangle size={17} stroke={1.75} aria-hidden />
            {words}
          </p>
        ))}
      </div>
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
            const faults = files.map((file) => fileFault(field, file));
            const { taken, said } = takenFiles(
              files.filter((_, at) => faults[at] === null),
              most,
            );
            setRefused([
              ...files.flatMap(({ name, size }, at) =>
                faults[at] === null ? [] : [`${inQuotes(name)}, ${sizeText(size)}. ${faults[at]}`],
              ),
              ...(said === null ? [] : [said]),
            ]);
            uploads.add(taken);
          }}
        />
      )}
    </div>
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
