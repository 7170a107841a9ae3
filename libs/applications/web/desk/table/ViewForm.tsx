import { ApplicationViewSave, type ApplicationView } from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { DialogForm, tell, TextLine, useCallForm } from '@rampa/platform/web/desk';

export interface ViewFormProps {
  competitionGuid: string;
  view: ApplicationView;
  /** Of those that there are. */
  titles: readonly string[];
  onClose(): void;
}

export function ViewForm({ competitionGuid, view, titles, onClose }: ViewFormProps) {
  const form = useCallForm(ApplicationViewSave, {
    values: { title: '' },
    asked: { query: { competitionGuid } },
    body: ({ title }) => ({ title, view }),
    missing: { title: 'Как назвать вид?' },
    faults: ({ title }) => (titles.includes(title.trim()) ? { title: 'Вид с таким названием уже есть' } : {}),
    onSaved: (_, { title }) => {
      tell(`Вид ${inQuotes(title.trim())} сохранён`, { detail: 'Его видят все, кто работает с заявками.' });
      onClose();
    },
  });
  return (
    <DialogForm form={form} title="Сохранить вид" submit="Сохранить" onClose={onClose}>
      <TextLine
        at={form.at('title')}
        label="Название"
        description="Вид запомнит условия, порядок и столбцы. Слово из поиска он не хранит."
        maxLength={40}
        data-autofocus
      />
    </DialogForm>
  );
}
