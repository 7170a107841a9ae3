// All files of an application beside it: recordings are heard there, each beside the form's limit; how many files there are, and
// all of them as one archive.

import { Button } from '@mantine/core';
import { IconFileZip, IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { ApplicationFileCreateArchive, type AnswerFile } from '@rampa/contract';
import { clockText } from '@rampa/forms/domain';
import { counted } from '@rampa/kernel';
import { IconButton } from '@rampa/platform/web/base';
import { sizeText, tellBegun, useWrite } from '@rampa/platform/web/desk';
import { useRecording, type Heard } from './use-recording.ts';
import type { Sheet } from './use-sheet.ts';
import classes from './sheet.module.css';

/** The others stand where they were answered. */
const MOST_RECORDINGS = 6;

export function FilesAside({ sheet: { application, files, items } }: { sheet: Sheet }) {
  const archive = useWrite(ApplicationFileCreateArchive, { onDone: () => tellBegun('Архив файлов собирается') });
  const heard = useRecording();
  // Those that the form asks for: what stands in hidden and removed fields is not packed either.
  const named = new Set(
    items.flatMap(({ fields }) =>
      fields.flatMap(({ visible, valueTypes, valueGuids }) =>
        visible && valueTypes === 'Attachment' ? valueGuids : [],
      ),
    ),
  );
  const shown = files.filter(({ guid }) => named.has(guid));
  if (shown.length === 0) return null;
  const recordings = shown.flatMap((file) => {
    if (file.seconds === null) return [];
    const field = items
      .flatMap(({ fields }) => fields)
      .find((one) => one.guid === file.fieldGuid && one.applicationBlockGuid === file.applicationBlockGuid);
    return [{ file, limit: field?.option.seconds ?? null }];
  });
  const size = shown.reduce((sum, file) => sum + file.size, 0);
  return (
    <section aria-label="Файлы">
      <h2 className={classes.sideTitle}>Файлы</h2>
      <p className={classes.note}>
        {counted(shown.length, 'файл', 'файла', 'файлов')}, {sizeText(size)}
      </p>
      {recordings.length === 0 ? null : (
        <ul className={classes.recordings}>
          {recordings.slice(0, MOST_RECORDINGS).map(({ file, limit }) => (
            <Recording key={file.guid} {...{ file, limit, heard }} />
          ))}
        </ul>
      )}
      <Button
        variant="default"
        leftSection={<IconFileZip size={18} stroke={1.75} />}
        loading={archive.isPending}
        onClick={() => archive.mutate({ body: { applicationGuid: application.guid } })}
      >
        Скачать все архивом
      </Button>
    </section>
  );
}

interface RecordingProps {
  file: AnswerFile;
  /** Seconds; null: the form names none. */
  limit: number | null;
  heard: Heard;
}

/** The track is the limit, its fill the length; of the one that is heard, how far it is. */
function Recording({ file, limit, heard }: RecordingProps) {
  const { guid, name, type, seconds, applicationBlockGuid } = file;
  const length = seconds ?? 0;
  const spare = limit === null ? null : limit - length;
  const isPlaying = heard.isPlaying && heard.guid === guid;
  const isBegun = heard.guid === guid && heard.at > 0;
  return (
    <li>
      {type.startsWith('audio/') ? (
        <IconButton
          icon={isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled}
          label={`${isPlaying ? 'Остановить' : 'Слушать'}: ${name}`}
          onClick={() => heard.toggle(guid)}
        />
      ) : null}
      <a href={`#copy-${applicationBlockGuid}`}>{name}</a>
      <span>
        {isBegun ? `${clockText(Math.floor(heard.at))} · ` : null}
        <b>{clockText(length)}</b>
        {limit === null ? null : ` из ${clockText(limit)}`}
      </span>
      {limit === null || spare === null ? null : (
        <progress value={Math.min(length, limit)} max={limit} aria-hidden data-long={spare < 0 || undefined} />
      )}
      {isBegun ? <progress value={heard.at} max={length} aria-hidden data-heard /> : null}
      {spare === null ? null : (
        <small data-long={spare < 0 || undefined}>
          {spare < 0 ? `длиннее предела на ${clockText(-spare)}` : `короче предела на ${clockText(spare)}`}
        </small>
      )}
    </li>
  );
}
