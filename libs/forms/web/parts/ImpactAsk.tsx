// Before a change that touches answers: how many, of which fields, and what becomes of them.

import { counted } from '@rampa/kernel';
import { Confirm } from '@rampa/platform/web/desk';
import { EFFECT_WORDS, impactText } from '../state/words.ts';
import { useDesk } from './desk-context.ts';
import classes from '../style/constructor.module.css';

export function ImpactAsk() {
  const { asked } = useDesk();
  if (!asked) return null;
  const { touchedApplications, fields, applications } = asked.impact;
  const unnamed = touchedApplications - applications.length;
  return (
    <Confirm
      isOpen
      title={`Изменение затронет ${counted(touchedApplications, 'заявку', 'заявки', 'заявок')}`}
      action="Изменить"
      stay="Оставить"
      onClose={asked.leave}
      onConfirm={asked.go}
    >
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
