// An event's form goes into the library as a copy, under a name of its own.

import { ApplicationBuilderBuildTemplate } from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { DialogForm, tell, TextLine, useCallForm } from '@rampa/platform/web/desk';

export interface KeepFormProps {
  formGuid: string;
  title: string;
  onClose(): void;
}

export function KeepForm({ formGuid, title, onClose }: KeepFormProps) {
  const form = useCallForm(ApplicationBuilderBuildTemplate, {
    values: { title },
    body: (values) => ({ title: values.title, sourceFormGuid: formGuid }),
    missing: { title: 'Как назвать форму?' },
    onSaved(_, values) {
      onClose();
      tell(`Форма ${inQuotes(values.title.trim())} теперь в библиотеке`);
    },
  });
  return (
    <DialogForm form={form} title="Сохранить в библиотеку" submit="Сохранить" onClose={onClose}>
      <TextLine at={form.at('title')} label="Название" data-autofocus />
    </DialogForm>
  );
}
