// Values of one group field («13–15 лет»): called here, and so everywhere; two that mean one become one.

import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  GroupFieldArrangeValues,
  GroupFieldGetByCompetition,
  GroupFieldGetValues,
  type AnswerOf,
} from '@rampa/contract';
import { counted, inQuotes } from '@rampa/kernel';
import { EmptyState } from '@rampa/platform/web/base';
import { ListRows, Section, tell, useOrderChoice, useOrderSpeech, useRead, useWrite } from '@rampa/platform/web/desk';
import { GroupValueRow } from './GroupValueRow.tsx';
import { MergeValues } from './MergeValues.tsx';
import classes from '../style/nominations.module.css';

export type GroupValue = AnswerOf<typeof GroupFieldGetValues>[number]['values'][number];

const NOTE =
  'Название меняется здесь и сразу везде: в программе, протоколе, на экранах и в документах. Если две группы — это одна, выберите обе и объедините.';

export function GroupValues({ competitionGuid, canChange }: { competitionGuid: string; canChange: boolean }) {
  const query = { competitionGuid };
  const fields = useRead(GroupFieldGetByCompetition, { query });
  const values = useRead(GroupFieldGetValues, { query });
  return (fields.data ?? []).map((field) => {
    const kept = values.data?.find(({ guid }) => guid === field.guid);
    if (!kept) return null;
    return (
      <FieldValues
        key={field.guid}
        competitionGuid={competitionGuid}
        field={field}
        values={kept.values}
        isOrdered={kept.isOrdered}
        canChange={canChange}
      />
    );
  });
}

interface FieldValuesProps {
  competitionGuid: string;
  field: AnswerOf<typeof GroupFieldGetByCompetition>[number];
  values: readonly GroupValue[];
  isOrdered: boolean;
  canChange: boolean;
}

function FieldValues({ competitionGuid, field, values, isOrdered, canChange }: FieldValuesProps) {
  const guids = values.map(({ guid }) => guid);
  const choice = useOrderChoice(guids);
  const { say, speech } = useOrderSpeech();
  const [isMerging, setMerging] = useState(false);
  const place = useWrite(GroupFieldArrangeValues);
  const arrange = (groupValueGuids: string[], onSuccess: () => void) =>
    place.mutate({ query: { competitionGuid }, body: { groupFieldGuid: field.guid, groupValueGuids } }, { onSuccess });
  const byItself = field.tag === 'ageCategory' ? 'По возрасту' : 'Обычный порядок';

  function move(guid: string, by: 1 | -1) {
    const next = guids.filter((one) => one !== guid);
    const at = guids.indexOf(guid) + by;
    next.splice(at, 0, guid);
    const { title } = values.find((one) => one.guid === guid)!;
    arrange(next, () => say(`${inQuotes(title)} теперь ${at + 1}-я из ${values.length}`));
  }

  return (
    <Section
      title={`Группы: ${field.title}`}
      note={NOTE}
      actions={
        canChange && isOrdered ? (
          <Button
            variant="default"
            loading={place.isPending}
            onClick={() => arrange([], () => tell(`${inQuotes(field.title)}: порядок снова обычный`))}
          >
            {byItself}
          </Button>
        ) : null
      }
    >
      {canChange && choice.isOn ? (
        <div className={classes.chosen} role="toolbar" aria-label={`Выбранные группы: ${field.title}`}>
          <b>Выбрано: {counted(choice.ids.size, 'группа', 'группы', 'групп')}</b>
          <Button disabled={choice.ids.size < 2} onClick={() => setMerging(true)}>
            Объединить
          </Button>
          <Button variant="subtle" color="gray" onClick={choice.clear}>
            Снять выбор
          </Button>
        </div>
      ) : null}
      {values.length === 0 ? (
        <EmptyState>Групп пока нет: они появятся вместе с выступлениями программы.</EmptyState>
      ) : (
        <ListRows label={`Группы: ${field.title}`}>
          {values.map((value, index) => (
            <GroupValueRow
              key={value.guid}
              competitionGuid={competitionGuid}
              value={value}
              canChange={canChange}
              isChosen={choice.ids.has(value.guid)}
              onChoose={() => choice.toggle(value.guid)}
              onUp={index === 0 ? null : () => move(value.guid, -1)}
              onDown={index === values.length - 1 ? null : () => move(value.guid, 1)}
            />
          ))}
        </ListRows>
      )}
      {speech}
      {isMerging ? (
        <MergeValues
          competitionGuid={competitionGuid}
          isGrouping={field.isGrouping}
          values={values.filter(({ guid }) => choice.ids.has(guid))}
          onMerged={choice.clear}
          onClose={() => setMerging(false)}
        />
      ) : null}
    </Section>
  );
}
