// Another name for a template: its papers keep their numbers, its proof pages say the new name.

import { DesignerGetDocument, DesignerUpdateDocument, rulesOf } from '@rampa/contract';
import { callApi } from '@rampa/platform/web/base';
import { DialogForm, TextLine, useSendForm } from '@rampa/platform/web/desk';

export interface RenameFormProps {
  competitionGuid: string;
  guid: string;
  title: string;
  onClose(): void;
}

export function RenameForm({ competitionGuid, guid, title: former, onClose }: RenameFormProps) {
  const form = useSendForm({
    values: { title: former },
    writes: [DesignerUpdateDocument],
    missing: { title: 'Назовите шаблон' },
    rules: {
      of: rulesOf(DesignerUpdateDocument),
      inside: 'document',
      body: ({ title }) => ({ document: { guid, revision: 0, title } }),
    },
    async send({ title }) {
      // A name belongs to no box, so whatever else has changed meanwhile stays.
      const { revision } = await callApi(DesignerGetDocument, { query: { competitionDocumentGuid: guid } });
      await callApi(DesignerUpdateDocument, {
        query: { competitionGuid },
        body: { document: { guid, revision, title } },
      });
    },
    onSaved: onClose,
  });
  return (
    <DialogForm form={form} title="Переименовать шаблон" submit="Сохранить" onClose={onClose}>
      <TextLine at={form.at('title')} label="Название" data-autofocus />
    </DialogForm>
  );
}
