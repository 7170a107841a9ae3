// Who goes on: the chosen items stand in a new program of the next tour.

import { Checkbox, NumberInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { CompetitionProgramExtract, type ProgramView } from '@rampa/contract';
import { counted, inQuotes } from '@rampa/kernel';
import { failureTextOf, FormDrawer, tell, useWrite } from '@rampa/platform/web/desk';
import { itemName } from '../order/words.ts';
import classes from '../style/forms.module.css';

export interface ExtractFormProps {
  program: ProgramView;
  onMade(guid: string): void;
  onClose(): void;
}

export function ExtractForm({ program, onMade, onClose }: ExtractFormProps) {
  const [title, setTitle] = useState(`${program.title}: ${program.tour + 1} тур`.slice(0, 300));
  const [tour, setTour] = useState(Math.min(program.tour + 1, 99));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const extract = useWrite(CompetitionProgramExtract, { quiet: true });
  const items = program.items.filter(({ kind, isWithdrawn }) => kind === 'performance' && !isWithdrawn);
  const isWhole = chosen.length === items.length;

  return (
    <FormDrawer
      isOpen
      title="Вынести в новую программу"
      submit={
        chosen.length === 0
          ? 'Вынести'
          : `Вынести ${counted(chosen.length, 'выступление', 'выступления', 'выступлений')}`
      }
      isReady={chosen.length > 0 && title.trim() !== ''}
      isBusy={extract.isPending}
      refusal={extract.error ? failureTextOf(extract.error) : null}
      onClose={onClose}
      onSubmit={() =>
        extract.mutate(
          {
            query: { competitionProgramGuid: program.guid },
            body: { competitionProgramItemGuids: [...chosen], title, tour },
          },
          {
            onSuccess({ guid }) {
              tell(`Программа ${inQuotes(title.trim())} создана`, {
                detail: 'Прежняя осталась как была, вместе с оценками.',
              });
              onMade(guid);
              onClose();
            },
          },
        )
      }
    >
      <TextInput
        label="Название новой программы"
        maxLength={300}
        data-autofocus
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <NumberInput
        label="Тур"
        description="В другом туре выступления оцениваются заново."
        min={1}
        max={99}
        allowDecimal={false}
        value={tour}
        onChange={(value) => setTour(Math.min(99, Math.max(1, Number(value) || 1)))}
      />
      <fieldset className={classes.list}>
        <legend>Кто проходит дальше</legend>
        <Checkbox
          className={classes.all!}
          label="Все"
          checked={isWhole}
          indeterminate={chosen.length > 0 && !isWhole}
          onChange={() => setChosen(isWhole ? [] : items.map(({ guid }) => guid))}
        />
        <Checkbox.Group value={[...chosen]} onChange={setChosen}>
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
      </fieldset>
    </FormDrawer>
  );
}
