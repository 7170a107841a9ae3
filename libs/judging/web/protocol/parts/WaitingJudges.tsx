// «Ещё не оценили»: the judges of one performance from whom marks are wanted, each with the way to remind him.

import type { ProtocolView } from '@rampa/contract';
import { waitingJudges } from '../order/waiting.ts';
import { NudgeButton } from './NudgeButton.tsx';
import classes from '../style/waiting.module.css';

export interface WaitingJudgesProps {
  protocol: ProtocolView;
  itemGuid: string;
  /** Whoever may only read is told, and reminds nobody. */
  canNudge: boolean;
}

/** Nothing where everybody has marked. */
export function WaitingJudges({ protocol, itemGuid, canNudge }: WaitingJudgesProps) {
  const judges = waitingJudges(protocol, itemGuid);
  if (judges.length === 0) return null;
  return (
    <section className={classes.waiting}>
      <h3>Ещё не оценили</h3>
      <ul>
        {judges.map(({ judgeGuid, fullName, given, expected }) => (
          <li key={judgeGuid}>
            <span>
              {fullName}
              {given > 0 ? (
                <small>
                  {given} из {expected}
                </small>
              ) : null}
            </span>
            {canNudge && protocol.state === 'Open' ? (
              <NudgeButton judgeGuid={judgeGuid} itemGuid={itemGuid} fullName={fullName} />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
