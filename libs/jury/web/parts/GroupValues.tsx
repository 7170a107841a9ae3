// Values of one group field («13–15 лет»): renamed here for the whole event; values that mean the same are merged.

import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  GroupFieldArrangeValues,
  GroupFieldCreateValue,
  GroupFieldGetByCompetition,
  GroupFieldGetValues,
  type AnswerOf,
} from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { EmptyState } from '@rampa/platform/web/base';
import {
  LineForm,
  OrderedList,
  Section,
  tell,
  TextLine,
  useCallForm,
  useRead,
  useWrite,
} from '@rampa/platform/web/desk';
import { GroupValueRow } from './GroupValueRow.tsx';
import { MergeValues } from './MergeValues.tsx';
import type { GroupValue } from '../api/group-value.ts';
import classes from '../style/nominations.module.css';

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
  const [merging, setMerging] = useState<{ values: readonly GroupValue[]; onMerged(): void } | null>(null);
  const place = useWrite(GroupFieldArrangeValues, { inOrder: 'groupValues' });
  const arrange = (groupValueGuids: string[]) =>
    place.mutateAsync({ query: { competitionGuid }, body: { groupFieldGuid: field.guid, groupValueGuids } });
  const byItself = field.tag === 'ageCategory' ? 'По возрасту' : 'Обычный порядок';

  return (
    <Section
      title={`Группы: ${field.title}`}
      note={NOTE}
      actions={
        canChange && isOrdered ? (
          <Button
            variant="default"
            loading={place.isPending}
            onClick={() =>
              void arrange([]).then(
                () => tell(`${inQuotes(field.title)}: порядок снова обычный`),
                () => undefined,
              )
            }
          >
            {byItself}
          </Button>
        ) : null
      }
    >
      {values.length === 0 ? (
        <EmptyState>
          {canChange
            ? 'Групп пока нет. Назовите первую здесь, или они появятся вместе с выступлениями программы.'
            : 'Групп пока нет: они появятся вместе с выступлениями программы.'}
        </EmptyState>
      ) : (
        <OrderedList
          label={`Группы: ${field.title}`}
          name={`groups ${field.guid}`}
          words={['группу', 'группы', 'групп']}
          rows={values}
          idOf={({ guid }) => guid}
          nameOf={({ title }) => title}
          canChange={canChange}
          write={arrange}
          bulk={(chosen, choice) => (
            <Button disabled={chosen.length < 2} onClick={() => setMerging({ values: chosen, onMerged: choice.clear })}>
              Объединить
            </Button>
          )}
          row={(value, { moves, isBusy }) => (
            <GroupValueRow
              competitionGuid={competitionGuid}
              value={value}
              canChange={canChange}
              isBusy={isBusy}
              moves={moves}
            />
          )}
        />
      )}
      {canChange ? <NewValue competitionGuid={competitionGuid} field={field} /> : null}
      {merging ? (
        <MergeValues
          competitionGuid={competitionGuid}
          isGrouping={field.isGrouping}
          values={merging.values}
          onMerged={merging.onMerged}
          onClose={() => setMerging(null)}
        />
      ) : null}
    </Section>
  );
}

/** Adds a value before any performance has it, so that the program's form can offer it. */
function NewValue({ competitionGuid, field }: Pick<FieldValuesProps, 'competitionGuid' | 'field'>) {
  const form = useCallForm(GroupFieldCreateValue, {
    values: { title: '' },
    asked: { query: { competitionGuid } },
    body: ({ title }) => ({ groupFieldGuid: field.guid, title }),
    isRepeated: true,
  });
  return (
    <div data-no-print>
      <LineForm form={form} className={classes.line} submit="Добавить">
        <TextLine
          at={form.at('title')}
          label={`Новая группа: ${field.title}`}
          placeholder={field.tag === 'ageCategory' ? '9–12 лет' : ''}
          autoComplete="off"
        />
      </LineForm>
    </div>
  );
}
