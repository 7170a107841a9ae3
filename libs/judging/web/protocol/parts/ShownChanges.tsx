// The organizer is told: a judge has changed a mark that the hall had seen.

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
  const { shownChanges, judges, criteria, groups } = protocol;
  if (shownChanges.length === 0) return null;
  const rows = groups.flatMap((group) => group.rows);
  return (
    <ul className={classes.ties} aria-label="Изменено после показа" role="status">
      {shownChanges.map(({ itemGuid, judgeGuid, pointGuid, from, to }, index) => {
        const row = rows.find((one) => one.itemGuid === itemGuid);
        const judge = judges.find(({ guid }) => guid === judgeGuid);
        const criterion = criteria.find(({ guid }) => guid === pointGuid);
        const decimals = criterion ? scaleDecimals(criterion) : undefined;
        const mark = (value: number | null, none: string) =>
          value === null ? none : formatThousandths(value, decimals);
        // The number says who performed: the row stands below.
        const who = row?.number ? '' : ` ${row?.performer || row?.collective}`;
        return (
          <li key={`${itemGuid} ${judgeGuid} ${pointGuid}`} className={classes.tie} data-open>
            <IconEyeExclamation size={18} stroke={1.75} aria-hidden />
            <div>
              <b>Оценку изменили после показа в зале</b>
              <p>
                {row ? `${numberSign(row.number)}${who}. ` : ''}
                {judge ? withInitials(judge.fullName) : ''}: {criterion?.title ?? ''}, {mark(from, 'без оценки')} →{' '}
                {mark(to, 'снята')}
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

/** On the live desk: once read, they leave the room to the marks; a later change is told anew. */
export function ChangesToSee({ protocol }: { protocol: ProtocolView }) {
  const [seen, see] = useState('');
  const shownChanges = protocol.shownChanges.filter(({ at }) => at > seen);
  return <ShownChanges protocol={{ ...protocol, shownChanges }} onRead={() => see(shownChanges[0]!.at)} />;
}
