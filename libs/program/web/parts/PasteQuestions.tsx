// Questions that a pasted table leaves open: what its durations mean, missing durations, values new to the event.

import { Checkbox, NativeSelect } from '@mantine/core';
import { counted, inQuotes } from '@rampa/kernel';
import { choiceOf, newValueTitle } from '../paste/new-values.ts';
import { withoutDurationText } from '../state/use-paste-sending.ts';
import type { Pasted } from '../state/use-pasted.ts';
import { DurationQuestions } from './DurationQuestions.tsx';
import { NamesCase } from './NameCase.tsx';
import classes from '../style/paste.module.css';

const LINES = 12;

export function PasteQuestions({ pasted }: { pasted: Pasted }) {
  return (
    <>
      <DurationQuestions pasted={pasted} />
      <WithoutDuration pasted={pasted} />
      <NamesCase pasted={pasted} />
      {pasted.fresh.length > 0 ? <NewValues pasted={pasted} /> : null}
    </>
  );
}

function WithoutDuration({ pasted: { read } }: { pasted: Pasted }) {
  const { lines, withoutDuration } = read;
  const of = lines.filter(({ item }) => item.kind === 'performance').length;
  if (withoutDuration.length === 0) return null;
  const named = withoutDuration.slice(0, LINES).join(', ');
  const rest = withoutDuration.length - LINES;
  return (
    <p className={classes.blank} role="status">
      {withoutDuration.length === of
        ? 'Ни у одного выступления нет длительности: время выходов посчитать будет не по чему.'
        : `${withoutDurationText(withoutDuration.length)}: ${withoutDuration.length === 1 ? 'строка' : 'строки'} ${named}${rest > 0 ? ` и ещё ${rest}` : ''}. Время дальше посчитаем без неё.`}
    </p>
  );
}

/** A new value is told before it is written, because it may be a misspelling of an existing one. */
function NewValues({ pasted }: { pasted: Pasted }) {
  const { fresh, groups, known, instead, setInstead } = pasted;
  return (
    <fieldset className={classes.fresh}>
      <legend>Таких групп в мероприятии ещё нет</legend>
      {fresh.map(({ field, value, count }) => {
        const group = groups.find(({ guid }) => guid === field);
        const choice = choiceOf(field, value);
        const others = known[field] ?? [];
        const title = `${newValueTitle(group ?? { tag: 'custom', title: '' })}: ${inQuotes(value)}`;
        const rows = counted(count, 'строка', 'строки', 'строк');
        return others.length === 0 ? (
          <Checkbox
            key={choice}
            label={`${title}. Добавить?`}
            description={rows}
            checked={instead[choice] === undefined}
            onChange={(event) => setInstead(choice, event.currentTarget.checked ? null : '')}
          />
        ) : (
          <NativeSelect
            key={choice}
            label={`${title}. Добавить?`}
            description={rows}
            data={[
              { value: '+', label: `Добавить ${inQuotes(value)}` },
              ...others.map((other) => ({ value: `=${other.guid}`, label: `Это ${inQuotes(other.title)}` })),
              { value: '=', label: 'Не указывать' },
            ]}
            value={instead[choice] === undefined ? '+' : `=${instead[choice]}`}
            onChange={({ currentTarget: { value } }) => setInstead(choice, value === '+' ? null : value.slice(1))}
          />
        );
      })}
    </fieldset>
  );
}
