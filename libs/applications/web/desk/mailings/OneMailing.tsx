// One mailing: how far it is, who has got his letter, who has not and why; and the way to stop it.

import { Button, Progress } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { MailingCancel, type MailingLetter } from '@rampa/contract';
import { counted, MAILING_OUTCOMES, numberSign } from '@rampa/kernel';
import { Chip, EmptyState, listed } from '@rampa/platform/web/base';
import {
  Answer,
  Confirm,
  List,
  ListFilter,
  ListRow,
  ListTools,
  LiveEnded,
  momentText,
  Page,
  PageHead,
  StalePlace,
  tell,
  useAccess,
  useList,
  useWrite,
} from '@rampa/platform/web/desk';
import { useEventZone } from '../parts/event.ts';
import { isGoing, useMailing } from './use-mailing.ts';
import { countsText, OUTCOME_TONES, OUTCOME_WORDS, SKIP_WORDS } from './words.ts';
import classes from './mailings.module.css';

const SORTS = { number: 'По номеру заявки', title: 'По названию, А–Я', outcome: 'По тому, чем кончилось' };

export function OneMailing({ competitionGuid, guid }: { competitionGuid: string; guid: string }) {
  const zone = useEventZone(competitionGuid);
  const canChange = useAccess(competitionGuid).changes('requests');
  const [isAsking, setAsking] = useState(false);
  const list = useList({ sorts: SORTS, filters: { outcome: [...MAILING_OUTCOMES] }, usualSize: 50 });
  const outcome = MAILING_OUTCOMES.find((one) => one === list.asked.filters.outcome);
  const { mailing, letters, live } = useMailing(competitionGuid, guid, {
    ...{ ...list.page, ...list.found, ...list.sorted },
    ...(outcome ? { outcome } : {}),
  });
  const cancelling = useWrite(MailingCancel, {
    onDone: ({ cancelled }) => tell(`Остановлено, не уйдёт: ${counted(cancelled, 'письмо', 'письма', 'писем')}`),
  });
  if (live.ended) return <LiveEnded ended={live.ended} />;
  return (
    <Page isPaper>
      <Link className={classes.back} to={`/organizer/events/${competitionGuid}/applications/mailings`} data-no-print>
        <IconArrowLeft size={18} stroke={1.75} aria-hidden />
        Рассылки
      </Link>
      <Answer of={mailing}>
        {(one) => {
          const going = isGoing(one);
          const over = one.total - one.counts.waiting - one.counts.leaving;
          return (
            <>
              <PageHead
                title={one.subject}
                note={listed(
                  momentText(one.createdAt, zone),
                  one.authorName,
                  counted(one.total, 'заявка', 'заявки', 'заявок'),
                )}
                actions={
                  going && canChange ? (
                    <Button variant="default" onClick={() => setAsking(true)}>
                      Остановить
                    </Button>
                  ) : null
                }
              />
              {going ? (
                <Progress
                  className={classes.progress!}
                  value={(100 * over) / one.total}
                  aria-label={`Готово ${over} из ${one.total}`}
                />
              ) : null}
              <p role="status" className={classes.sum}>
                {countsText(one.counts)}
                {one.cancelledAt === null ? null : `. Рассылку остановили ${momentText(one.cancelledAt, zone)}`}
              </p>
            </>
          );
        }}
      </Answer>
      <ListTools list={list} search="Название, участник, номер">
        <ListFilter
          list={list}
          name="outcome"
          label="Какие показывать"
          all="Все письма"
          options={MAILING_OUTCOMES.map((one) => ({ value: one, label: OUTCOME_WORDS[one] }))}
        />
      </ListTools>
      <List<MailingLetter>
        label="Письма"
        list={list}
        of={letters}
        idOf={({ applicationGuid }) => applicationGuid}
        nameOf={({ title }) => title}
        empty={<EmptyState>Заявок, которым писали, больше нет.</EmptyState>}
        nothing="Таких писем нет. Попробуйте другое слово или покажите все."
        row={(letter) => (
          <ListRow
            title={
              <Link
                className={classes.name}
                to={`/organizer/events/${competitionGuid}/applications/${letter.applicationGuid}`}
              >
                {listed(letter.number === null ? '' : numberSign(letter.number), letter.title || 'без названия')}
              </Link>
            }
            detail={listed(letter.fullName, letter.why === null ? (letter.said ?? '') : SKIP_WORDS[letter.why])}
          >
            <Chip tone={OUTCOME_TONES[letter.outcome]}>{OUTCOME_WORDS[letter.outcome]}</Chip>
          </ListRow>
        )}
      />
      <Confirm
        isOpen={isAsking}
        isDanger
        title="Остановить рассылку?"
        action="Остановить"
        isBusy={cancelling.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => cancelling.mutate({ query: { mailingGuid: guid } }, { onSettled: () => setAsking(false) })}
      >
        Что уже ушло, не вернуть. Остальные письма не уйдут, и продолжить эту рассылку потом нельзя.
      </Confirm>
      <StalePlace since={live.staleSince} timeZone={zone} isRead={live.isRead}>
        Письма уходят и без этой страницы.
      </StalePlace>
    </Page>
  );
}
