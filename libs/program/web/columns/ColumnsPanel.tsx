// How the columns of a program are put together, beside its rows: each change is written at once and seen in them.

import { Switch } from '@mantine/core';
import {
  CompetitionProgramColumnFieldGetTemplateColumnBoxByCompetitionGuid,
  type ProgramColumnView,
} from '@rampa/contract';
import { Answer, ColumnsSetup, RowsSkeleton, SetupAside, useRead, type FieldMeanings } from '@rampa/platform/web/desk';
import { audienceText, MEANING_NOTE, MEANINGS } from './column-words.ts';
import type { ProgramColumnDeeds } from './use-program-columns.ts';
import classes from './columns.module.css';

export interface ColumnsPanelProps {
  competitionGuid: string;
  rows: readonly ProgramColumnView[];
  columns: ProgramColumnDeeds;
  onClose(): void;
}

const SHOWN = [
  { key: 'isOnPaper', label: 'В файлах программы', note: 'PDF, Excel и Word' },
  { key: 'isForPresenter', label: 'Ведущему', note: 'кроме полей только для своих' },
  {
    key: 'isPublic',
    label: 'Участникам',
    note: 'когда программа опубликована; кроме сведений о людях и полей для своих',
  },
] as const;

export function ColumnsPanel({ competitionGuid, rows, columns, onClose }: ColumnsPanelProps) {
  const box = useRead(CompetitionProgramColumnFieldGetTemplateColumnBoxByCompetitionGuid, {
    query: { competitionGuid },
  });
  return (
    <SetupAside label="Настройка столбцов" head={<h2>Столбцы</h2>} onClose={onClose}>
      <Answer of={box} skeleton={<RowsSkeleton rows={5} />}>
        {(known) => {
          const own = new Map(known.sections.flatMap(({ fields }) => fields.map(({ guid, tag }) => [guid, tag])));
          const meanings: FieldMeanings = {
            ...{ options: MEANINGS, description: MEANING_NOTE },
            of: ({ tag, competitionFieldGuid }) => (tag === (own.get(competitionFieldGuid ?? '') ?? null) ? null : tag),
            put: ({ guid, competitionFieldGuid }, tag) => columns.mean(guid, tag ?? own.get(competitionFieldGuid ?? '') ?? null), // prettier-ignore
          };
          return (
            <ColumnsSetup<ProgramColumnView>
              label="Столбцы программы"
              {...{ rows, columns, meanings }}
              box={known}
              noteOf={audienceText}
              more={(column) => (
                <fieldset className={classes.shown}>
                  <legend>Кому виден столбец</legend>
                  {SHOWN.map(({ key, label, note }) => (
                    <Switch
                      key={key}
                      label={label}
                      description={note}
                      checked={column[key]}
                      onChange={(event) => columns.show(column.guid, { [key]: event.currentTarget.checked })}
                    />
                  ))}
                </fieldset>
              )}
            />
          );
        }}
      </Answer>
    </SetupAside>
  );
}
