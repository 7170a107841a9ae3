// Puts the chosen items into a new program of the next tour.

import { Checkbox } from '@mantine/core';
import { CompetitionProgramExtract, type ProgramView } from '@rampa/contract';
import { counted, inQuotes } from '@rampa/kernel';
import { DrawerForm, NumberLine, tell, TextLine, useCallForm } from '@rampa/platform/web/desk';
import { itemName } from '../order/words.ts';
import classes from '../style/forms.module.css';

export interface ExtractFormProps {
  program: ProgramView;
  onMade(guid: string): void;
  onClose(): void;
}

export function ExtractForm({ program, onMade, onClose }: ExtractFormProps) {
  const form = useCallForm(CompetitionProgramExtract, {
    values: {
      title: `${program.title}: ${program.tour + 1} тур`.slice(0, 300),
      tour: Math.min(program.tour + 1, 99),
      competitionProgramItemGuids: [] as string[],
    },
    asked: { query: { competitionProgramGuid: program.guid } },
    missing: { competitionProgramItemGuids: 'Отметьте, кто проходит дальше' },
    onSaved({ guid }, { title }) {
      tell(`Программа ${inQuotes(title.trim())} создана`, {
        detail: 'Прежняя осталась как была, вместе с оценками.',
      });
      onMade(guid);
      onClose();
    },
  });
  const items = program.items.filter(({ kind, isWithdrawn }) => kind === 'performance' && !isWithdrawn);
  const at = form.at('competitionProgramItemGuids');
  const chosen = at.useValue();
  const isWhole = chosen.length === items.length;
  const performances = counted(chosen.length, 'выступление', 'выступления', 'выступлений');

  return (
    <DrawerForm
      form={form}
      title="Вынести в новую программу"
      submit={chosen.length === 0 ? 'Вынести' : `Вынести ${performances}`}
      onClose={onClose}
    >
      <TextLine at={form.at('title')} label="Название новой программы" data-autofocus />
      <NumberLine at={form.at('tour')} label="Тур" description="В другом туре выступления оцениваются заново." />
      <fieldset className={classes.list} data-fault={at.error ? true : undefined}>
        <legend>Кто проходит дальше</legend>
        <Checkbox
          className={classes.all!}
          label="Все"
          checked={isWhole}
          indeterminate={chosen.length > 0 && !isWhole}
          onChange={() => at.set(isWhole ? [] : items.map(({ guid }) => guid))}
        />
        <Checkbox.Group value={chosen} onChange={at.set}>
          {items.map((item) => (
            <Checkbox
              key={item.guid}
              className={classes.one!}
              value={item.guid}
              label={itemName(item)}
              description={item.group}
            />
          ))}
        </Checkbox.Group>
        {at.error ? (
          <p role="alert" className={classes.fault}>
            {at.error}
          </p>
        ) : null}
      </fieldset>
    </DrawerForm>
  );
}
