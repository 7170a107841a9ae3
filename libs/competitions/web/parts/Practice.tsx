// A practice event: begun from the event's card, said above each of its pages, thrown away by one press.

import { Button } from '@mantine/core';
import { IconMasksTheater } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { CompetitionCreatePractice, CompetitionDiscardPractice, type FestivalView } from '@rampa/contract';
import { Confirm, tell, useAccess, useMake, useWrite } from '@rampa/platform/web/desk';
import classes from '../style/event.module.css';

/** On the card of a real event. */
export function ToPractise({ event }: { event: FestivalView }) {
  const navigate = useNavigate();
  const create = useMake(CompetitionCreatePractice);
  if (event.practiceOf !== null) return null;
  return (
    <section className={classes.toArchive} aria-labelledby="to-practise">
      <h2 id="to-practise">Репетиция</h2>
      <p>
        Пройдите день заранее: рядом появится такое же мероприятие с вымышленными исполнителями. Судьи, ведущий и экраны
        получат свои ссылки для репетиции, посторонние её не увидят, а потом её можно выбросить одним нажатием.
      </p>
      {event.practiceGuid ? (
        <Button component={Link} variant="default" size="md" to={`/organizer/events/${event.practiceGuid}`}>
          Открыть репетицию
        </Button>
      ) : (
        <Button
          variant="default"
          size="md"
          loading={create.isPending}
          onClick={() =>
            create.mutate(
              { query: { competitionGuid: event.guid }, body: {} },
              {
                onSuccess({ guid }) {
                  tell('Репетиция готова', { detail: 'Исполнители вымышлены, настройки те же.' });
                  void navigate(`/organizer/events/${guid}`);
                },
              },
            )
          }
        >
          Начать репетицию
        </Button>
      )}
    </section>
  );
}

/** Above every page of a practice. */
export function PracticeNote({ event }: { event: FestivalView }) {
  const { changes } = useAccess(event.guid);
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const real = `/organizer/events/${event.practiceOf}`;
  const discard = useWrite(CompetitionDiscardPractice, {
    // Before anything is read anew: the page of an event that is not there any more would say so.
    onDone() {
      tell('Репетиции больше нет');
      void navigate(real);
    },
  });
  return (
    <div className={classes.archived} role="note">
      <IconMasksTheater size={18} stroke={1.75} aria-hidden />
      <p>
        <b>Репетиция.</b> Исполнители вымышлены, посторонние ничего не видят.
      </p>
      <Button component={Link} variant="default" size="sm" to={real}>
        Настоящее мероприятие
      </Button>
      {changes('settings') ? (
        <Button variant="default" size="sm" color="danger" onClick={() => setAsked(true)}>
          Выбросить репетицию
        </Button>
      ) : null}
      <Confirm
        isOpen={isAsked}
        isDanger
        title="Выбросить репетицию?"
        action="Выбросить"
        isBusy={discard.isPending}
        onClose={() => setAsked(false)}
        onConfirm={() =>
          discard.mutate({ query: { competitionGuid: event.guid } }, { onSettled: () => setAsked(false) })
        }
      >
        Репетиция пропадёт сразу и насовсем: её оценки, протоколы, ссылки судей и экраны. Настоящего мероприятия это не
        коснётся.
      </Confirm>
    </div>
  );
}
