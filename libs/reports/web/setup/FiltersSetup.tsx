// Conditions of a report: all of them together, in each any of its lines.

import { Button } from '@mantine/core';
import {
  ReferenceBookItemGetByReferenceBookGuid,
  ReportFilterCreateFilter,
  ReportFilterDeleteFilter,
  ReportFilterGetCompetitionFieldsBasedOnReferenceBooksByCompetition,
  ReportFilterSetReferenceBooksToFilter,
  type ReportFilterView,
} from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { EmptyState } from '@rampa/platform/web/base';
import { Answer, MultiSelect, RowsSkeleton, Select, tell, useMake, useRead, useWrite } from '@rampa/platform/web/desk';
import type { Report } from '../parts/use-report.tsx';
import classes from './setup.module.css';

export function FiltersSetup({ competitionGuid, report }: { competitionGuid: string; report: Report }) {
  const fields = useRead(ReportFilterGetCompetitionFieldsBasedOnReferenceBooksByCompetition, {
    query: { competitionGuid },
  });
  const make = useMake(ReportFilterCreateFilter);
  const filters = report.filters.data ?? [];
  const used = new Set(filters.map(({ competitionFieldGuid }) => competitionFieldGuid));
  return (
    <Answer of={fields} skeleton={<RowsSkeleton rows={3} />}>
      {(offered) =>
        offered.length === 0 && filters.length === 0 ? (
          <EmptyState>
            Отбирают по полям со справочниками: номинации, возрасту, форме. В форме заявки их нет.
          </EmptyState>
        ) : (
          <>
            <Select
              aria-label="Добавить условие"
              placeholder="Добавить условие по полю"
              data={offered
                .filter(({ guid }) => !used.has(guid))
                .map(({ guid, title, blockTitle }) => ({ value: guid, label: `${title}, ${blockTitle}` }))}
              value={null}
              searchable
              nothingFoundMessage="Такого поля нет, или условие по нему уже есть"
              disabled={make.isPending}
              onChange={(competitionFieldGuid) => {
                if (competitionFieldGuid === null) return;
                make.mutate({ query: report.query, body: { competitionFieldGuid } });
              }}
            />
            {filters.map((filter) => (
              <FilterLine key={filter.guid} filter={filter} />
            ))}
          </>
        )
      }
    </Answer>
  );
}

function FilterLine({ filter }: { filter: ReportFilterView }) {
  const { guid: reportFilterGuid, referenceBookGuid, title, items } = filter;
  const lines = useRead(
    ReferenceBookItemGetByReferenceBookGuid,
    { query: { referenceBookGuid: referenceBookGuid ?? '' } },
    { enabled: referenceBookGuid !== null, staleTime: 60_000 },
  );
  const put = useWrite(ReportFilterSetReferenceBooksToFilter, { inOrder: `filter ${reportFilterGuid}` });
  const remove = useWrite(ReportFilterDeleteFilter);
  const asked = put.isPending ? put.variables?.body?.referenceBookItemGuids : undefined;
  const known = new Set((lines.data ?? []).map(({ guid }) => guid));
  const gone = items.filter(({ guid }) => !known.has(guid));
  return (
    <div className={classes.filter}>
      <MultiSelect
        label={title}
        description={
          items.length === 0 ? 'Пока строк не выбрали, условие ничего не отбирает' : 'Подойдёт любая из этих'
        }
        placeholder={items.length === 0 ? 'Выберите строки' : ''}
        error={filter.isGone ? 'Этого поля в форме уже нет' : undefined}
        disabled={filter.isGone}
        searchable
        clearable
        limit={100}
        maxValues={200}
        nothingFoundMessage={lines.isPending ? 'Загружаем…' : 'Таких строк нет'}
        data={[
          ...(lines.data ?? []).map(({ guid, title: label }) => ({ value: guid, label })),
          ...gone.map((item) => ({ value: item.guid, label: item.isGone ? `${item.title} (удалена)` : item.title })),
        ]}
        value={[...(asked ?? items.map(({ guid }) => guid))]}
        onChange={(next) => put.mutate({ query: { reportFilterGuid }, body: { referenceBookItemGuids: next } })}
      />
      <Button
        variant="subtle"
        size="sm"
        loading={remove.isPending}
        aria-label={`Убрать условие: ${title}`}
        onClick={() =>
          remove.mutate(
            { query: { reportFilterGuid } },
            { onSuccess: () => tell(`Условие ${inQuotes(title)} убрано`, { subject: reportFilterGuid }) },
          )
        }
      >
        Убрать
      </Button>
    </div>
  );
}
