// Performances of accepted applications, chosen one by one: searched, narrowed by nomination, those of the tour put aside.

import { Checkbox, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { CompetitionProgramGetPerformances, type AnswerOf } from '@rampa/contract';
import { counted, folded, inQuotes } from '@rampa/kernel';
import { EmptyState } from '@rampa/platform/web/base';
import { Answer, RowsSkeleton, Select, useRead, type Place } from '@rampa/platform/web/desk';
import { applicationName, offeredName, offeredNote } from './words.ts';
import classes from './sources.module.css';

type Offered = AnswerOf<typeof CompetitionProgramGetPerformances>[number];

const SHOWN = 100;

export interface PerformanceChoiceProps {
  competitionGuid: string;
  /** Who stands in a program of it is not chosen again. */
  tour: number;
  at: Place<string[]>;
}

export function PerformanceChoice({ competitionGuid, tour, at }: PerformanceChoiceProps) {
  const performances = useRead(CompetitionProgramGetPerformances, { query: { competitionGuid } });
  return (
    <Answer of={performances} skeleton={<RowsSkeleton rows={5} />}>
      {(all) =>
        all.length === 0 ? (
          <EmptyState>
            Принятых заявок с выступлениями пока нет. Примите заявку — дайте ей статус, который считается принятым.
          </EmptyState>
        ) : (
          <Choice all={all} tour={tour} at={at} />
        )
      }
    </Answer>
  );
}

function Choice({ all, tour, at }: { all: readonly Offered[]; tour: number; at: Place<string[]> }) {
  const chosen = at.useValue();
  const [question, setQuestion] = useState('');
  const [nomination, setNomination] = useState<string | null>(null);
  const [isWhole, setWhole] = useState(false);
  const placeOf = ({ programs }: Offered) => programs.find((program) => program.tour === tour);
  const asked = folded(question);
  const found = all.filter(
    (one) =>
      (nomination === null || one.nominationGuid === nomination) &&
      folded(`${offeredName(one)} ${offeredNote(one)} ${one.applicationNumber ?? ''}`).includes(asked),
  );
  const free = found.filter((one) => !placeOf(one)).map((one) => one.applicationBlockGuid);
  const isAll = free.length > 0 && free.every((block) => chosen.includes(block));
  const some = free.filter((block) => chosen.includes(block)).length;
  const shown = isWhole ? found : found.slice(0, SHOWN);
  const titles = new Map(all.flatMap((one) => (one.nominationGuid ? [[one.nominationGuid, one.nomination]] : [])));

  return (
    <fieldset className={classes.choice} data-fault={at.error ? true : undefined}>
      <legend>Выступления принятых заявок</legend>
      <div className={classes.narrowing}>
        <TextInput
          type="search"
          aria-label="Найти выступление"
          placeholder="Исполнитель, произведение, № заявки"
          leftSection={<IconSearch size={18} stroke={1.75} />}
          maxLength={100}
          value={question}
          onChange={(event) => setQuestion(event.currentTarget.value)}
        />
        {titles.size > 1 ? (
          <Select
            aria-label="Номинация"
            placeholder="Все номинации"
            clearable
            clearButtonProps={{ 'aria-label': 'Все номинации' }}
            data={[...titles].map(([value, label]) => ({ value: value!, label: label! }))}
            value={nomination}
            onChange={setNomination}
          />
        ) : null}
      </div>
      <Checkbox
        className={classes.all!}
        label={`Все свободные${found.length < all.length ? ' из найденных' : ''}: ${free.length}`}
        disabled={free.length === 0}
        checked={isAll}
        indeterminate={some > 0 && !isAll}
        onChange={() =>
          at.set(isAll ? chosen.filter((block) => !free.includes(block)) : [...new Set([...chosen, ...free])])
        }
      />
      {found.length === 0 ? <p className={classes.note}>Ничего не нашлось</p> : null}
      <Checkbox.Group value={chosen} onChange={at.set}>
        {shown.map((one) => {
          const place = placeOf(one);
          const note = [offeredNote(one), applicationName(one.applicationNumber)].filter(Boolean).join(', ');
          return (
            <Checkbox
              key={one.applicationBlockGuid}
              className={classes.one!}
              value={one.applicationBlockGuid}
              label={offeredName(one)}
              description={place ? `${note}. Уже в программе ${inQuotes(place.title)}` : note}
              disabled={place !== undefined}
            />
          );
        })}
      </Checkbox.Group>
      {shown.length < found.length ? (
        <button type="button" className={classes.more} onClick={() => setWhole(true)}>
          Показать все {counted(found.length, 'выступление', 'выступления', 'выступлений')}
        </button>
      ) : null}
      {at.error ? (
        <p role="alert" className={classes.fault}>
          {at.error}
        </p>
      ) : null}
    </fieldset>
  );
}
