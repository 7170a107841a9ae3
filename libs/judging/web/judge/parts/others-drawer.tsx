// After the lock, where the organizer allows it: what each judge has given this performance. Nothing of it is kept on the
// device.

import { VotingProtocolGetOthersMarks, type OthersMarksView } from '@rampa/contract';
import { scaleDecimals } from '@rampa/judging/domain';
import { formatThousandths } from '@rampa/kernel';
import { ApiFailure, Button, callApi, Drawer, Skeleton, unbroken } from '@rampa/platform/web/base';
import { useEffect, useState } from 'react';
import type { SheetItem } from '../sheet/sheet-model.ts';
import { calledOut, nameOf } from './performance-head.tsx';

export interface OthersDrawerProps {
  link: string;
  programGuid: string;
  item: SheetItem;
  isOpen: boolean;
  onClose: () => void;
}

export function OthersDrawer({ link, programGuid, item, isOpen, onClose }: OthersDrawerProps) {
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title="Оценки жюри">
      {isOpen ? (
        <div className="judge-others">
          <p>{unbroken(calledOut(item.number, nameOf(item)))}</p>
          <Marks link={link} programGuid={programGuid} itemGuid={item.guid} />
        </div>
      ) : null}
    </Drawer>
  );
}

/** Read anew each time: a protocol that is opened again hides them. */
function Marks({ link, programGuid, itemGuid }: { link: string; programGuid: string; itemGuid: string }) {
  const [seen, setSeen] = useState<OthersMarksView | ApiFailure | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    callApi(VotingProtocolGetOthersMarks, {
      link,
      query: { competitionProgramGuid: programGuid },
      signal: stop.signal,
    }).then(setSeen, (error: unknown) => {
      if (!stop.signal.aborted && error instanceof ApiFailure) setSeen(error);
    });
    return () => stop.abort();
  }, [link, programGuid, turn]);
  function again() {
    setSeen(null);
    setTurn(turn + 1);
  }
  if (seen === null) return <Skeleton height="6rem" />;
  if (seen instanceof ApiFailure)
    return (
      <>
        <p role="alert">{seen.message}</p>
        {seen.isPassing ? <Button onClick={again}>Повторить</Button> : null}
      </>
    );
  const given = seen.items.find(({ guid }) => guid === itemGuid)?.byJudge ?? [];
  if (given.length === 0) return <p>Это выступление никто не оценивал.</p>;
  return (
    <ul>
      {given.map((one) => {
        const { name, isSelf } = seen.judges[one.judge]!;
        return (
          <li key={one.judge}>
            <b>{isSelf ? `${unbroken(name)}, это вы` : unbroken(name)}</b>
            <span className="r-figures">{totalOf(one, seen)}</span>
            {one.abstained ? null : <small>{marksOf(one, seen)}</small>}
          </li>
        );
      })}
    </ul>
  );
}

type Given = OthersMarksView['items'][number]['byJudge'][number];

function totalOf({ total, abstained }: Given, { decimals }: OthersMarksView): string {
  if (abstained) return 'воздержание';
  return total === null ? '—' : formatThousandths(total, decimals);
}

/** «Техника 9,5, Артистизм 9,0»; one criterion is the total itself. */
function marksOf({ marks }: Given, { criteria }: OthersMarksView): string {
  const own = criteria.flatMap((criterion, at) => {
    const mark = marks[at] ?? null;
    return mark === null ? [] : [`${criterion.title}\u00A0${formatThousandths(mark, scaleDecimals(criterion))}`];
  });
  return own.length > 1 ? own.join(', ') : '';
}
