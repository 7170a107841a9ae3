// Rows of a table, each with what it does and what is wrong with it: number of the row, column and value in words.

import { Link } from 'react-router';
import { ApplicationImportGetRows, type ImportRowView, type ImportView } from '@rampa/contract';
import { counted, inQuotes } from '@rampa/kernel';
import { Chip, EmptyState, listed } from '@rampa/platform/web/base';
import { List, ListFilter, ListRow, ListTools, useList, useRead } from '@rampa/platform/web/desk';
import { OUTCOME_TONES, OUTCOME_WORDS, rowsText } from './words.ts';
import classes from './imports.module.css';

const SHOWN = ['error', 'create', 'update', 'same', 'kept', 'lacking'] as const;
const SHOWN_WORDS: Record<(typeof SHOWN)[number], string> = {
  error: 'С ошибками',
  create: 'Новые',
  update: 'С изменениями',
  same: 'Без изменений',
  kept: 'Где не всё попадёт в заявки',
  lacking: 'Без обязательных ответов',
};

export function ImportRows({
  competitionGuid,
  of: { guid, state, run, done },
}: {
  competitionGuid: string;
  of: ImportView;
}) {
  const list = useList({ filters: { outcome: [...SHOWN] }, usualSize: 50 });
  const outcome = SHOWN.find((one) => one === list.asked.filters.outcome);
  const query = { importGuid: guid, ...list.page, ...list.found, ...(outcome ? { outcome } : {}) };
  const rows = useRead(ApplicationImportGetRows, { query }, { keepPrevious: true, staleTime: 0 });
  const words = OUTCOME_WORDS[state === 'checked' ? 'planned' : 'done'];
  return (
    <>
      <ListTools list={list} search="Название или номер строки">
        <ListFilter
          list={list}
          name="outcome"
          label="Какие показывать"
          all="Все строки"
          options={SHOWN.map((one) => ({ value: one, label: SHOWN_WORDS[one] }))}
        />
      </ListTools>
      <List<ImportRowView>
        key={`${state} ${run} ${done}`}
        label="Строки"
        list={list}
        of={rows}
        idOf={({ row }) => String(row)}
        nameOf={({ row }) => `Строка ${row}`}
        count={rowsText}
        empty={<EmptyState>Список строк уже убран: он хранится 30 дней.</EmptyState>}
        nothing="Таких строк нет. Выберите другие или сбросьте поиск."
        row={(one) => (
          <ListRow
            title={<RowTitle competitionGuid={competitionGuid} of={one} />}
            detail={
              one.faults.length + one.kept.length + one.lacks === 0 ? null : (
                <ul className={classes.faults}>
                  {[...one.faults, ...one.kept].map((fault, at) => (
                    <li key={at}>{faultText(fault)}</li>
                  ))}
                  {one.lacks > 0 ? <li>Не хватает: {counted(one.lacks, 'ответа', 'ответов', 'ответов')}</li> : null}
                </ul>
              )
            }
          >
            <Chip tone={OUTCOME_TONES[one.outcome]}>{words[one.outcome]}</Chip>
          </ListRow>
        )}
      />
    </>
  );
}

function RowTitle({
  competitionGuid,
  of: { row, title, applicationGuid },
}: {
  competitionGuid: string;
  of: ImportRowView;
}) {
  const said = listed(`Строка ${row}`, title);
  return applicationGuid === null ? (
    said
  ) : (
    <Link className={classes.name} to={`/organizer/events/${competitionGuid}/applications/${applicationGuid}`}>
      {said}
    </Link>
  );
}

/** «Форма, «Сало»: в справочнике нет…» */
function faultText({ columnTitle, value, message }: ImportRowView['faults'][number]): string {
  const place = [columnTitle, value === '' || message.includes(value) ? '' : inQuotes(value)]
    .filter(Boolean)
    .join(', ');
  return place === '' ? message : `${place}: ${message}`;
}
