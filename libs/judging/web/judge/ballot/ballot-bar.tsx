// The closed vote for the absolute Гран-при: a bar on every page of the judge, and the drawer in which he votes.

import { useEffect, useState } from 'react';
import { GrandPrixGetForJudge, GrandPrixVote, type JudgeBallot } from '@rampa/contract';
import { numberSign } from '@rampa/kernel';
import { ApiFailure, Button, callApi, Drawer, Skeleton, unbroken } from '@rampa/platform/web/base';
import './ballot.css';

export interface BallotBarProps {
  link: string;
  /** The last one that he saw open. */
  ballot: { guid: string; title: string };
  isOver: boolean;
}

export function BallotBar({ link, ballot, isOver }: BallotBarProps) {
  const [isOpen, setOpen] = useState(false);
  /** Of which vote he has read that it is over. */
  const [read, setRead] = useState('');
  if (isOver && read === ballot.guid) return null;
  if (isOver)
    return (
      <div className="judge-ballot-bar" role="status">
        <span>
          Голосование закончено: <b>{unbroken(ballot.title)}</b>. Спасибо! Итог объявит организатор.
        </span>
        <Button
          onClick={() => {
            setOpen(false);
            setRead(ballot.guid);
          }}
        >
          Понятно
        </Button>
      </div>
    );
  return (
    <>
      <div className="judge-ballot-bar" role="status">
        <span>
          Закрытое голосование: <b>{unbroken(ballot.title)}</b>
        </span>
        <Button onClick={() => setOpen(true)}>Голосовать</Button>
      </div>
      <Drawer key={ballot.guid} isOpen={isOpen} onClose={() => setOpen(false)} title={ballot.title}>
        {isOpen ? <Vote link={link} /> : null}
      </Drawer>
    </>
  );
}

type Known = { ballot: JudgeBallot | null } | ApiFailure | null;

/** Read anew each time; nothing of it is kept on the device. */
function Vote({ link }: { link: string }) {
  const [known, setKnown] = useState<Known>(null);
  const [turn, setTurn] = useState(0);
  const [refusal, setRefusal] = useState('');
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    callApi(GrandPrixGetForJudge, { link, signal: stop.signal }).then(setKnown, (error: unknown) => {
      if (stop.signal.aborted || !(error instanceof ApiFailure)) return;
      // A lost connection takes nothing from the screen that he has read.
      setKnown((former) => (former === null || former instanceof ApiFailure ? error : former));
    });
    return () => stop.abort();
  }, [link, turn]);

  async function say(guid: string, itemGuid: string | null): Promise<void> {
    setSending(true);
    setRefusal('');
    try {
      await callApi(GrandPrixVote, {
        link,
        query: { ballotGuid: guid },
        body: { competitionProgramItemGuid: itemGuid },
      });
      setKnown((former) =>
        former === null || former instanceof ApiFailure || former.ballot === null
          ? former
          : { ballot: { ...former.ballot, own: { itemGuid } } },
      );
    } catch (error) {
      setRefusal(error instanceof ApiFailure ? error.message : 'Голос не отправлен. Проверьте связь и повторите.');
    }
    setSending(false);
    setTurn((count) => count + 1);
  }

  if (known === null) return <Skeleton height="8rem" />;
  if (known instanceof ApiFailure)
    return (
      <div className="judge-ballot">
        <p role="alert">{known.message}</p>
        <Button onClick={() => setTurn(turn + 1)}>Повторить</Button>
      </div>
    );
  if (known.ballot === null) return <p>Голосование закончено.</p>;
  const { guid, candidates, own } = known.ballot;
  const chosen = candidates.find(({ itemGuid }) => itemGuid === own?.itemGuid);
  return (
    <div className="judge-ballot">
      <p>
        Ваш голос не увидит никто: после вскрытия называют только число голосов. Пока голосование идёт, голос можно
        изменить.
      </p>
      <p role="status">
        <b>
          {own === null
            ? 'Вы ещё не голосовали.'
            : chosen
              ? `Ваш голос принят: ${unbroken(calledOut(chosen))}`
              : 'Принято: вы воздержались.'}
        </b>
      </p>
      {refusal === '' ? null : <p role="alert">{refusal}</p>}
      <ul>
        {candidates.map((one) => (
          <li key={one.itemGuid}>
            <button
              type="button"
              aria-pressed={one.itemGuid === own?.itemGuid}
              disabled={isSending}
              onClick={() => void say(guid, one.itemGuid)}
            >
              <b>{unbroken(calledOut(one))}</b>
              <small>{unbroken([one.pieceTitle, one.programTitle].filter(Boolean).join(', '))}</small>
            </button>
          </li>
        ))}
      </ul>
      <Button kind="ghost" onClick={() => void say(guid, null)}>
        Воздержаться
      </Button>
    </div>
  );
}

function calledOut({ number, performer }: JudgeBallot['candidates'][number]): string {
  return number === '' ? performer : `${numberSign(number)} ${performer}`;
}
