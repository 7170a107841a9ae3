// The published programs of an event, as its members find them.

import type { AnswerOf, CompetitionProgramGetByCompetition } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { EmptyState } from '@rampa/platform/web/base';
import { List, ListRow, ListTools, useList, wholeList } from '@rampa/platform/web/desk';

export interface PublishedProgramsProps {
  programs: AnswerOf<typeof CompetitionProgramGetByCompetition>;
  timeZone: string;
}

export function PublishedPrograms({ programs, timeZone }: PublishedProgramsProps) {
  const list = useList({ name: 'programs' });
  const read = { data: programs, error: null, isPending: false, refetch: () => undefined };
  return (
    <>
      <ListTools list={list} search="Название, площадка" rows={programs.length} />
      <List
        label="Программы выступлений"
        list={list}
        of={wholeList(read, list, { wordsOf: ({ title, place }) => [title, place] })}
        idOf={({ guid }) => guid}
        nameOf={({ title }) => title}
        empty={
          <EmptyState>
            Организатор ещё ничего не опубликовал. Программа выступлений появится здесь, когда она будет готова.
          </EmptyState>
        }
        nothing="Такой программы нет. Попробуйте другое слово."
        row={({ guid, title, place, dateTimeBegin, performanceCount }) => (
          <ListRow
            title={
              <a className="r-link" href={`/program/${guid}`}>
                {title}
              </a>
            }
            detail={[
              begins(dateTimeBegin, timeZone),
              place,
              counted(performanceCount, 'выступление', 'выступления', 'выступлений'),
            ]
              .filter(Boolean)
              .join(', ')}
          />
        )}
      />
    </>
  );
}

function begins(instant: string | null, timeZone: string): string {
  if (instant === null) return '';
  return new Intl.DateTimeFormat('ru-RU', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(instant));
}
