// The live desk's second column: marks of the performance on stage and of the one before it.

import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { ProtocolView } from '@rampa/contract';
import { Chip, EmptyState } from '@rampa/platform/web/base';
import { DeskBody, DeskColumn } from '@rampa/platform/web/desk';
import { lately, methodsOf } from '../order/lately.ts';
import { STATE_TONES, STATE_WORDS } from '../order/words.ts';
import { DeskMarks } from './DeskMarks.tsx';
import { JudgesReach } from './JudgesReach.tsx';
import { ChangesToSee } from './ShownChanges.tsx';
import classes from '../style/desk.module.css';

export interface DeskProtocolProps {
  protocol: ProtocolView;
  /** Guids of the running order; null where the person may not see it. */
  order: readonly string[] | null;
  canNudge: boolean;
}

export function DeskProtocol({ protocol, order, canNudge }: DeskProtocolProps) {
  const rows = lately(protocol, order);
  const body = useRef<HTMLDivElement>(null);
  const now = rows[0]?.itemGuid;
  // Whoever is judged now stands in sight, however far the column was scrolled before him.
  useEffect(() => {
    // Newer browsers answer a promise, which is no clean-up.
    body.current?.scrollTo({ top: 0 });
  }, [now]);
  return (
    <DeskColumn
      title="Живой протокол"
      aside={
        <>
          {protocol.state === 'Open' ? null : (
            <Chip tone={STATE_TONES[protocol.state]}>{STATE_WORDS[protocol.state]}</Chip>
          )}
          <Link
            to={`/organizer/events/${protocol.competitionGuid}/protocols?competitionProgramGuid=${protocol.programGuid}`}
          >
            Весь протокол
          </Link>
        </>
      }
    >
      <DeskBody isPadded ref={body}>
        <ChangesToSee key={protocol.programGuid} protocol={protocol} />
        {protocol.state === 'Draft' ? (
          <p className={classes.note}>Судьи пока не могут ставить оценки: протокол не открыт.</p>
        ) : null}
        {rows.length === 0 ? (
          <EmptyState>Оценки появятся, когда первый выйдет на сцену.</EmptyState>
        ) : (
          <JudgesReach protocol={protocol} canNudge={canNudge}>
            {rows.map((row) => (
              <DeskMarks
                key={row.itemGuid}
                protocol={protocol}
                row={row}
                isNow={row.activity === 'OnStage'}
                canNudge={canNudge}
              />
            ))}
          </JudgesReach>
        )}
        {methodsOf(rows).map((text) => (
          <p key={text} className={classes.method}>
            {text}
          </p>
        ))}
      </DeskBody>
    </DeskColumn>
  );
}
