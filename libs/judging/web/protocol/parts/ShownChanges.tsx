// The desk is told: a judge has changed a mark that the hall had seen.

import { IconEyeExclamation } from '@tabler/icons-react';
import type { ProtocolView } from '@rampa/contract';
import { scaleDecimals } from '@rampa/judging/domain';
import { formatThousandths, numberSign } from '@rampa/kernel';
import { withInitials } from '@rampa/platform/web/base';
import classes from '../style/ties.module.css';

export function ShownChanges({ protocol }: { protocol: ProtocolView }) {
  const { shownChanges, judges, criteria, groups } = protocol;
  if (shownChanges.length === 0) return null;
  const rows = groups.flatMap((group) => group.rows);
  return (
    <ul className={classes.ties} aria-label="Изменено после показа" role="status">
      {shownChanges.map(({ itemGuid, judgeGuid, pointGuid, from, to }) => {
        const row = rows.find((one) => one.itemGuid === itemGuid);
        const judge = judges.find(({ guid }) => guid === judgeGuid);
        const criterion = criteria.find(({ guid }) => guid === pointGuid);
        const decimals = criterion ? scaleDecimals(criterion) : undefined;
        const mark = (value: number | null) => (value === null ? 'снята' : formatThousandths(value, decimals));
        return (
          <li key={`${itemGuid} ${judgeGuid} ${pointGuid}`} className={classes.tie} data-open>
            <IconEyeExclamation size={18} stroke={1.75} aria-hidden />
            <div>
              <b>Оценку изменили после показа в зале</b>
              <p>
                {row ? `${numberSign(row.number)} ${row.performer || row.collective}. ` : ''}
                {judge ? withInitials(judge.fullName) : ''}
                <span>
                  {criterion?.title ?? ''}: {mark(from)} → {mark(to)}
                </span>
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
