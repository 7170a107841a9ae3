// «Положения и списки»: what the event's organizer has published for those who take part.

import { CompetitionProgramGetByCompetition } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { EmptyState } from '@rampa/platform/web/base';
import { Answer, Page, PageHead, RowsSkeleton, useRead } from '@rampa/platform/web/desk';
import { useMemberEvent } from './member-event.ts';
import classes from './member.module.css';

export function MemberEventCard() {
  const event = useMemberEvent();
  const programs = useRead(CompetitionProgramGetByCompetition, { query: { competitionGuid: event.guid } });
  return (
    <Page isPaper>
      <PageHead title="Положения и списки" documentTitle={event.details.title} />
      <Answer of={programs} skeleton={<RowsSkeleton rows={3} height="3.5rem" />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState>
              Организатор ещё ничего не опубликовал. Программа выступлений появится здесь, когда она будет готова.
            </EmptyState>
          ) : (
            <ul className={classes.programs} aria-label="Программы выступлений">
              {list.map(({ guid, title, place, dateTimeBegin, performanceCount }) => (
                <li key={guid}>
                  <a href={`/program/${guid}`}>{title}</a>
                  <small>
                    {[
                      begins(dateTimeBegin, event.details.timeZone),
                      place,
                      counted(performanceCount, 'выступление', 'выступления', 'выступлений'),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </Page>
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
