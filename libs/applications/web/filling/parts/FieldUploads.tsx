// Sends the files of every field of the application as long as it is open: its pages come and go meanwhile.

import { useCallback, useEffect, useMemo, useRef } from 'react';
import {
  ApplicationFileBeginUpload,
  ApplicationFileCancelUpload,
  ApplicationFileFinishUpload,
  ApplicationFileGetUploads,
  ApplicationFileSendPiece,
  type AnswerOf,
} from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { callApi } from '@rampa/platform/web/base';
import { tell, tellRefusal, useRead, useUploads } from '@rampa/platform/web/desk';
import { leftWords, type HeldUploads } from '../model/held-uploads.ts';
import type { FillingModel, FormShown } from '../model/filling-model.ts';
import { placeKey, type Place } from '../queue/field-saves.ts';

/** What is looked at the end of a file of 80 MB takes its time. */
const FINISH_MS = 60_000;

export interface FieldUploadsProps {
  model: FillingModel;
  form: FormShown;
  held: HeldUploads;
  isOff: boolean;
}

export function FieldUploads({ form, ...given }: FieldUploadsProps) {
  const applicationGuid = form.view.application.guid;
  const places = form.pages
    .flatMap(({ fields }) => fields)
    .filter(({ field }) => field.kind === 'Attachment')
    .map(({ applicationBlockGuid, field }) => ({ applicationGuid, applicationBlockGuid, fieldGuid: field.guid }));
  return places.map((place) => <OfField key={placeKey(place)} {...{ ...place, ...given }} />);
}

function OfField({ model, held, isOff, ...place }: Place & Omit<FieldUploadsProps, 'form'>) {
  const key = placeKey(place);
  const uploads = useFieldUploads(place, isOff, (file) => tellReplaced(model, key, file));
  const last = useRef(uploads);
  useEffect(() => {
    last.current = uploads;
    held.put(key, uploads);
  }, [held, key, uploads]);
  useEffect(
    () => () => {
      const words = leftWords(last.current.lines);
      if (words !== null) tellRefusal(words, { subject: key });
      held.put(key, null);
    },
    [held, key],
  );
  return null;
}

type Finished = AnswerOf<typeof ApplicationFileFinishUpload>;

/** Also of one that somebody else has put there while this one was on its way. */
function tellReplaced(model: FillingModel, key: string, { file, replaced }: Finished): void {
  if (replaced === null) return;
  const { guid, name, authorName } = replaced;
  tell(`Файл ${inQuotes(name)} заменён на ${inQuotes(file.name)}`, {
    subject: key,
    ...(authorName === '' ? {} : { detail: `Прежний приложили не вы, а ${authorName}.` }),
    action: {
      label: 'Вернуть прежний',
      run() {
        model.type(key, { f: [guid] });
        model.settle();
      },
    },
  });
}

function useFieldUploads(
  { applicationGuid, applicationBlockGuid, fieldGuid }: Place,
  isOff: boolean,
  onFinish: (answer: Finished) => void,
) {
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
      async finish(uploadGuid) {
        onFinish(await callApi(ApplicationFileFinishUpload, { body: { uploadGuid }, timeLimit: FINISH_MS }));
      },
      cancel: (uploadGuid) => callApi(ApplicationFileCancelUpload, { query: { uploadGuid } }),
      writes: [ApplicationFileFinishUpload],
    },
    unfinished,
  );
}
