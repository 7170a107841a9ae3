// A new template: one of the portal's, or an empty sheet.

import { DesignerCreateDocument, DesignerGetCompetitionDocumentTypesByCompetition, rulesOf } from '@rampa/contract';
import { PAPER_TYPE_WORDS } from '@rampa/diplomas/domain';
import { PAPER_SIZES, PAPER_TYPES, type PaperOrientation, type PaperSize, type PaperType } from '@rampa/kernel';
import { Answer, ChoiceLine, DrawerForm, Held, TextLine, useRead, useSendForm } from '@rampa/platform/web/desk';

export interface TemplateFormProps {
  competitionGuid: string;
  onClose(): void;
  onMade(guid: string): void;
}

const EMPTY = 'empty';
const FIRST = {
  ...{ ready: 'laureate', title: '', type: 'diploma' as PaperType, size: 'A4' as PaperSize },
  orientation: 'portrait' as PaperOrientation,
};
const SIZES = PAPER_SIZES.map((value) => ({ value, label: value === 'custom' ? 'Свой, в миллиметрах' : value }));
const TYPES = PAPER_TYPES.map((value) => ({ value, label: PAPER_TYPE_WORDS[value] }));
const TURNS = [
  { value: 'portrait', label: 'Стоя' },
  { value: 'landscape', label: 'Лёжа' },
];

export function TemplateForm({ competitionGuid, onClose, onMade }: TemplateFormProps) {
  const query = { competitionGuid };
  const types = useRead(DesignerGetCompetitionDocumentTypesByCompetition, { query });
  const titles = new Map(
    (types.data ?? []).flatMap(({ ready }) => ready.map(({ key, title }) => [key, title] as const)),
  );
  const form = useSendForm({
    values: FIRST,
    writes: [DesignerCreateDocument],
    rules: { of: rulesOf(DesignerCreateDocument), body: bodyOf },
    async send(said, write) {
      onMade((await write(DesignerCreateDocument, { query, body: bodyOf(said) })).guid);
    },
    onSaved: onClose,
  });

  function bodyOf({ ready, title, ...sheet }: typeof FIRST) {
    const named = title.trim() || titles.get(ready) || PAPER_TYPE_WORDS[sheet.type];
    return ready === EMPTY ? { ...sheet, title: named } : { title: named, ready };
  }

  return (
    <DrawerForm form={form} title="Новый шаблон" submit="Создать" onClose={onClose}>
      <Answer of={types}>
        {(known) => (
          <ChoiceLine
            at={form.at('ready')}
            label="С чего начать"
            description="Готовый шаблон можно изменить как угодно."
            data={[
              ...known
                .filter(({ ready }) => ready.length > 0)
                .map(({ title, ready }) => ({
                  group: title,
                  items: ready.map(({ key, title: own, orientation }) => ({
                    value: key,
                    label: `${own}, ${orientation === 'portrait' ? 'стоя' : 'лёжа'}`,
                  })),
                })),
              { group: 'Сначала', items: [{ value: EMPTY, label: 'Пустой лист' }] },
            ]}
          />
        )}
      </Answer>
      <TextLine
        at={form.at('title')}
        label="Название"
        description="Его видите вы и тот, кто проверяет бумагу по коду."
      />
      <Held at={form.at('ready')}>
        {(ready) =>
          ready === EMPTY ? (
            <>
              <ChoiceLine at={form.at('type')} label="Что это" data={TYPES} />
              <ChoiceLine at={form.at('size')} label="Размер" data={SIZES} />
              <ChoiceLine at={form.at('orientation')} label="Положение" data={TURNS} />
            </>
          ) : null
        }
      </Held>
    </DrawerForm>
  );
}
