// Who has not marked what is on stage, or has just left it: each name leads to the cell, and can be reminded.

import type { ProtocolView } from '@rampa/contract';
import { numberSign } from '@rampa/kernel';
import { LampRow, withInitials, Whole } from '@rampa/platform/web/base';
import { currentOf } from '../order/current.ts';
import { sentBy } from '../order/rows.ts';
import { waitingJudges } from '../order/waiting.ts';
import { NudgeButton } from './NudgeButton.tsx';
import classes from '../style/awaited.module.css';

export interface AwaitedProps {
  protocol: ProtocolView;
  canChange: boolean;
  onCell(itemGuid: string, judgeGuid: string): void;
}

export function Awaited({ protocol, canChange, onCell }: AwaitedProps) {
  const current = protocol.state === 'Open' ? currentOf(protocol) : null;
  if (!current) return null;
  const { row, isOnStage } = current;
  const { lamps } = sentBy(row, protocol.judges);
  const judges = waitingJudges(protocol, row.itemGuid);
  if (lamps.length === 0) return null;
  return (
    <section className={classes.awaited} aria-label="Кого ждём">
      <p>
        {isOnStage ? 'На сцене' : 'Сошло со сцены'}{' '}
        <b>
          {row.number === '' ? '' : `${numberSign(row.number)} `}
          <Whole of={row.performer || row.collective || 'Без исполнителя'} />
        </b>
      </p>
      <LampRow lamps={lamps.map((isLit) => (isLit ? 'now' : 'waiting'))} />
      {judges.length === 0 ? (
        <p>оценили все</p>
      ) : (
        <>
          <p>не оценили:</p>
          <ul>
            {judges.map(({ judgeGuid, fullName }) => (
              <li key={judgeGuid}>
                {canChange ? (
                  <>
                    <button type="button" className={classes.cell} onClick={() => onCell(row.itemGuid, judgeGuid)}>
                      {withInitials(fullName)}
                    </button>
                    <NudgeButton judgeGuid={judgeGuid} itemGuid={row.itemGuid} fullName={fullName} />
                  </>
                ) : (
                  withInitials(fullName)
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
