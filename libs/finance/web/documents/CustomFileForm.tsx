import { useState } from 'react';
import { CompetitionUploadCustomTypeDocument, rulesOf } from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import { DialogForm, Held, tell, TextLine, useFileOfForm, useSendForm } from '@rampa/platform/web/desk';
import { FileLine } from '../money/FileLine.tsx';

const ACCEPT = 'image/*,application/pdf,.doc,.docx,.odt,.rtf,.xls,.xlsx,.ods,.txt';

export interface CustomFileFormProps {
  applicationGuid: string;
  competitionGuid: string;
  onClose(): void;
}

export function CustomFileForm({ applicationGuid, competitionGuid, onClose }: CustomFileFormProps) {
  // One file however often it is sent.
  const [documentGuid] = useState(newGuid);
  const [file, setFile] = useState<File | null>(null);
  const upload = useFileOfForm(CompetitionUploadCustomTypeDocument);
  const queryOf = ({ title }: { title: string }) => ({ competitionGuid, applicationGuid, documentGuid, title });
  const form = useSendForm({
    // The chosen file counts as input: its name.
    values: { title: '', file: '' },
    faults: () => (file === null ? { file: 'Выберите файл' } : {}),
    rules: { of: rulesOf(CompetitionUploadCustomTypeDocument), body: queryOf },
    writes: [CompetitionUploadCustomTypeDocument],
    stop: upload.cancel,
    async send({ title }) {
      await upload.send(file!, queryOf({ title }));
      tell('Файл приложен');
    },
    onSaved: onClose,
  });
  return (
    <DialogForm form={form} title="Приложить файл" submit="Приложить" isReady={file !== null} onClose={onClose}>
      <TextLine at={form.at('title')} label="Что это" placeholder="Подписанный договор" data-autofocus />
      <Held at={form.at('file')}>
        {(_name, set, error) => (
          <FileLine
            label="Файл: фото, PDF или документ, до 20 МБ"
            accept={ACCEPT}
            {...{ file, error, upload }}
            onFile={(chosen) => {
              setFile(chosen);
              set(chosen?.name ?? '');
            }}
          />
        )}
      </Held>
    </DialogForm>
  );
}
