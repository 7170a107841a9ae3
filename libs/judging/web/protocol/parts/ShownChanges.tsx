// The organizer is told: a judge has changed a mark or an abstention that the hall had seen.

import { IconEyeExclamation } from '@tabler/icons-react';
import { useState } from 'react';
import type { ProtocolView } from '@rampa/contract';
import { scaleDecimals } from '@rampa/judging/domain';
import { formatThousandths, numberSign } from '@rampa/kernel';
import { Button, withInitials } from '@rampa/platform/web/base';
import classes from '../style/ties.module.css';

export interface ShownChangesProps {
  protocol: ProtocolView;
  /** The desk: «Понятно» gives the room back. */
  onRead?(): void;
}

export function ShownChanges({ protocol, onRead }: ShownChangesProps) {
  const { judges, criteria, groups } = protocol;
  const told = toldIn(protocol);
  if (told.length === 0) return null;
  const rows = groups.flatMap((group) => group.rows);
  return (
    <ul className={classes.ties} aria-label="Изменено после показа" role="status">
      {told.map((change, index) => {
        const row = rows.find((one) => one.itemGuid === change.itemGuid);
        const judge = judges.find(({ guid }) => guid === change.judgeGuid);
        // The number says who performed: the row stands below.
        const who = row?.number ? '' : ` ${row?.performer || row?.collective}`;
        return (
          <li key={keyOf(change)} className={classes.tie} data-open>
            <IconEyeExclamation size={18} stroke={1.75} aria-hidden />
            <div>
              <b>
                {'abstains' in change
                  ? 'Состав оценок изменился после показа в зале'
                  : 'Оценку изменили после показа в зале'}
              </b>
              <p>
                {row ? `${numberSign(row.number)}${who}. ` : ''}
                {judge ? withInitials(judge.fullName) : ''}: {whatOf(change, criteria)}
              </p>
            </div>
            {onRead && index === 0 ? (
              <Button kind="ghost" onClick={onRead}>
                Понятно
              </Button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

type Mark = ProtocolView['shownChanges'][number];
type Abstention = ProtocolView['shownAbstentions'][number];

/** The last one first. */
const toldIn = ({ shownChanges, shownAbstentions }: ProtocolView): (Mark | Abstention)[] =>
  [...shownChanges, ...shownAbstentions].toSorted((one, other) => other.at.localeCompare(one.at));

const keyOf = (change: Mark | Abstention) =>
  `${change.itemGuid} ${change.judgeGuid} ${'abstains' in change ? '' : change.pointGuid}`;

function whatOf(change: Mark | Abstention, criteria: ProtocolView['criteria']): string {
  if ('abstains' in change) return change.abstains ? 'воздерживается' : 'больше не воздерживается, оценки ещё нет';
  const criterion = criteria.find(({ guid }) => guid === change.pointGuid);
  const decimals = criterion ? scaleDecimals(criterion) : undefined;
  const mark = (value: number | null, none: string) => (value === null ? none : formatThousandths(value, decimals));
  return `${criterion?.title ?? ''}, ${mark(change.from, 'без оценки')} → ${mark(change.to, 'снята')}`;
}

/** On the live desk: once read, they leave the room to the marks; a later change is told anew. */
export function ChangesToSee({ protocol }: { protocol: ProtocolView }) {
  const [seen, see] = useState('');
  const later = <Change extends { at: string }>(changes: Change[]) => changes.filter(({ at }) => at > seen);
  const unseen = {
    ...protocol,
    shownChanges: later(protocol.shownChanges),
    shownAbstentions: later(protocol.shownAbstentions),
  };
  return <ShownChanges protocol={unseen} onRead={() => see(toldIn(unseen)[0]!.at)} />;
}
