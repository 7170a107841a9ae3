// Before a change that touches answers: how many, of which fields, and what becomes of them.

import { Link } from 'react-router';
import { counted, inQuotes, type Guid } from '@rampa/kernel';
import { Confirm } from '@rampa/platform/web/desk';
import type { Impact } from '../api/use-constructor.ts';
import { carriedText, EFFECT_WORDS, impactText } from '../state/words.ts';
import { useDesk } from './desk-context.ts';
import classes from '../style/constructor.module.css';

export function ImpactAsk() {
  const { asked, competitionGuid } = useDesk();
  if (!asked) return null;
  const { touchedApplications, fields, applications, carrying } = asked.impact;
  const unnamed = touchedApplications - applications.length;
  return (
    <Confirm
      isOpen
      title={`Изменение затронет ${counted(touchedApplications, 'заявку', 'заявки', 'заявок')}`}
      action={carrying.length > 0 ? 'Заменить поле' : 'Изменить'}
      stay="Оставить"
      onClose={asked.leave}
      onConfirm={asked.go}
    >
      {carrying.map((one) => (
        <Carried key={one.fieldGuid} of={one} event={competitionGuid} />
      ))}
      <p>{impactText(fields)}</p>
      <ul className={classes.impact}>
        {fields.map(({ fieldGuid, title, effect, applications: count }) => (
          <li key={fieldGuid + effect}>
            <b>{title}</b>: {EFFECT_WORDS[effect]} в {counted(count, 'заявке', 'заявках', 'заявках')}
          </li>
        ))}
      </ul>
      {applications.length > 0 ? (
        <details>
          <summary>Какие заявки</summary>
          <ul className={classes.impact}>
            {applications.map(({ guid, number, title }) => (
              <li key={guid}>
                {[number === null ? '' : `№\u00A0${number}`, title || 'без названия'].filter(Boolean).join(' ')}
              </li>
            ))}
            {unnamed > 0 ? <li>и ещё {counted(unnamed, 'заявка', 'заявки', 'заявок')}</li> : null}
          </ul>
        </details>
      ) : null}
    </Confirm>
  );
}

/** An answered field of another kind or book: what goes over into the new one, and what does not, with examples. */
function Carried({ of, event }: { of: Impact['carrying'][number]; event: Guid | null }) {
  return (
    <section aria-label={`Ответы на поле ${inQuotes(of.title)}`}>
      <p>
        <b>{of.title}</b>. {carriedText(of)}
      </p>
      <ul className={classes.impact}>
        {of.examples.map(({ before, after, why, count }) => (
          <li key={`${before} ${after} ${why}`}>
            {inQuotes(before)}
            {after === null ? ` не перейдёт. ${why}` : after === before ? ' перейдёт' : ` → ${inQuotes(after)}`}
            {count > 1 ? ` (${counted(count, 'ответ', 'ответа', 'ответов')})` : ''}
          </li>
        ))}
      </ul>
      {of.named.length > 0 ? (
        <>
          <p>Прежнее поле останется здесь, назовите там новое:</p>
          <ul className={classes.impact}>
            {of.named.map(({ place, guid, title }) => (
              <li key={`${place} ${guid} ${title}`}>
                {NAMED_AT[place]} <Link to={addressOf(event, place, guid)}>{inQuotes(title)}</Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>В отчётах, столбцах программ и видах таблицы заявок этого поля нет.</p>
      )}
      <p>Шаблоны писем называют поле по его названию: они возьмут ответ нового.</p>
    </section>
  );
}

type Place = Impact['carrying'][number]['named'][number]['place'];

const NAMED_AT: Record<Place, string> = {
  view: 'вид таблицы заявок',
  report: 'отчёт',
  program: 'столбцы программы',
};

function addressOf(event: Guid | null, place: Place, guid: Guid | null): string {
  const own = {
    view: 'applications',
    report: `reports/${guid}`,
    program: `program/columns?competitionProgramGuid=${guid}`,
  };
  return `/organizer/events/${event}/${own[place]}`;
}
