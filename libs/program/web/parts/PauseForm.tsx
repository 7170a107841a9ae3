// Adds a pause after a chosen item or at the end.

import { CompetitionProgramItemCreatePause, type ProgramView } from '@rampa/contract';
import { ChoiceLine, DrawerForm, NumberLine, TextLine, useCallForm } from '@rampa/platform/web/desk';
import { itemName } from '../order/words.ts';

export function PauseForm({
  program,
  afterGuid,
  onClose,
}: {
  program: ProgramView;
  afterGuid: string | null;
  onClose(): void;
}) {
  const form = useCallForm(CompetitionProgramItemCreatePause, {
    values: { title: 'Перерыв', minutes: 20, afterItemGuid: afterGuid ?? program.items.at(-1)?.guid ?? null },
    asked: { query: { competitionProgramGuid: program.guid } },
    missing: { minutes: 'Сколько минут?' },
    onSaved: onClose,
  });
  return (
    <DrawerForm form={form} title="Перерыв" submit="Добавить" onClose={onClose}>
      <TextLine at={form.at('title')} label="Название" data-autofocus />
      <NumberLine at={form.at('minutes')} label="Сколько минут" />
      {program.items.length > 0 ? (
        <ChoiceLine
          at={form.at('afterItemGuid')}
          label="После"
          searchable
          data={program.items.map((item) => ({ value: item.guid, label: itemName(item) }))}
        />
      ) : null}
    </DrawerForm>
  );
}
