// Merges values that mean the same: which name stays, and how places change.

import { Radio } from '@mantine/core';
import { useState } from 'react';
import { GroupFieldMergeValues } from '@rampa/contract';
import { counted, inQuotes } from '@rampa/kernel';
import { Confirm, failureTextOf, tell, useWrite } from '@rampa/platform/web/desk';
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
  // The name that most performances have is offered first.
  const [kept, setKept] = useState(() => values.toSorted((one, other) => other.itemCount - one.itemCount)[0]!.guid);
  const merge = useWrite(GroupFieldMergeValues, { quiet: true });
  const all = values.reduce((sum, { itemCount }) => sum + itemCount, 0);
  const title = values.find(({ guid }) => guid === kept)?.title ?? '';

  function submit() {
    const otherGuids = values.flatMap(({ guid }) => (guid === kept ? [] : guid));
    merge.mutate(
      { query: { competitionGuid }, body: { groupValueGuid: kept, otherGuids } },
      {
        onSuccess() {
          tell(`Теперь это одна группа: ${inQuotes(title)}`);
          onMerged();
          onClose();
        },
      },
    );
  }

  return (
    <Confirm
      isOpen
      title="Объединить в одну группу?"
      action="Объединить"
      isBusy={merge.isPending}
      onClose={onClose}
      onConfirm={submit}
    >
      <Radio.Group label="Какое название останется" value={kept} onChange={setKept}>
        <div className={classes.names}>
          {values.map((value) => (
            <Radio key={value.guid} value={value.guid} label={value.title} />
          ))}
        </div>
      </Radio.Group>
      <p>
        Все {counted(all, 'выступление', 'выступления', 'выступлений')} окажутся в группе {inQuotes(title)}
        {isGrouping ? ', места посчитаются вместе' : ''}. Разъединить их потом можно только по одному.
      </p>
      {merge.error ? (
        <p className={classes.refusal} role="alert">
          {failureTextOf(merge.error)}
        </p>
      ) : null}
    </Confirm>
  );
}
