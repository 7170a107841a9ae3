// «Рассылки»: the letters that were sent to chosen applicants, and of one of them what became of each letter.

import { Link, useSearchParams } from 'react-router';
import { MailingGetByCompetition, type MailingView } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { Chip, EmptyState, listed } from '@rampa/platform/web/base';
import {
  List,
  ListRow,
  ListTools,
  LiveEnded,
  momentText,
  Page,
  PageHead,
  StalePlace,
  useList,
  useRead,
} from '@rampa/platform/web/desk';
import { useEventZone } from '../parts/event.ts';
import { OneMailing } from './OneMailing.tsx';
import { countsText } from './words.ts';
import { isGoing, useMailingsLive } from './use-mailing.ts';
import classes from './mailings.module.css';

const SORTS = { '-createdAt': 'Сначала новые', createdAt: 'Сначала давние', subject: 'По теме, А–Я' };

export function Mailings({ competitionGuid }: { competitionGuid: string }) {
  const [search] = useSearchParams();
  const mailing = search.get('mailing');
  return mailing === null ? (
    <AllMailings competitionGuid={competitionGuid} />
  ) : (
    <OneMailing key={mailing} competitionGuid={competitionGuid} guid={mailing} />
  );
}

function AllMailings({ competitionGuid }: { competitionGuid: string }) {
  const zone = useEventZone(competitionGuid);
  const list = useList({ keep: 'mailings', sorts: SORTS });
  const query = { competitionGuid, ...list.page, ...list.found, ...list.sorted };
  const mailings = useRead(MailingGetByCompetition, { query }, { keepPrevious: true });
  const live = useMailingsLive(competitionGuid);
  if (live.ended) return <LiveEnded ended={live.ended} />;
  return (
    <Page isPaper>
      <PageHead
        title="Рассылки"
        note="Письма, которые вы отправили сразу многим: кому ушло, кому нет и почему."
        actions={<Link to={`/organizer/events/${competitionGuid}/applications`}>К заявкам</Link>}
      />
      <ListTools list={list} search="Тема письма" />
      <List<MailingView>
        label="Рассылки"
        list={list}
        of={mailings}
        height="4rem"
        idOf={({ guid }) => guid}
        nameOf={({ subject }) => subject}
        count={(total) => counted(total, 'рассылка', 'рассылки', 'рассылок')}
        empty={
          <EmptyState action={<Link to={`/organizer/events/${competitionGuid}/applications`}>К заявкам</Link>}>
            Рассылок пока не было. Выберите заявки в таблице и нажмите «Письмо».
          </EmptyState>
        }
        nothing="Такой рассылки нет. Попробуйте другое слово."
        row={(one) => (
          <ListRow
            title={
              <Link className={classes.name} to={`?mailing=${one.guid}`}>
                {one.subject}
              </Link>
            }
            detail={listed(momentText(one.createdAt, zone), one.authorName, countsText(one.counts))}
          >
            {isGoing(one) ? <Chip tone="info">идёт</Chip> : one.cancelledAt === null ? null : <Chip>остановлена</Chip>}
          </ListRow>
        )}
      />
      <StalePlace since={live.staleSince} timeZone={zone} isRead={live.isRead}>
        Список на месте.
      </StalePlace>
    </Page>
  );
}
