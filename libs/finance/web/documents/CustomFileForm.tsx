import { useState } from 'react';
import { CompetitionUploadCustomTypeDocument } from '@rampa/contract';
import { FAULT_WORDS } from '@rampa/kernel';
import { uploadFile } from '@rampa/platform/web/base';
import { DialogForm, tell, TextLine, useSendForm } from '@rampa/platform/web/desk';
import { FileLine } from '../money/FileLine.tsx';

const ACCEPT = 'image/*,application/pdf,.doc,.docx,.odt,.rtf,.xls,.xlsx,.ods,.txt';

export interface CustomFileFormProps {
  applicationGuid: string;
  competitionGuid: string;
  onClose(): void;
}

export function CustomFileForm({ applicationGuid, competitionGuid, onClose }: CustomFileFormProps) {
  const [file, setFile] = useState<File | null>(null);
  const [isLacking, setLacking] = useState(false);
  const form = useSendForm({
    values: { title: '' },
    faults: ({ title }) => (title.trim() === '' ? { title: FAULT_WORDS.missing('title') } : {}),
    writes: [CompetitionUploadCustomTypeDocument],
    async send({ title }) {
      if (!file) return;
      await uploadFile(CompetitionUploadCustomTypeDocument, {
        query: { competitionGuid, applicationGuid, title },
        file,
      });
      tell('Файл приложен');
    },
    onSaved: () => (file ? onClose() : setLacking(true)),
  });
  return (
    <DialogForm form={form} title="Приложить файл" submit="Приложить" isReady={file !== null} onClose={onClose}>
      <TextLine at={form.at('title')} label="Что это" placeholder="Подписанный договор" data-autofocus />
      <FileLine
        label="Файл: фото, PDF или документ, до 20 МБ"
        accept={ACCEPT}
        file={file}
        error={isLacking && !file ? 'Выберите файл' : undefined}
        onFile={setFile}
      />
    </DialogForm>
  );
}
