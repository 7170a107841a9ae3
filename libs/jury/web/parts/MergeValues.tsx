// Merges values that mean the same: which name stays, and how places change.

import { Radio } from '@mantine/core';
import { GroupFieldMergeValues } from '@rampa/contract';
import { counted, inQuotes } from '@rampa/kernel';
import { DialogForm, Held, tell, useCallForm } from '@rampa/platform/web/desk';
import type { GroupValue } from '../api/group-value.ts';
import classes from '../style/nominations.module.css';

export interface MergeValuesProps {
  competitionGuid: string;
  /** Whether places are counted within the field. */
  isGrouping: boolean;
  values: readonly GroupValue[];
  onMerged(): void;
  onClose(): void;
}

export function MergeValues({ competitionGuid, isGrouping, values, onMerged, onClose }: MergeValuesProps) {
  const titleOf = (kept: string) => values.find(({ guid }) => guid === kept)?.title ?? '';
  const all = values.reduce((sum, { itemCount }) => sum + itemCount, 0);
  const form = useCallForm(GroupFieldMergeValues, {
    // The name that most performances have is offered first.
    values: { groupValueGuid: values.toSorted((one, other) => other.itemCount - one.itemCount)[0]!.guid },
    asked: { query: { competitionGuid } },
    body: ({ groupValueGuid: kept }) => ({
      groupValueGuid: kept,
      otherGuids: values.flatMap(({ guid }) => (guid === kept ? [] : guid)),
    }),
    onSaved(_answer, { groupValueGuid }) {
      tell(`Теперь это одна группа: ${inQuotes(titleOf(groupValueGuid))}`);
      onMerged();
      onClose();
    },
  });

  return (
    <DialogForm form={form} title="Объединить в одну группу?" submit="Объединить" onClose={onClose}>
      <Held at={form.at('groupValueGuid')}>
        {(kept, set, error) => (
          <>
            <Radio.Group label="Какое название останется" value={kept} onChange={set} error={error}>
              <div className={classes.names}>
                {values.map((value) => (
                  <Radio
                    key={value.guid}
                    value={value.guid}
                    label={value.title}
                    data-autofocus={value.guid === kept || undefined}
                  />
                ))}
              </div>
            </Radio.Group>
            <p>
              Все {counted(all, 'выступление', 'выступления', 'выступлений')} окажутся в группе{' '}
              {inQuotes(titleOf(kept))}
              {isGrouping ? ', места посчитаются вместе' : ''}. Разъединить их потом можно только по одному.
            </p>
          </>
        )}
      </Held>
    </DialogForm>
  );
}
