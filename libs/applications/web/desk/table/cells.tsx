import { ownerWords } from '@rampa/applications/domain';
import { Link } from 'react-router';
import type { ApplicationRow, ApplicationStatusView } from '@rampa/contract';
import { listed } from '@rampa/platform/web/base';
import { momentText } from '@rampa/platform/web/desk';
import { Filled } from '../parts/Filled.tsx';
import { StateChip, StatusChip } from '../parts/StatusChip.tsx';
import { Sums } from './Sums.tsx';
import classes from './applications.module.css';

export function Number({ row: { number } }: { row: ApplicationRow }) {
  return <span className={classes.number}>{number === null ? '–' : number.toLocaleString('ru-RU')}</span>;
}

/** Its name and whose it is. The link is for a new tab; a press on the row opens it here. */
export function Lead({ row }: { row: ApplicationRow }) {
  const { guid, title, isDouble, unseenMessages } = row;
  return (
    <span className={classes.name}>
      <span className={classes.nameLine}>
        <Link to={guid} tabIndex={-1} title={title}>
          {title || 'Без названия'}
        </Link>
        {unseenMessages > 0 ? (
          <span className={classes.double} title="Участник написал, и этого ещё никто не прочёл">
            сообщение
          </span>
        ) : null}
        {isDouble ? (
          <span
            className={classes.double}
            title="Тот же коллектив или исполнитель есть ещё в одной отправленной заявке"
          >
            повтор?
          </span>
        ) : null}
      </span>
      <small>{ownerWords(row)}</small>
    </span>
  );
}

export interface CardProps {
  row: ApplicationRow;
  status: ApplicationStatusView | undefined;
  /** Of the columns that are shown. */
  said: readonly string[];
  zone: string;
  /** Null where money is not shown. */
  currency: string | null;
}

/** All of it on a phone. */
export function Card({ row, status, said, zone, currency }: CardProps) {
  const { state, percent, updatedAt, isChanged } = row;
  return (
    <div className={classes.card}>
      <div className={classes.cardLine}>
        <Number row={row} />
        {state === 'Subscribed' && status ? <StatusChip {...status} /> : <StateChip state={state} />}
        <Filled percent={percent} />
      </div>
      <Lead row={row} />
      {said.length > 0 ? <span className={classes.said}>{listed(...said) || '–'}</span> : null}
      <div className={classes.cardLine}>
        <span className={classes.moment} data-new={isChanged || undefined}>
          {isChanged ? 'изменена' : ''} {momentText(updatedAt, zone)}
        </span>
        {currency === null || row.money === null ? null : <Sums money={row.money} currency={currency} />}
      </div>
    </div>
  );
}
