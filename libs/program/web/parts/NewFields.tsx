// Columns without a field: one press creates the event's group fields and uses them.

import { Button } from '@mantine/core';
import { GROUP_FIELD_TAGS, GroupFieldUpdate } from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { failureTextOf, useAccess, useWrite } from '@rampa/platform/web/desk';
import { newFieldsOf } from '../paste/new-fields.ts';
import type { Pasted } from '../state/use-pasted.ts';
import classes from '../style/paste.module.css';

const NAMES = new Intl.ListFormat('ru');

export function NewFields({ pasted, competitionGuid }: { pasted: Pasted; competitionGuid: string }) {
  const { heading, uses, groups } = pasted;
  const canMake = useAccess().changes('settings');
  const make = useWrite(GroupFieldUpdate, {
    quiet: true,
    onDone: () => pasted.forgetColumns(fresh.map(({ title }) => title)),
  });
  const fresh = newFieldsOf(heading, uses, groups);
  if (!pasted.isKnown || fresh.length === 0) return null;
  const isOne = fresh.length === 1;
  const names = NAMES.format(fresh.map(({ title }) => inQuotes(title)));
  const kept = groups.map(({ guid, title, tag, isGrouping }) => ({
    ...{ guid, title, isGrouping },
    tag: GROUP_FIELD_TAGS.find((one) => one === tag) ?? ('custom' as const),
  }));
  const body = { fields: [...kept, ...fresh.map((field) => ({ ...field, isGrouping: true }))] };
  return (
    <div className={classes.homeless} role="status">
      <p>
        {isOne ? 'Столбец' : 'Столбцы'} {names} некуда положить: {isOne ? 'такого поля' : 'таких полей'} группы у
        мероприятия нет. {canMake ? '' : 'Завести их может организатор, в номинациях.'}
      </p>
      {canMake ? (
        <Button
          variant="default"
          loading={make.isPending}
          onClick={() => make.mutate({ query: { competitionGuid }, body })}
        >
          {isOne ? 'Завести поле и взять столбец' : 'Завести поля и взять столбцы'}
        </Button>
      ) : null}
      {make.error ? <p role="alert">{failureTextOf(make.error)}</p> : null}
    </div>
  );
}
