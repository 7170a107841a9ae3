// Where an application stands, and the organizer's word about it.

import type { ApplicationHead } from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { momentText } from '@rampa/platform/web/desk';
import { StatusOf } from './ApplicationRow.tsx';
import classes from '../style/applications.module.css';

export function HeadWords({ head, zone }: { head: ApplicationHead; zone: string }) {
  const { state, dateSubscribe, comment, editingRefusal } = head;
  if (state === 'Unsubscribed')
    return (
      <div className={classes.stand}>
        <p>Заявка отозвана.{head.status ? ` До этого её статус был ${inQuotes(head.status.title)}.` : ''}</p>
      </div>
    );
  if (state !== 'Subscribed' && comment === '') return null;
  return (
    <div className={classes.stand}>
      <p>
        {state === 'Subscribed' && dateSubscribe !== null ? `Отправлена ${momentText(dateSubscribe, zone)}. ` : ''}
        <StatusOf head={head} />
      </p>
      {comment === '' ? null : <blockquote dir="auto">{comment}</blockquote>}
      {editingRefusal === null ? null : <p>{editingRefusal}</p>}
    </div>
  );
}
