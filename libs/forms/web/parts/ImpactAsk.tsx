// Before a change that touches answers: how many, of which fields, and what becomes of them.

import { counted } from '@rampa/kernel';
import { Confirm } from '@rampa/platform/web/desk';
import { EFFECT_WORDS } from '../state/words.ts';
import { useDesk } from './desk-context.ts';
import classes from '../style/constructor.module.css';

export function ImpactAsk() {
  const { asked } = useDesk();
  if (!asked) return null;
  const { touchedApplications, touchedValues, fields, applications } = asked.impact;
  return (
    <Confirm
      isOpen
      title={`Изменение затронет ${counted(touchedApplications, 'заявку', 'заявки', 'заявок')}`}
      action="Изменить"
      onClose={asked.leave}
      onConfirm={asked.go}
    >
      <p>
        Ответы не пропадут: всего это {counted(touchedValues, 'ответ', 'ответа', 'ответов')}, и каждый можно вернуть
        вместе с прежней настройкой.
      </p>
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
              <li key={guid}>{number === null ? title : `№\u00A0${number} ${title}`}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </Confirm>
  );
}
