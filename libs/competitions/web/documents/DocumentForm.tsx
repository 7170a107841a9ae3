// A document's name and what people should know of it.

import { stemOf } from '@rampa/competitions/domain';
import {
  CompetitionCommentingDocuments,
  CompetitionRenameUploadedFile,
  CompetitionShowUploadedFile,
  rulesOf,
  type EventDocumentView,
} from '@rampa/contract';
import { callApi } from '@rampa/platform/web/base';
import { ChoiceLine, DrawerForm, TextArea, TextLine, useSendForm } from '@rampa/platform/web/desk';
import { AUDIENCE_CHOICES } from './audience-words.ts';

export interface DocumentFormProps {
  document: EventDocumentView;
  onClose(): void;
}

export function DocumentForm({ document, onClose }: DocumentFormProps) {
  const { guid: uploadedFileGuid } = document;
  const was = { name: stemOf(document.name), comment: document.comment, audience: document.audience };
  const form = useSendForm({
    values: was,
    rules: { of: rulesOf(CompetitionRenameUploadedFile), body: ({ name }) => ({ uploadedFileGuid, name }) },
    missing: { name: 'Как называется документ?' },
    faults: ({ comment }) => ({ comment: comment.trim().length > 500 ? 'Не длиннее 500 знаков' : undefined }),
    writes: [CompetitionRenameUploadedFile, CompetitionCommentingDocuments, CompetitionShowUploadedFile],
    async send({ name, comment, audience }) {
      if (name.trim() !== was.name) await callApi(CompetitionRenameUploadedFile, { body: { uploadedFileGuid, name } });
      if (comment !== was.comment)
        await callApi(CompetitionCommentingDocuments, { body: { uploadedFileGuid, comment } });
      if (audience !== was.audience)
        await callApi(CompetitionShowUploadedFile, { body: { uploadedFileGuid, audience } });
    },
    onSaved: onClose,
  });
  return (
    <DrawerForm form={form} title="Документ" submit="Сохранить" onClose={onClose}>
      <TextLine at={form.at('name')} label="Название" placeholder="Положение о конкурсе" data-autofocus />
      <TextArea at={form.at('comment')} label="Пояснение" placeholder="Прочитайте до подачи заявки" minRows={2} />
      <ChoiceLine at={form.at('audience')} label="Кому виден" data={AUDIENCE_CHOICES} />
    </DrawerForm>
  );
}
